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
import { type DayRange, dayOff, daysIn, longRanges, withDaysOff } from './days-off';
import { FormSection } from './form-section';
import { Holidays } from './holidays';
import { HoursFields } from './hours-fields';
import { hoursText, isOpenWeekday } from './hours-labels';

interface DatesProps {
  stored: OwnAvailability['exceptions'];
  /** Key of the Manila day. */
  today: string;
}

/** Dates that differ from the week, and the holidays that can be added. */
export function Dates({ stored, today }: DatesProps) {
  const { control, formState, trigger } = useFormContext<TypedAvailability>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'exceptions' });
  const rows = useWatch({ control, name: 'exceptions' });
  // Those that stand now: what is typed row by row stays rows.
  const [ranges, setRanges] = useState(() => longRanges(rows));
  const add = useRef<HTMLButtonElement>(null);
  const full = fields.length >= MAX_EXCEPTIONS;
  const check = () => {
    if (formState.isSubmitted) void trigger('exceptions');
  };
  const take = (dates: readonly string[]): boolean => {
    const next = withDaysOff(rows, dates);
    if (next.length > MAX_EXCEPTIONS) return false;
    replace(next);
    check();
    return true;
  };
  const removeAll = (indexes: number[]) => {
    remove(indexes);
    add.current?.focus();
    check();
  };
  // One that was removed is watched for a moment longer than it is a field.
  const shown = foldedRows(rows.slice(0, fields.length), ranges);
  return (
    <>
      <FormSection
        title="Dates that differ"
        intro="Days off, other hours on one date, or an extra day. Meetings already booked stay. What repeats, such as a hearing each week, is easier blocked in your calendar."
      >
        {fields.length > 0 ? (
          <ul
            aria-label="Dates that differ"
            className="@container divide-y rounded border bg-white"
          >
            {shown.map((one) =>
              typeof one === 'number' ? (
                <DateRow
                  key={fields[one]?.id ?? one}
                  index={one}
                  today={today}
                  onRemove={() => removeAll([one])}
                />
              ) : (
                <RangeRow
                  key={one.from}
                  {...one}
                  onOpen={() => setRanges(ranges.filter(({ from }) => from !== one.range))}
                  onRemove={() => removeAll(one.indexes)}
                />
              ),
            )}
          </ul>
        ) : (
          <p className="rounded border border-dashed border-neutral-300 px-4 py-4 text-neutral-700">
            No special dates. Every week follows the hours above.
          </p>
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
              onClose={(range) => {
                if (!take(daysIn(range))) return `You can set ${MAX_EXCEPTIONS} dates at most.`;
                setRanges([...ranges, range]);
                return null;
              }}
            />
          </>
        )}
        <PastDates dates={stored.filter(({ date }) => date < today)} />
      </FormSection>
      <Holidays
        today={today}
        isOff={(date) => rows.some((row) => row.date === date && row.kind === 'off')}
        room={MAX_EXCEPTIONS - fields.length}
        onTake={take}
        onLeave={(date) => {
          remove(indexesOf(date, rows));
          check();
        }}
      />
    </>
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

/** Consecutive days off. */
function RangeRow({ from, to, indexes, onOpen, onRemove }: RangeRowProps) {
  const first = formatDate(dayKeyStart(from));
  const label = from === to ? first : `${first} to ${formatDate(dayKeyStart(to))}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 py-2">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="text-sm text-neutral-600">
          {indexes.length === 1 ? '1 day off' : `${indexes.length} days off`}
        </span>
      </p>
      <Button variant="quiet" size="small" onClick={onOpen}>
        Day by day<span className="sr-only"> for {label}</span>
      </Button>
      <IconButton aria-label={`Remove ${label}`} onClick={onRemove}>
        <Icon of={X} className="size-5" />
      </IconButton>
    </li>
  );
}

function indexesOf(date: string, rows: readonly TypedException[]): number[] {
  return rows.flatMap((row, index) => (row.date === date && row.kind === 'off' ? [index] : []));
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
