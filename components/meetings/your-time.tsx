'use client';

import { useViewerZone } from '@/components/ui/hooks/use-viewer-zone';
import { ownTimeLabel } from '@/lib/domain/platform/clock-labels';

interface YourTimeProps {
  /** Epoch milliseconds. */
  instant: number;
  className?: string;
}

/** `Your time: 6:00 AM Dubai`; nothing where the viewer's clock agrees with Manila's. */
export function YourTime({ instant, className }: YourTimeProps) {
  const zone = useViewerZone(instant);
  if (zone === null) return null;
  return <span className={className}>Your time: {ownTimeLabel(instant, zone)}</span>;
}
