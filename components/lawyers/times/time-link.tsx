'use client';

import Link from 'next/link';
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

/** An open time that leads to its booking; the viewer's own time is shown below it where zones differ. */
export function TimeLink({ lawyerId, start, length, ownZone }: TimeLinkProps) {
  const zone = differing(ownZone, start);
  const name = fullTimeName(start);
  return (
    <Link
      href={bookPath(lawyerId, start, length)}
      prefetch={false}
      // For people with an account; a crawler would only collect sign-in pages.
      rel="nofollow"
      data-for-clients=""
      className="open-time"
      aria-label={zone === null ? name : `${name}, ${ownTimeLabel(start, zone)}`}
    >
      {/* Without a box of its own, which would move when the own time comes. */}
      <span className="contents">{formatTime(start)}</span>
      {zone !== null && <span className="text-2xs font-normal">{ownTimeShort(start, zone)}</span>}
    </Link>
  );
}
