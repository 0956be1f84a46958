import type { BusyTimes, OwnAvailability } from '@/lib/contract/lawyers/availability';
import {
  exceptionOf,
  type TypedAvailability,
  weeklyHours,
} from '@/lib/contract/lawyers/availability-form';
import { isForward } from '@/lib/contract/lawyers/typed-hours';
import {
  MAX_BUFFER_MINUTES,
  MAX_DAILY_MEETINGS,
  MAX_NOTICE_MINUTES,
  type Schedule,
} from '@/lib/domain/lawyers/slots';
import { minuteOfClock, parseDayKey } from '@/lib/domain/platform/time';

/**
 * The schedule that saving the form would make. What is not finished yet is left out, and a number that cannot be saved
 * stays as it is stored.
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
