'use client';

import { durationLabel } from '@/components/meetings/meeting-labels';
import { useNow } from '@/components/ui/hooks/use-now';
import { formatTime, relativeDay } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS } from '@/lib/domain/platform/time';

const SECOND_MS = 1_000;
const MINUTE_OF_SECONDS = 60;

interface CountdownProps {
  start: number;
  now: number;
}

/**
 * Countdown to a meeting, by the second in its last hour. Screen readers hear when it begins, without interruptions
 * by the figures.
 */
export function Countdown({ start, now }: CountdownProps) {
  const isClose = start - now < HOUR_MS;
  return isClose ? <InSeconds start={start} now={now} /> : <Left start={start} now={now} />;
}

function InSeconds({ start, now }: CountdownProps) {
  return <Left start={start} now={useNow(now, SECOND_MS)} />;
}

function Left({ start, now }: CountdownProps) {
  if (now >= start) {
    return <p className="text-right font-serif text-2xl sm:text-4xl">Under way</p>;
  }
  return (
    <>
      <p aria-hidden="true" className="text-right">
        <span className="block text-sm text-teal-100">Starts in</span>
        <span className="block min-w-[5ch] font-serif text-2xl tabular sm:text-4xl">
          {leftLabel(start - now)}
        </span>
      </p>
      <p className="sr-only">
        Starts {relativeDay(start, now).replace(/^To/, 'to')}, {formatTime(start)} Philippine time.
      </p>
    </>
  );
}

/** Formats `07:46` in the last hour, else `3 h 20 min` or `2 days`. */
export function leftLabel(ms: number): string {
  if (ms >= HOUR_MS) return durationLabel(ms);
  const seconds = Math.floor(ms / SECOND_MS);
  return [Math.floor(seconds / MINUTE_OF_SECONDS), seconds % MINUTE_OF_SECONDS]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
