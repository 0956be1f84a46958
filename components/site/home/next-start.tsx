'use client';

import { useCurrentHour } from '@/components/lawyers/times/use-current-hour';
import { formatDate, formatTime } from '@/lib/domain/platform/clock-labels';

interface NextStartProps {
  /** Open starts, epoch milliseconds, ascending. */
  starts: readonly number[];
  /** Instant of the rendering, epoch milliseconds. */
  now: number;
}

/** The first of these times that has not passed, on a page that may have been cached for a while. */
export function NextStart({ starts, now }: NextStartProps) {
  const hour = useCurrentHour(now);
  const next = starts.find((start) => start >= hour);
  if (next === undefined) return null;
  return (
    <div>
      <dt>Next time, PHT</dt>
      <dd>
        {formatDate(next)}, <span>{formatTime(next)}</span>
      </dd>
    </div>
  );
}
