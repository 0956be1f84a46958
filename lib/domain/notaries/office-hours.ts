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

/** When offices usually close: open after it is what people with work look for. Minutes after midnight. */
export const EVENING_MINUTE = 17 * 60;

/** Whether no two of them overlap on a day; those that touch are fine. */
export function areApart(hours: readonly OfficeHours[]): boolean {
  const sorted = hours.toSorted((a, b) => a.day - b.day || a.startMinute - b.startMinute);
  return sorted.every((one, index) => {
    const next = sorted[index + 1];
    return !next || next.day !== one.day || one.endMinute <= next.startMinute;
  });
}

/** Whether an office with these weekly hours opens on a Manila day; on the day of `now`, whether it still is or will be open. */
export function opensOn(
  hours: readonly Pick<OfficeHours, 'day' | 'endMinute'>[],
  day: number,
  now: number,
): boolean {
  const weekday = manilaWeekday(day);
  const isAhead = (endMinute: number) => now < manilaDayStart(day) + endMinute * MINUTE_MS;
  return hours.some((one) => one.day === weekday && isAhead(one.endMinute));
}

/** Manila day numbers for which an appointment can be asked (`REQUEST_DAYS`): those on which the office opens. */
export function openDays(
  hours: readonly Pick<OfficeHours, 'day' | 'endMinute'>[],
  now: number,
): number[] {
  const today = manilaDayNumber(now);
  const days = Array.from({ length: REQUEST_DAYS + 1 }, (_, ahead) => today + ahead);
  return days.filter((day) => opensOn(hours, day, now));
}

/** As the contract writes them, from Monday to Sunday. */
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
