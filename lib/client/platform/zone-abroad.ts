import { differsFromManila } from '@/lib/domain/platform/clock-labels';
import { knownZone, zoneNamed } from '@/lib/domain/platform/zones';

/** Returns the browser's zone if its clock differs from Manila's at that instant: mails then give both times. */
export function zoneAbroad(instant: number): string | undefined {
  const name = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const zone = zoneNamed(name);
  return zone && differsFromManila(instant, zone) ? name : undefined;
}
