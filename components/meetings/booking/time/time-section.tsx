'use client';

import Link from 'next/link';
import { type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OpenDay } from '@/components/lawyers/times/open-times';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { useViewerZone } from '@/components/ui/hooks/use-viewer-zone';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { dayKey, dayKeyStart, formatDayLong, zoneCity } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { DayTabs, dayTabId } from './day-tabs';
import type { Offer } from './offer';
import { type Length, type LostTime, minutesOf } from './schedule';
import { TimeButtons } from './time-buttons';
import { type OwnMeeting, TimeNotice } from './time-notice';
import type { Schedule } from './use-schedule';

interface TimeSectionProps {
  offer: Offer;
  schedule: Schedule;
  own: OwnMeeting | null;
  unreadable: boolean;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  noticeRef: Ref<HTMLDivElement>;
}

/** Length, day and time, changed in place. */
export function TimeSection({
  offer,
  schedule,
  own,
  unreadable,
  now,
  noticeRef,
}: TimeSectionProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <TimeNotice
        ref={noticeRef}
        lost={schedule.lost}
        own={own}
        unreadable={unreadable && schedule.start === null}
      />
      <LengthChoice offer={offer} length={schedule.length} onChange={schedule.setLength} />
      {schedule.days.some((day) => day.starts.length > 0) ? (
        <DayAndTime schedule={schedule} now={now} />
      ) : (
        <NoTimes length={schedule.length} />
      )}
    </div>
  );
}

interface LengthChoiceProps {
  offer: Offer;
  length: Length;
  onChange: (length: Length) => void;
}

function LengthChoice({ offer, length, onChange }: LengthChoiceProps) {
  return (
    <FieldGroup label="Length" legendHidden>
      <div className="grid gap-2 sm:grid-cols-2">
        {offer.lengths.map((one) => (
          <RadioCard
            key={one}
            name="length"
            className={one === 'free' ? 'sm:col-span-2' : undefined}
            value={one}
            checked={one === length}
            onChange={() => onChange(one)}
            label={one === 'free' ? `Free ${minutesOf(one)}-minute consultation` : `${one} minutes`}
            help={one === 'free' ? '₱0, once with this lawyer' : formatPeso(offer.price(one).price)}
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
  const starts = withLost(shown, schedule.lost);
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
          lost={schedule.lost}
          zone={zone}
          onChoose={schedule.setStart}
        />
      </div>
    </div>
  );
}

/** The starts of the day, with the lost one in its place when it belongs there. */
function withLost(day: OpenDay | undefined, lost: LostTime | null): readonly number[] {
  const starts = day?.starts ?? [];
  const belongs = lost !== null && lost.why !== 'closed' && sameDay(lost.start, day);
  if (!belongs || starts.includes(lost.start)) return starts;
  return [...starts, lost.start].toSorted((a, b) => a - b);
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
