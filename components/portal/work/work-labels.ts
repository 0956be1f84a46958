import { formatTime, relativeDay } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS, MINUTE_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';

/** Time before the deadline from which the rest is counted in hours and minutes. */
const COUNTED_MS = 6 * HOUR_MS;

/** Formats a deadline: `12 minutes left`, `By tomorrow, 6:00 AM`, `Was due Tue, Nov 24`. Epoch ms. */
export function untilLabel(until: number, now: number): string {
  const left = until - now;
  if (left <= 0) return `Was due ${lower(relativeDay(until - 1, now))}`;
  if (left < HOUR_MS) return leftLabel(Math.ceil(left / MINUTE_MS), 'minute');
  if (left < COUNTED_MS) return leftLabel(Math.floor(left / HOUR_MS), 'hour');
  // What ends with a day is said of that day.
  if (until === manilaDayStart(manilaDayNumber(until)))
    return `By the end of ${lower(relativeDay(until - 1, now))}`;
  return `By ${lower(relativeDay(until, now))}, ${formatTime(until)}`;
}

function leftLabel(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
}

/** Formats the time since which something waits. */
export function sinceLabel(since: number, now: number): string {
  const days = manilaDayNumber(now) - manilaDayNumber(since);
  if (days <= 0) return 'Since today';
  return days === 1 ? 'Since yesterday' : `Since ${relativeDay(since, now)}`;
}

function lower(day: string): string {
  return day === 'Today' || day === 'Tomorrow' ? day.toLowerCase() : day;
}
