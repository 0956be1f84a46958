import { dayChip, dayKeyStart } from '@/lib/domain/platform/clock-labels';

/**
 * Formats `Nov 23 to 27`, `Nov 30 to Dec 4`, or `Dec 6` for one day.
 * @param first Manila day key, `YYYY-MM-DD`
 */
export function dayRange(first: string, last: string): string {
  const from = dateOf(first);
  const to = dateOf(last);
  if (first === last) return from;
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${from} to ${sameMonth ? Number(last.slice(-2)) : to}`;
}

function dateOf(key: string): string {
  return dayChip(dayKeyStart(key)).date;
}
