'use client';
import { ChevronDown, Plus, X } from 'lucide';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FieldError } from '@/components/ui/display/field-error';
import { Button, IconButton } from '@/components/ui/forms/button';
import { Input } from '@/components/ui/forms/input';
import { Select } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { holidayName } from '@/lib/catalogue/holidays';
import { MAX_EXCEPTIONS, type OwnAvailability } from '@/lib/contract/lawyers/availability';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import { EXCEPTION_KINDS, type TypedException } from '@/lib/contract/lawyers/typed-hours';
import { dayKeyStart, formatDate, formatDay } from '@/lib/domain/platform/clock-labels';
import { manilaDayStart, manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';
import { CloseDays } from './close-days';
import { type DayRange, dayOff, daysIn, rangesOff, withDaysOff } from './days-off';
import { AllHolidays, DaysOffCalendar } from './days-off-calendar';
import { FormSection } from './form-section';
import { HolidaySources } from './holiday-sources';
import { HoursFields } from './hours-fields';
import { hoursText, isOpenWeekday } from './hours-labels';

interface DatesProps {
  stored: OwnAvailability['exceptions'];
  /** Key of the Manila day. */
  today: string;
}

/** Days off by a calendar, with the holidays in it, and the dates with other hours below. */
export function Dates({ stored, today }: DatesProps) {
  const { control, formState, setFocus, trigger } = useFormContext<TypedAvailability>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'exceptions' });
  const rows = useWatch({ control, name: 'exceptions' });
  // Those that stand now: what is typed row by row stays rows.
  const [ranges, setRanges] = useState(() => rangesOff(rows));
  const add = useRef<HTMLButtonElement>(null);
  const full = fields.length >= MAX_EXCEPTIONS;
  const check = () => {
    if (formState.isSubmitted) void trigger('exceptions');
  };
  const take = (dates: readonly string[], taken: readonly DayRange[]): boolean => {
    const next = withDaysOff(rows, dates);
    if (next.length > MAX_EXCEPTIONS) return false;
    replace(next);
    setRanges([...ranges, ...taken]);
    check();
    return true;
  };
  const takeEach = (dates: readonly string[]) =>
    take(
      dates,
      dates.map((date) => ({ from: date, to: date })),
    );
  const drop = (indexes: number[]) => {
    remove(indexes);
    check();
  };
  const removeRow = (indexes: number[]) => {
    drop(indexes);
    add.current?.focus();
  };
  const isOff = (date: string) => rows.some((row) => row.date === date && row.kind === 'off');
  const press = (date: string) => {
    const differs = rows.findIndex((row) => row.date === date && row.kind !== 'off');
    if (differs !== -1) setFocus(`exceptions.${differs}.kind`);
    else if (isOff(date)) drop(indexesOf([date], rows));
    else takeEach([date]);
  };
  // One that was removed is watched for a moment longer than it is a field.
  const shown = foldedRows(rows.slice(0, fields.length), ranges);
  const folded = shown.filter((one) => typeof one !== 'number');
  const typed = shown.filter((one) => typeof one === 'number');
  return (
    <FormSection
      title="Days off"
      intro="Press a day to take it off, and again to work. Clients can book you on holidays unless you take them off. Meetings already booked stay. What repeats, such as a hearing each week, is easier blocked in your calendar."
    >
      <DaysOffCalendar today={today} rows={rows} full={full} onDay={press} />
      <AllHolidays
        today={today}
        isOff={isOff}
        room={MAX_EXCEPTIONS - fields.length}
        onTake={takeEach}
        onLeave={(dates) => drop(indexesOf(dates, rows))}
      />
      {folded.length > 0 && (
        <ul aria-label="Days off" className="mt-4 flex flex-wrap gap-2">
          {folded.map((one) => (
            <DayOffChip
              key={one.from}
              {...one}
              onOpen={() => setRanges(ranges.filter(({ from }) => from !== one.range))}
              onRemove={() => removeRow(one.indexes)}
            />
          ))}
        </ul>
      )}
      {typed.length > 0 && (
        <ul
          aria-label="Dates that differ"
          className="@container mt-4 divide-y rounded border bg-white"
        >
          {typed.map((one) => (
            <DateRow
              key={fields[one]?.id ?? one}
              index={one}
              today={today}
              onRemove={() => removeRow([one])}
            />
          ))}
        </ul>
      )}
      {!full && (
        <>
          <Button
            ref={add}
            variant="quiet"
            size="small"
            className="mt-2 -ml-3"
            onClick={() => append(dayOff(''))}
          >
            <Icon of={Plus} className="size-5" />
            Add a date
          </Button>
          <CloseDays
            today={today}
            onClose={(range) =>
              take(daysIn(range), [range]) ? null : `You can set ${MAX_EXCEPTIONS} dates at most.`
            }
          />
        </>
      )}
      <PastDates dates={stored.filter(({ date }) => date < today)} />
      <HolidaySources today={today} />
    </FormSection>
  );
}

interface FoldedRange {
  readonly range: string;
  readonly from: string;
  readonly to: string;
  readonly indexes: number[];
}

