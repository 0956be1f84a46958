'use client';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromHourOf, type OpenDay } from '@/components/lawyers/times/model/open-times';
import { Price } from '@/components/ui/display/price';
import { FieldGroup } from '@/components/ui/forms/field';
import type { BusyTimes, OwnAvailability } from '@/lib/contract/lawyers/availability';
import {
  exceptionOf,
  type TypedAvailability,
  weeklyHours,
} from '@/lib/contract/lawyers/availability-form';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { isForward } from '@/lib/contract/lawyers/typed-hours';
import { MAX_PRICE, MIN_PRICE } from '@/lib/domain/lawyers/pricing';
import {
  DURATIONS,
  type Duration,
  MAX_BUFFER_MINUTES,
  MAX_DAILY_MEETINGS,
  MAX_NOTICE_MINUTES,
  openSlots,
  type Schedule,
} from '@/lib/domain/lawyers/slots';
import { dayKeyStart, formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { parsePeso } from '@/lib/domain/platform/money';
import { minuteOfClock, parseDayKey } from '@/lib/domain/platform/time';
import { DayGrid } from '../profile/day-grid';
import { LengthOption } from '../profile/length-choice';
import { isShown } from '../profile-editor/is-shown';

interface PreviewDaysProps {
  profile: OwnProfile;
  busy: BusyTimes;
  /** Epoch milliseconds. */
  now: number;
}

/** The calendar of the public profile, from the typed values; its times are not links. */
export function PreviewDays({ profile, busy, now }: PreviewDaysProps) {
  const typed = useTyped();
  const [length, setLength] = useState<Duration>(30);
  const [chosen, setChosen] = useState<string | null>(null);
  const days = daysOf(typedSchedule(typed, profile.availability, busy), length, now);
  const open = days.filter(({ starts }) => starts.length > 0);
  const day = open.find(({ key }) => key === chosen) ?? open[0];
  return (
    <>
      <FieldGroup label="Length of the meeting" legendHidden className="mt-3">
        <div className="grid grid-cols-2 gap-2">
          {DURATIONS.map((duration) => (
            <LengthOption
              key={duration}
              checked={duration === length}
              onChange={() => setLength(duration)}
            >
              <span className="text-sm text-neutral-700">{duration} minutes</span>
              <TypedPrice typed={duration === 30 ? typed.price_30 : typed.price_60} />
            </LengthOption>
          ))}
        </div>
      </FieldGroup>
      <DayGrid days={days} chosen={day?.key ?? null} now={now} onChoose={setChosen} />
      <div aria-live="polite">
        {day ? (
          <DayTimes day={day} />
        ) : (
          <p className="mt-4 border-t pt-4 text-neutral-700">
            No {length}-minute times are open on these days.
          </p>
        )}
      </div>
      {!isShown(profile) && (
        <p className="mt-4 border-t pt-4 text-sm text-neutral-700">
          Clients don’t see your profile yet. These times appear with it.
        </p>
      )}
    </>
  );
}

/** Counts the half hours that clients could book in the two weeks of the calendar. */
export function useOpenCount({ profile, busy, now }: PreviewDaysProps): number {
  const days = daysOf(typedSchedule(useTyped(), profile.availability, busy), 30, now);
  return days.reduce((sum, { starts }) => sum + starts.length, 0);
}

/** Returns all current values, including those of rows that were just added. */
function useTyped(): TypedAvailability {
  const { control, getValues } = useFormContext<TypedAvailability>();
  useWatch({ control });
  return getValues();
}

function daysOf(schedule: Schedule, length: Duration, now: number): OpenDay[] {
  const days = [...openSlots(schedule, now)].map(([key, slots]) => ({
    key,
    starts: slots.filter(({ durations }) => durations.includes(length)).map(({ start }) => start),
  }));
  return fromHourOf(days, now);
}

function TypedPrice({ typed }: { typed: string }) {
  const centavos = parsePeso(typed);
  return centavos >= MIN_PRICE && centavos <= MAX_PRICE ? (
    <Price centavos={centavos} className="text-lg font-semibold" />
  ) : (
    <span className="text-neutral-600">No price</span>
  );
}

function DayTimes({ day: { key, starts } }: { day: OpenDay }) {
  const name = formatDate(dayKeyStart(key));
  return (
    <>
      <h3 className="mt-4 border-t pt-4 font-semibold">
        {name} <span className="font-normal text-neutral-600">PHT</span>
      </h3>
      <ul aria-label={`Open times of ${name}`} className="mt-2.5 grid grid-cols-3 gap-2">
        {starts.map((start) => (
          <li
            key={start}
            className="grid min-h-9 place-items-center rounded border border-teal-200 bg-teal-50 text-sm font-semibold whitespace-nowrap text-teal-900 tabular"
          >
            {formatTime(start)}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Returns the schedule that saving the form would make. Incomplete values are left out, and an invalid number keeps
 * its stored value.
 */
export function typedSchedule(
  typed: TypedAvailability,
  stored: OwnAvailability,
  busy: BusyTimes,
): Schedule {
  const exceptions = typed.exceptions.filter(
    (row) => parseDayKey(row.date) !== null && (row.kind === 'off' || isForward(row)),
  );
  return {
    weekly: weeklyHours(typed.days.map(finished))
      .filter(({ hours }) => hours.available)
      .map(({ hours }) => ({ day: hours.day, ...minutesOf(hours) })),
    exceptions: exceptions.map((row) => {
      const { date, available, start_time, end_time } = exceptionOf(row);
      const whole = start_time === null || end_time === null;
      return {
        date,
        available,
        ...(whole ? { startMinute: null, endMinute: null } : minutesOf({ start_time, end_time })),
      };
    }),
    meetings: busy.meetings.map(rangeOf),
    timeOff: busy.time_off.map(rangeOf),
    noticeMinutes: numberOf(typed.notice_time, 0, MAX_NOTICE_MINUTES) ?? stored.notice_time,
    bufferMinutes: numberOf(typed.buffer_minutes, 0, MAX_BUFFER_MINUTES) ?? stored.buffer_minutes,
    dailyMaximum:
      typed.daily_maximum.trim() === ''
        ? null
        : (numberOf(typed.daily_maximum, 1, MAX_DAILY_MEETINGS) ?? stored.daily_maximum),
  };
}

type TypedDay = TypedAvailability['days'][number];

function finished({ available, hours }: TypedDay): TypedDay {
  return { available, hours: hours.filter(isForward) };
}

function minutesOf({ start_time, end_time }: { start_time: string; end_time: string }) {
  return { startMinute: minuteOfClock(start_time), endMinute: minuteOfClock(end_time) };
}

function rangeOf({ start_time, end_time }: BusyTimes['meetings'][number]) {
  return { start: Date.parse(start_time), end: Date.parse(end_time) };
}

function numberOf(typed: string, min: number, max: number): number | null {
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}
