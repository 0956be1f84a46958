import { type Control, useController } from 'react-hook-form';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select';
import { holidayName } from '@/lib/catalogue/holidays';
import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import type { RequestInput, RequestText } from '@/lib/contract/notaries/requests';
import type { DayPart } from '@/lib/domain/notaries/request';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { manilaDayNumber } from '@/lib/domain/platform/time';
import { type OfficeDay, officeDays } from './office-day';

interface DayChoiceProps {
  control: Control<RequestText, unknown, RequestInput>;
  hours: readonly OfficeHoursEntry[];
  now: number;
}

/** Days shown as chips, two rows on a phone; later ones are in a list. */
const NEXT_DAYS = 12;

/** The day of the visit, and the part of it. */
export function DayChoice({ control, hours, now }: DayChoiceProps) {
  const { field, fieldState } = useController({ control, name: 'day' });
  const part = useController({ control, name: 'part_of_day' }).field;
  const days = officeDays(hours, now);
  const last = manilaDayNumber(now) + NEXT_DAYS;
  const near = days.filter(({ number }) => number < last);
  const later = days.filter(({ number, open }) => number >= last && open !== '');
  const chosen = days.find(({ key }) => key === field.value);
  const choose = (key: string) => {
    field.onChange(key);
    const day = days.find((one) => one.key === key);
    if (part.value && day && !day.parts.includes(part.value)) part.onChange(null);
  };
  const holidays = near.filter(({ key }) => holidayName(key));
  return (
    <>
      <FieldGroup
        label="Day"
        help={chosen ? openOn(chosen) : 'The notary public may suggest another one.'}
        error={fieldState.error?.message}
      >
        <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-6">
          {near.map((day, index) => (
            <DayChip
              key={day.key}
              day={day}
              isFirst={index === 0}
              checked={day.key === field.value}
              choose={choose}
              inputRef={day === near.find(({ open }) => open !== '') ? field.ref : undefined}
            />
          ))}
        </div>
      </FieldGroup>
      {holidays.length > 0 && (
        <ul className="-mt-3 text-sm text-neutral-600">
          {holidays.map(({ key }) => (
            <li key={key}>
              {`${formatDate(dayKeyStart(key))}: ${holidayName(key)}, many offices close`}
            </li>
          ))}
        </ul>
      )}
      {later.length > 0 && (
        <SelectField
          label="A later day"
          optional
          value={later.some(({ key }) => key === field.value) ? field.value : ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Please choose</option>
          {later.map((day) => (
            <option key={day.key} value={day.key}>
              {`${formatDate(dayKeyStart(day.key))}, ${withHoliday(day)}`}
            </option>
          ))}
        </SelectField>
      )}
      <FieldGroup label="Part of the day">
        <div className="grid grid-cols-3 gap-1.5">
          {PARTS.map(({ value, label }) => (
            <ChoiceChip
              key={label}
              name="part_of_day"
              checked={part.value === value}
              disabled={value !== null && chosen !== undefined && !chosen.parts.includes(value)}
              onChange={() => part.onChange(value)}
              className="text-sm has-disabled:border-neutral-300 has-disabled:bg-neutral-100 has-disabled:text-neutral-600"
            >
              {label}
            </ChoiceChip>
          ))}
        </div>
      </FieldGroup>
    </>
  );
}

const PARTS: readonly { readonly value: DayPart | null; readonly label: string }[] = [
  { value: null, label: 'Any time' },
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
];

interface DayChipProps {
  day: OfficeDay;
  /** The first names its month, as the first of a month does. */
  isFirst: boolean;
  checked: boolean;
  choose: (key: string) => void;
  inputRef: ((element: HTMLInputElement | null) => void) | undefined;
}

function DayChip({ day, isFirst, checked, choose, inputRef }: DayChipProps) {
  const { key, open } = day;
  const [weekday, date = ''] = formatDate(dayKeyStart(key)).split(', ');
  const [month, number] = date.split(' ');
  const isHoliday = holidayName(key) !== null;
  const note = open === '' ? 'Closed' : isHoliday ? 'Holiday' : '';
  return (
    <ChoiceChip
      ref={inputRef}
      name="day"
      value={key}
      checked={checked}
      disabled={open === ''}
      onChange={() => choose(key)}
      className={`min-h-16 flex-col px-0.5! leading-5 has-disabled:border-neutral-300 has-disabled:bg-neutral-100 has-disabled:text-neutral-600 ${
        isHoliday && !checked ? 'border-dashed bg-neutral-100 text-neutral-700' : ''
      }`}
    >
      <span aria-hidden="true" className={isFirst || number === '1' ? 'text-sm' : ''}>
        {isFirst || number === '1' ? `${month} ${number}` : number}
      </span>
      <span aria-hidden="true" className="text-xs">
        {weekday}
      </span>
      {note && (
        <span aria-hidden="true" className="text-xs leading-4">
          {note}
        </span>
      )}
      <span className="sr-only">{`${weekday}, ${date}, ${withHoliday(day)}`}</span>
    </ChoiceChip>
  );
}

function openOn(day: OfficeDay): string {
  return `${formatDate(dayKeyStart(day.key))}: open ${withHoliday(day)}.`;
}

/**
 * Returns `9:00 AM to 5:00 PM` with the name of a holiday: many offices close on it, and the weekly hours do not say
 * so.
 */
function withHoliday({ key, open }: OfficeDay): string {
  if (open === '') return 'closed';
  const holiday = holidayName(key);
  return holiday ? `${open}; ${holiday}, may be closed` : open;
}
