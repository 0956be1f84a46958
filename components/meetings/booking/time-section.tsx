'use client';

import Link from 'next/link';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OpenDay } from '@/components/lawyers/times/open-times';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { useViewerZone } from '@/components/ui/hooks/use-viewer-zone';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import { FREE_RULE } from '@/lib/catalogue/free-rule';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { dayKey, dayKeyStart, formatDayLong, zoneCity } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { DayTabs, dayTabId } from './day-tabs';
import type { UnavailableTime } from './schedule';
import { TimeButtons } from './time-buttons';
import { TimeNotice } from './time-notice';
import type { Booking } from './use-booking';
import type { Pricing } from './use-pricing';
import type { Schedule } from './use-schedule';

/** Length, day and time, changed in place. */
export function TimeSection({ booking }: { booking: Booking }) {
  const { pricing, schedule, own, now } = booking;
  return (
    <div className="grid grid-cols-1 gap-5">
      <TimeNotice unavailable={schedule.unavailable} own={own} unreadable={schedule.unreadable} />
      <LengthChoice pricing={pricing} length={schedule.length} onChange={schedule.setLength} />
      {schedule.days.some((day) => day.starts.length > 0) ? (
        <DayAndTime schedule={schedule} now={now} />
      ) : (
        <NoTimes length={schedule.length} />
      )}
    </div>
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
        {pricing.lengths.map((one) => (
          <RadioCard
            key={one}
            name="length"
            className={one === 'free' ? 'sm:col-span-2' : undefined}
            value={one}
            checked={one === length}
            onChange={() => onChange(one)}
            label={one === 'free' ? FREE_CONSULTATION : `${one} minutes`}
            help={
              one === 'free'
                ? `₱0, ${FREE_RULE.withThisLawyer}`
                : formatPeso(pricing.price(one).price)
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function DayAndTime({ schedule, now }: { schedule: Schedule; now: number }) {
  const panelId = useId();
  const times = useRef<HTMLParagraphElement>(null);
  const dayStart = dayKeyStart(schedule.day);
  const shown = schedule.days.find((day) => day.key === schedule.day);
  const starts = withUnavailable(shown, schedule.unavailable);
  const zone = useViewerZone(starts[0] ?? dayStart);

  const chooseDay = (day: string) => {
    // The words that take the focus must be those of the new day.
    flushSync(() => schedule.setDay(day));
    times.current?.focus();
  };

  return (
    <div>
      <p className="mb-2 font-medium" aria-hidden="true">
        Day
      </p>
      <DayTabs
        days={schedule.days}
        chosen={schedule.day}
        now={now}
        panelId={panelId}
        onChoose={chooseDay}
      />
      <div
        id={panelId}
        className="mt-4"
        role="tabpanel"
        aria-labelledby={dayTabId(panelId, schedule.day)}
      >
        <p ref={times} tabIndex={-1} className="font-medium">
          {formatDayLong(dayStart)}{' '}
          <span className="font-normal text-neutral-600">
            Philippine time (PHT){zone && `, time in ${zoneCity(zone)} below`}
          </span>
        </p>
        <TimeButtons
          starts={starts}
          chosen={schedule.start}
          unavailable={schedule.unavailable}
          zone={zone}
          onChoose={schedule.setStart}
        />
      </div>
    </div>
  );
}

/** The starts of the day, with the unavailable one in its place when it belongs there. */
function withUnavailable(
  day: OpenDay | undefined,
  unavailable: UnavailableTime | null,
): readonly number[] {
  const starts = day?.starts ?? [];
  const belongs =
    unavailable !== null && unavailable.why !== 'closed' && sameDay(unavailable.start, day);
  if (!belongs || starts.includes(unavailable.start)) return starts;
  return [...starts, unavailable.start].toSorted((a, b) => a - b);
}

function sameDay(start: number, day: OpenDay | undefined): boolean {
  return day !== undefined && dayKey(start) === day.key;
}

function NoTimes({ length }: { length: Length }) {
  return (
    <EmptyState title={`No open times for ${minutesOf(length)} minutes`} headingLevel="h3">
      There are none in the next 14 days. Choose another length, or{' '}
      <Link href="/lawyers-online" className={textLinkClass}>
        see other lawyers
      </Link>
      .
    </EmptyState>
  );
}
