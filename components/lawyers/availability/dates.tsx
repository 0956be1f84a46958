'use client';

import { ChevronDown, Plus } from 'lucide';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { MAX_EXCEPTIONS, type OwnAvailability } from '@/lib/contract/lawyers/availability';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import type { TypedException } from '@/lib/contract/lawyers/typed-hours';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { DateRow } from './date-row';
import { FormSection } from './form-section';
import { Holidays } from './holidays';
import { hoursText } from './hours-labels';

const DAY_OFF = { kind: 'off', start_time: '09:00', end_time: '17:00' } as const;

interface DatesProps {
  stored: OwnAvailability['exceptions'];
  /** Key of the Manila day. */
  today: string;
}

/** Dates that differ from the week, and the holidays that could be among them. */
export function Dates({ stored, today }: DatesProps) {
  const { control, formState, trigger } = useFormContext<TypedAvailability>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'exceptions' });
  const rows = useWatch({ control, name: 'exceptions' });
  const add = useRef<HTMLButtonElement>(null);
  const full = fields.length >= MAX_EXCEPTIONS;
  const check = () => {
    if (formState.isSubmitted) void trigger('exceptions');
  };
  return (
    <>
      <FormSection
        title="Dates that differ"
        intro="Days off, other hours on one date, or an extra day. Meetings already booked stay."
      >
        {fields.length > 0 ? (
          <ul
            aria-label="Dates that differ"
            className="@container divide-y rounded border bg-white"
          >
            {fields.map(({ id }, index) => (
              <DateRow
                key={id}
                index={index}
                today={today}
                onRemove={() => {
                  remove(index);
                  add.current?.focus();
                  check();
                }}
              />
            ))}
          </ul>
        ) : (
          <p className="rounded border border-dashed border-neutral-300 px-4 py-4 text-neutral-700">
            No special dates. Every week follows the hours above.
          </p>
        )}
        {!full && (
          <Button
            ref={add}
            variant="quiet"
            size="small"
            className="mt-2 -ml-3"
            onClick={() => append({ date: '', ...DAY_OFF })}
          >
            <Icon of={Plus} className="size-5" />
            Add a date
          </Button>
        )}
        <PastDates dates={stored.filter(({ date }) => date < today)} />
      </FormSection>
      <Holidays
        today={today}
        isOff={(date) => rows.some((row) => row.date === date && row.kind === 'off')}
        onTake={
          full
            ? null
            : (date) => {
                insert(placeOf(date, rows), { date, ...DAY_OFF }, { shouldFocus: false });
                check();
              }
        }
        onLeave={(date) => {
          remove(indexesOf(date, rows));
          check();
        }}
      />
    </>
  );
}

/** In front of the first later date. */
function placeOf(date: string, rows: readonly TypedException[]): number {
  const later = rows.findIndex((row) => row.date > date);
  return later === -1 ? rows.length : later;
}

function indexesOf(date: string, rows: readonly TypedException[]): number[] {
  return rows.flatMap((row, index) => (row.date === date && row.kind === 'off' ? [index] : []));
}

/** Dates that are over. They change nothing any more and go with the next save. */
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
