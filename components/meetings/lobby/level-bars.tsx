'use client';

import { useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { LevelMeter } from '@/lib/client/meetings/calls/checks/level-meter';

const HEIGHTS = ['h-1.5', 'h-2.5', 'h-4', 'h-3', 'h-3.5', 'h-2.5', 'h-3', 'h-2'];

/** How loud the own voice is; silent for screen readers, which hear of it among the checks. */
export function LevelBars({ meter }: { meter: LevelMeter }) {
  const level = useSyncExternalStore(
    meter.subscribe,
    () => meter.level,
    () => 0,
  );
  return (
    <span className="flex h-4 items-end gap-0.5" aria-hidden="true">
      {HEIGHTS.map((height, at) => (
        <span
          key={`${at}${height}`}
          className={classNames(
            'w-1 rounded-full',
            at < level ? `${height} bg-lime-400` : 'h-1 bg-teal-600',
          )}
        />
      ))}
    </span>
  );
}
