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

/** The viewer's own time of an instant, `6:00 AM Dubai`; nothing where the clocks agree. */
export function OwnTime({ instant, short = false, className }: OwnTimeProps) {
  const zone = useViewerZone(instant);
  if (zone === null) return null;
  return (
    <span className={className}>
      {short ? `${ownTimeShort(instant, zone)} ${zoneCity(zone)}` : ownTimeLabel(instant, zone)}
    </span>
  );
}

/** ` (6:00 AM Dubai)` after a time in a sentence; nothing where the clocks agree. */
export function OwnTimeInText({ instant }: Pick<OwnTimeProps, 'instant'>) {
  const zone = useViewerZone(instant);
  return zone !== null && <span>{` (${ownTimeLabel(instant, zone)})`}</span>;
}

/** After days whose times follow: `PHT`, and whose time stands below each where the clocks differ. */
export function TimesZone({ instant }: Pick<OwnTimeProps, 'instant'>) {
  const zone = useViewerZone(instant);
  return (
    <span className="times-zone">
      <span>PHT</span>
      {zone !== null && <span>{`, ${zoneCity(zone)} time below`}</span>}
    </span>
  );
}

/** `Your time: 6:00 AM Dubai`; nothing where the clocks agree. */
export function YourTime({ instant, className }: Omit<OwnTimeProps, 'short'>) {
  const zone = useViewerZone(instant);
  if (zone === null) return null;
  return <span className={className}>Your time: {ownTimeLabel(instant, zone)}</span>;
}
