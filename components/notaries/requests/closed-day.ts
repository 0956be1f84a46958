import { WEEK } from '@/components/lawyers/availability/hours-labels';
import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import { manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';

/** `Sunday`, where the office has no hours on that weekday; null where it has, or for what is no day. */
export function closedOn(hours: readonly OfficeHoursEntry[], key: string): string | null {
  const number = parseDayKey(key);
  if (number === null) return null;
  const weekday = manilaWeekday(number);
  if (hours.some(({ day }) => day === weekday)) return null;
  return WEEK.find((one) => one.weekday === weekday)?.name ?? null;
}
