'use client';

import { OwnTimeInText } from '@/components/ui/display/own-time';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { useSecondsLeft } from './use-seconds-left';

interface HoldClockProps {
  label: string;
  over: string;
  /** End of the hold, epoch milliseconds. */
  until: number;
  /** Server time of the response, epoch milliseconds. */
  serverTime: number;
}

/** Remaining time of the hold. Not announced: a screen reader reads it on demand. */
export function HoldClock({ label, over, until, serverTime }: HoldClockProps) {
  const left = useSecondsLeft(until, serverTime);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-2">
      <p className="font-semibold">{left > 0 ? label : over}</p>
      <p className="tabular" role="timer">
        <span className="font-serif text-2xl">{clock(left)}</span>{' '}
        <span className="text-sm text-neutral-600">
          <span>left, until {formatTime(until)} PHT</span>
          <OwnTimeInText instant={until} />
        </span>
      </p>
    </div>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
