import { clockOfMinute } from '@/lib/domain/platform/time';

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
