'use client';

import Link from 'next/link';
import type { Ref } from 'react';
import { DayAndTime } from '@/components/meetings/booking/times/day-and-time';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { DURATIONS } from '@/lib/domain/lawyers/slots';
import { formatPeso } from '@/lib/domain/platform/money';
import type { Booking } from './use-booking';
import type { Pricing } from './use-pricing';

interface TimePickerProps {
  booking: Booking;
  ref: Ref<HTMLFieldSetElement> | undefined;
  onDone: () => void;
}

export function TimePicker({ booking, ref, onDone }: TimePickerProps) {
  const { pricing, schedule, ownChosen, now } = booking;
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-label="Length, day and time"
      className="grid min-w-0 grid-cols-1 gap-5"
    >
      {schedule.length !== 'free' && (
        <LengthChoice pricing={pricing} length={schedule.length} onChange={schedule.setLength} />
      )}
      {schedule.days.some((day) => day.starts.length > 0) ? (
        <DayAndTime schedule={schedule} now={now} />
      ) : (
        <NoTimes length={schedule.length} />
      )}
      {(schedule.start !== null || ownChosen) && (
        <Button variant="outline" className="justify-self-start" onClick={onDone}>
          Done
        </Button>
      )}
    </fieldset>
  );
}

interface LengthChoiceProps {
  pricing: Pricing;
  length: Length;
  onChange: (length: Length) => void;
}

function LengthChoice({ pricing, length, onChange }: LengthChoiceProps) {
  return (
    <FieldGroup label="Length" legendHidden>
      <div className="grid gap-2 sm:grid-cols-2">
        {DURATIONS.map((one) => (
          <RadioCard
            key={one}
            name="length"
            value={one}
            checked={one === length}
            onChange={() => onChange(one)}
            label={`${one} minutes`}
            help={formatPeso(pricing.price(one).price)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function NoTimes({ length }: { length: Length }) {
  return (
    <EmptyState title={`No open times for ${minutesOf(length)} minutes`} headingLevel="h3">
      There are none in the next 14 days. Choose another length, or{' '}
      <Link href="/lawyers-online" prefetch={false} className={textLinkClass}>
        see other lawyers
      </Link>
      .
    </EmptyState>
  );
}
