'use client';

import { useNow } from '@/components/ui/hooks/use-now';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { durationLabel } from '../meeting-labels';

const SECOND_MS = 1_000;
const SECONDS_OF_MINUTE = 60;

interface OpensInProps {
  /** Epoch milliseconds. */
  at: number;
  now: number;
}

/** Countdown until the call opens, by the second in its last hour. Only the sentence before it is read out. */
export function OpensIn({ at, now }: OpensInProps) {
  const present = useNow(now, SECOND_MS);
  return (
    <p aria-hidden="true" className="mt-5">
      <span className="block text-sm text-neutral-600">Opens in</span>
      <span className="block min-h-10 font-serif text-3xl text-teal-900 tabular">
        {leftLabel(at - present)}
      </span>
    </p>
  );
}

/** Formats `07:46` in the last hour, else `3 h 20 min` or `2 days`. */
function leftLabel(ms: number): string {
  if (ms >= HOUR_MS) return durationLabel(ms);
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return [Math.floor(seconds / SECONDS_OF_MINUTE), seconds % SECONDS_OF_MINUTE]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
