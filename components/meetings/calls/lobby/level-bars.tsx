'use client';

import { useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { LevelMeter } from '@/lib/client/meetings/calls/checks/level-meter';

/** What each bar stands for, and how high it is. */
const BARS = [
  [1, 'h-1.5'],
  [2, 'h-2.5'],
  [3, 'h-4'],
  [4, 'h-3'],
  [5, 'h-3.5'],
  [6, 'h-2.5'],
  [7, 'h-3'],
  [8, 'h-2'],
] as const;

/** How loud the own voice is; silent for screen readers, which hear of it among the checks. */
export function LevelBars({ meter }: { meter: LevelMeter }) {
  const level = useSyncExternalStore(
    meter.subscribe,
    () => meter.level,
    () => 0,
  );
  return (
    <span className="flex h-4 items-end gap-0.5" aria-hidden="true">
      {BARS.map(([step, height]) => (
        <span
          key={step}
          className={classNames(
            'w-1 rounded-full',
            height,
            // Colour alone: nothing is laid out again ten times a second.
            step <= level ? 'bg-lime-400' : 'bg-teal-600',
          )}
        />
      ))}
    </span>
  );
}
