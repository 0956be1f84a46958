import {
  clockOfMinute,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import { REQUEST_DAYS } from './limits';

/** Hours of an office on a weekday, 0 for Sunday; minutes after Manila midnight. */
export interface OfficeHours {
  readonly day: number;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Minutes after midnight of the usual closing time: people with work look for offices open later. */
export const EVENING_MINUTE = 17 * 60;

export function areApart(hours: readonly OfficeHours[]): boolean {
  const sorted = hours.toSorted((a, b) => a.day - b.day || a.startMinute - b.startMinute);
  return sorted.every((one, index) => {
    const next = sorted[index + 1];
    return !next || next.day !== one.day || one.endMinute <= next.startMinute;
  });
}

/**
 * Whether an office with these weekly hours opens on a Manila day; on the day of `now`, whether it is still open or
 * will open.
 */
export function opensOn(
  hours: readonly Pick<OfficeHours, 'day' | 'endMinute'>[],
  day: number,
  now: number,
): boolean {
  const weekday = manilaWeekday(day);
  const isAhead = (endMinute: number) => now < manilaDayStart(day) + endMinute * MINUTE_MS;
  return hours.some((one) => one.day === weekday && isAhead(one.endMinute));
}

/**
 * Returns the Manila day numbers for which an appointment can be requested (`REQUEST_DAYS`): those on which the
 * office opens.
 */
export function openDays(
  hours: readonly Pick<OfficeHours, 'day' | 'endMinute'>[],
  now: number,
): number[] {
  const today = manilaDayNumber(now);
  const days = Array.from({ length: REQUEST_DAYS + 1 }, (_, ahead) => today + ahead);
  return days.filter((day) => opensOn(hours, day, now));
}

export function writtenHours(hours: readonly OfficeHours[]) {
  const fromMonday = ({ day, startMinute }: OfficeHours) => ((day + 6) % 7) * 1440 + startMinute;
  return hours
    .toSorted((a, b) => fromMonday(a) - fromMonday(b))
    .map(({ day, startMinute, endMinute }) => ({
      day,
      open: clockOfMinute(startMinute),
      close: clockOfMinute(endMinute),
    }));
}