/** Returns the rows in order, by index; consecutive days off of a range are one row. */
function foldedRows(
  rows: readonly TypedException[],
  ranges: readonly DayRange[],
): (number | FoldedRange)[] {
  const folded = new Map<string, FoldedRange>();
  const seen = new Set<string>();
  return rows.flatMap(({ date, kind }, index): (number | FoldedRange)[] => {
    const range = ranges.find(({ from, to }) => kind === 'off' && date >= from && date <= to);
    // A day that is off twice is shown, with its error.
    if (!range || seen.has(date)) return [index];
    seen.add(date);
    const known = folded.get(range.from);
    if (known) {
      folded.set(range.from, Object.assign(known, { to: date }));
      known.indexes.push(index);
      return [];
    }
    const begun = { range: range.from, from: date, to: date, indexes: [index] };
    folded.set(range.from, begun);
    return [begun];
  });
}

interface RangeRowProps extends FoldedRange {
  onOpen: () => void;
  onRemove: () => void;
}

/** A day off, or consecutive ones: pressed to change it, or removed. */
function DayOffChip({ from, to, indexes, onOpen, onRemove }: RangeRowProps) {
  const first = formatDate(dayKeyStart(from));
  const label = from === to ? first : `${first} to ${formatDate(dayKeyStart(to))}`;
  const count = indexes.length;
  return (
    <li className="flex items-center rounded border bg-white">
      <button
        type="button"
        aria-label={count === 1 ? `Change ${label}` : `Day by day for ${label}`}
        className="min-h-tap rounded pr-1 pl-3 text-left text-sm font-semibold hover:bg-neutral-100"
        onClick={onOpen}
      >
        <span>{label}</span>
        {count > 1 && <span className="ml-1.5 font-normal text-neutral-600">{count} days off</span>}
      </button>
      <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon of={X} className="size-4" />
      </IconButton>
    </li>
  );
}

function indexesOf(dates: readonly string[], rows: readonly TypedException[]): number[] {
  return rows.flatMap(({ date, kind }, index) =>
    kind === 'off' && dates.includes(date) ? [index] : [],
  );
}

function PastDates({ dates }: { dates: OwnAvailability['exceptions'] }) {
  if (dates.length === 0) return null;
  return (
    <details className="group mt-2">
      <summary className="flex min-h-tap items-center gap-2 rounded text-sm font-medium text-neutral-700 hover:text-neutral-900">
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
        {dates.length === 1 ? '1 past date' : `${dates.length} past dates`}
      </summary>
      <ul className="grid gap-1 pb-2 pl-6 text-sm text-neutral-700">
        {dates.map((one) => (
          <li key={`${one.date} ${one.start_time}`}>
            {formatDay(dayKeyStart(one.date))}, {whatDiffered(one)}
          </li>
        ))}
      </ul>
      <p className="pb-2 pl-6 text-sm text-neutral-600">They are removed when you save.</p>
    </details>
  );
}

function whatDiffered({ available, start_time, end_time }: OwnAvailability['exceptions'][number]) {
  if (start_time === null || end_time === null) return 'day off';
  return `${available ? 'open' : 'off'} ${hoursText([{ start_time, end_time }])}`;
}

interface DateRowProps {
  index: number;
  today: string;
  onRemove: () => void;
}

function DateRow({ index, today, onRemove }: DateRowProps) {
  const { control, register, formState } = useFormContext<TypedAvailability>();
  const row = useWatch({ control, name: `exceptions.${index}` });
  const days = useWatch({ control, name: 'days' });
  const day = parseDayKey(row.date);
  const weekday = day === null ? null : days[manilaWeekday(day)];
  const extra = weekday ? !isOpenWeekday(weekday) : false;
  const name = `exceptions.${index}` as const;
  const field = (part: 'date' | 'kind' | 'start_time' | 'end_time') =>
    register(`${name}.${part}`, { deps: 'exceptions' });
  const errors = formState.errors.exceptions?.[index];
  const label = day === null ? `Date ${index + 1}` : formatDate(manilaDayStart(day));
  return (
    <li className="px-4 py-3">
      <fieldset className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <div className="flex items-start gap-1">
          <div className="grid min-w-0 flex-1 gap-2 @lg:grid-cols-2">
            <Input
              {...field('date')}
              type="date"
              min={today}
              aria-label="Date"
              aria-invalid={errors?.date ? true : undefined}
              aria-describedby={errors?.date ? `${name}-error` : undefined}
            />
            <Select {...field('kind')} aria-label="What differs">
              {EXCEPTION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KINDS[kind][extra ? 'extra' : 'usual']}
                </option>
              ))}
            </Select>
          </div>
          <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
            <Icon of={X} className="size-5" />
          </IconButton>
        </div>
        {errors?.date && <FieldError id={`${name}-error`}>{errors.date.message}</FieldError>}
        {row.kind !== 'off' && (
          <div className="mt-2 flex min-w-0 @sm:pr-12">
            <HoursFields
              label={row.kind === 'open' ? 'Open' : 'Not available'}
              start={field('start_time')}
              end={field('end_time')}
              errors={{ start: errors?.start_time?.message, end: errors?.end_time?.message }}
            />
          </div>
        )}
        {day !== null && (
          <p className="mt-1.5 text-sm text-neutral-600">{aboutDay(row.date, day)}</p>
        )}
      </fieldset>
    </li>
  );
}

const KINDS = {
  off: { usual: 'Day off', extra: 'Day off' },
  open: { usual: 'Other hours', extra: 'Extra day' },
  closed: { usual: 'Part of the day off', extra: 'Part of the day off' },
} as const;

/** Formats `Mon, Nov 30, Bonifacio Day`. */
function aboutDay(date: string, day: number): string {
  return [formatDate(manilaDayStart(day)), holidayName(date)].filter(Boolean).join(', ');
}
