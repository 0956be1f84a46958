'use client';

import { ownTimeLabel, ownTimeShort, zoneCity } from '@/lib/domain/platform/clock-labels';
import { useViewerZone } from '../hooks/use-viewer-zone';

interface OwnTimeProps {
  /** Epoch milliseconds. */
  instant: number;
  /** `Mon 9:00 PM New York` instead of `Monday 9:00 PM New York`. */
  short?: boolean;
  className?: string;
}

/** The viewer's own time of an instant, `6:00 AM Dubai`; nothing if it is the same as Manila's. */
export function OwnTime({ instant, short = false, className }: OwnTimeProps) {
  const zone = useViewerZone(instant);
  if (zone === null) return null;
  return (
    <span className={className}>
      {short ? `${ownTimeShort(instant, zone)} ${zoneCity(zone)}` : ownTimeLabel(instant, zone)}
    </span>
  );
}

/** ` (6:00 AM Dubai)` after a time in a sentence; nothing if the clocks agree. */
export function OwnTimeInText({ instant }: Pick<OwnTimeProps, 'instant'>) {
  const zone = useViewerZone(instant);
  return zone !== null && <span>{` (${ownTimeLabel(instant, zone)})`}</span>;
}

/** Zone after a heading of days: `PHT`, and if the clocks differ the zone of the second time below each. */
export function TimesZone({ instant }: Pick<OwnTimeProps, 'instant'>) {
  const zone = useViewerZone(instant);
  return (
    <span className="times-zone">
      <span>PHT</span>
      {zone !== null && <span>{`, ${zoneCity(zone)} time below`}</span>}
    </span>
  );
}

/** `Your time: 6:00 AM Dubai`; nothing if the clocks agree. */
export function YourTime({ instant, className }: Omit<OwnTimeProps, 'short'>) {
  const zone = useViewerZone(instant);
  if (zone === null) return null;
  return <span className={className}>Your time: {ownTimeLabel(instant, zone)}</span>;
}
