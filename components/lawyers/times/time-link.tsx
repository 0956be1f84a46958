'use client';

import { bookPath } from '@/components/lawyers/addresses';
import { differing } from '@/components/ui/hooks/use-viewer-zone';
import type { Length } from '@/lib/domain/lawyers/pricing';
import {
  formatTime,
  fullTimeName,
  ownTimeLabel,
  ownTimeShort,
  type Zone,
} from '@/lib/domain/platform/clock-labels';

interface TimeLinkProps {
  lawyerId: string;
  /** Epoch milliseconds. */
  start: number;
  /** 30 minutes unless given. */
  length?: Length | undefined;
  /** The viewer's own, from `useOwnZone`. */
  ownZone: Zone | null;
}

/**
 * An open time that leads to its booking; the viewer's own time is shown below it where zones differ. What holds the
 * times answers a press on one (`useLinkPresses`).
 */
export function TimeLink({ lawyerId, start, length, ownZone }: TimeLinkProps) {
  const zone = differing(ownZone, start);
  const name = fullTimeName(start);
  return (
    <a
      href={bookPath(lawyerId, start, length)}
      // For people with an account; a crawler would only collect sign-in pages.
      rel="nofollow"
      className="open-time"
      aria-label={zone === null ? name : `${name}, ${ownTimeLabel(start, zone)}`}
    >
      <span>{formatTime(start)}</span>
      {zone !== null && <span>{ownTimeShort(start, zone)}</span>}
    </a>
  );
}
