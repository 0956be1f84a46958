import type { Zone } from './clock-labels';
import { DAY_MS } from './time';

/** Names of systems without a zone: of ICU, of the tz database (`Factory`), of their link (`localtime`). */
const NO_ZONE = /unknown|^(?:factory|local(?:time)?|undefined|null|(?:utc|gmt)[+-].*)$/i;

/** A name of the tz database. Empty for what is none: browsers that do not know their zone give an offset, nothing, or `NO_ZONE`. */
export function knownZone(name: string | undefined): string {
  return name && /^[a-z]/i.test(name) && !NO_ZONE.test(name) ? name : '';
}

/** Returns the zone of that name, with daylight saving time; null where this runtime does not know it. */
export function zoneNamed(name: string): Zone | null {
  if (knownZone(name) === '') return null;
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    return { name, offsetAt: (instant) => offsetOn(clock, instant) };
  } catch {
    return null;
  }
}

function offsetOn(clock: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  const minutes = Math.round((shown - instant) / 60_000);
  return Math.abs(minutes * 60_000) > DAY_MS ? 0 : minutes * 60_000;
}
