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
  length?: Length | undefined;
  ownZone: Zone | null;
  /** None where the containing element styles its times. */
  className?: string;
}

/**
 * An open time that links to its booking; the viewer's own time is shown below it if the zones differ. The containing
 * element handles the press (`useLinkPresses`).
 */
export function TimeLink({ lawyerId, start, length, ownZone, className }: TimeLinkProps) {
  const zone = differing(ownZone, start);
  const name = fullTimeName(start);
  return (
    <a
      href={bookPath(lawyerId, start, length)}
      // For people with an account; a crawler would only collect sign-in pages.
      rel="nofollow"
      className={className}
      aria-label={zone === null ? name : `${name}, ${ownTimeLabel(start, zone)}`}
    >
      <b>{formatTime(start)}</b>
      {zone !== null && <span>{ownTimeShort(start, zone)}</span>}
    </a>
  );
}
