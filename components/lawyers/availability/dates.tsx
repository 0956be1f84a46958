'use client';

import { Plus } from 'lucide';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { MAX_EXCEPTIONS, type OwnAvailability } from '@/lib/contract/lawyers/availability';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import type { TypedException } from '@/lib/contract/lawyers/typed-hours';
import { DateRow } from './date-row';
import { FormSection } from './form-section';
import { Holidays } from './holidays';
import { PastDates } from './past-dates';

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
