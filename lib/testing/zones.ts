import type { Zone } from '@/lib/domain/platform/clock-labels';

/** A zone by its IANA name, with the offsets that the platform knows. */
export function zoneNamed(name: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  return {
    name,
    offsetAt(instant) {
      const { value = '' } =
        format.formatToParts(instant).find(({ type }) => type === 'timeZoneName') ?? {};
      const [, sign, hours = 0, minutes = 0] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(value) ?? [];
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    },
  };
}
