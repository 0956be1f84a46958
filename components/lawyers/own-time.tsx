'use client';

import { useViewerZone } from '@/components/ui/use-viewer-zone';
import { ownTimeLabel } from '@/lib/domain/clock-labels';

interface OwnTimeProps {
  /** Epoch milliseconds. */
  instant: number;
  className?: string;
}

/** The viewer's own time of an instant, `6:00 AM Dubai`; nothing where the clocks agree. */
export function OwnTime({ instant, className }: OwnTimeProps) {
  const zone = useViewerZone(instant);
  if (zone === null) return null;
  return <span className={className}>{ownTimeLabel(instant, zone)}</span>;
}
