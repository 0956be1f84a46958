import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/**
 * Formats the time since an instant: `less than a minute`, `5 minutes`, `3 hours`, `2 days`. Both in epoch
 * milliseconds.
 */
export function age(at: number, now: number): string {
  const ago = Math.max(0, now - at);
  if (ago < MINUTE_MS) return 'less than a minute';
  if (ago < HOUR_MS) return plural(Math.floor(ago / MINUTE_MS), 'minute');
  if (ago < DAY_MS) return plural(Math.floor(ago / HOUR_MS), 'hour');
  return plural(Math.floor(ago / DAY_MS), 'day');
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
