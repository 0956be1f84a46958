import {
  MINUTE_MS,
  manilaDayStart,
  manilaWeekday,
  minuteOfClock,
  parseDayKey,
  type TimeRange,
} from '@/lib/domain/platform/time';
import type { OfficeHours } from './office-hours';

/** Time that an appointment at the office takes of its notary's calendar. */
export const APPOINTMENT_MINUTES = 30;

/**
 * Returns the appointment of a Manila day (`YYYY-MM-DD`) at a clock time (`HH:MM`); null when it is not within the
 * office's hours of that day, or has begun.
 */
export function appointmentAt(
  hours: readonly OfficeHours[],
  day: string,
  clock: string,
  now: number,
): TimeRange | null {
  const number = parseDayKey(day);
  if (number === null) return null;
  const minute = minuteOfClock(clock);
  const end = minute + APPOINTMENT_MINUTES;
  const isWithin = hours.some(
    (one) => one.day === manilaWeekday(number) && one.startMinute <= minute && end <= one.endMinute,
  );
  const start = manilaDayStart(number) + minute * MINUTE_MS;
  if (!isWithin || start <= now) return null;
  return { start, end: start + APPOINTMENT_MINUTES * MINUTE_MS };
}
