import { differsFromManila, formatDayTime, ownTimeLabel } from './clock-labels';
import { zoneNamed } from './zones';

/**
 * Writes an instant for a person whose time zone alone is known: `Tue, Nov 24, 10:00 AM PHT`, and where that zone (tz
 * database name or null) differs from Manila `Mon, Nov 30, 8:00 AM PHT (Sunday 4:00 PM Los Angeles)`.
 */
export function bothTimes(at: Date, zone: string | null): string {
  return `${formatDayTime(at.getTime())}${timeElsewhere(at, zone)}`;
}

/**
 * Writes the local time to append to Philippine time: ` (Sunday 4:00 PM Los Angeles)`, or an empty string where the
 * zone has the same time.
 */
export function timeElsewhere(at: Date, zone: string | null): string {
  const known = zone === null ? null : zoneNamed(zone);
  const instant = at.getTime();
  return known && differsFromManila(instant, known) ? ` (${ownTimeLabel(instant, known)})` : '';
}
