import { differsFromManila, formatDayTime, ownTimeLabel } from './clock-labels';
import { zoneNamed } from './zones';

/**
 * Writes an instant for a person of whom only the time zone is known: `Tue, Nov 24, 10:00 AM PHT`, and where that zone (of the tz
 * database, or null) has another time than Manila `Mon, Nov 30, 8:00 AM PHT (Sunday 4:00 PM Los Angeles)`.
 */
export function bothTimes(at: Date, zone: string | null): string {
  return `${formatDayTime(at.getTime())}${timeElsewhere(at, zone)}`;
}

/** Writes what stands behind Philippine time: ` (Sunday 4:00 PM Los Angeles)`, or nothing where the zone has the same time. */
export function timeElsewhere(at: Date, zone: string | null): string {
  const known = zone === null ? null : zoneNamed(zone);
  const instant = at.getTime();
  return known && differsFromManila(instant, known) ? ` (${ownTimeLabel(instant, known)})` : '';
}
