import { useEffect, useState } from 'react';
import { onClockChange, present } from '@/lib/clock';
import { type CallFacts, callWindow, notJoinableReason } from '@/lib/domain/meetings/calls';
import { HOUR_MS } from '@/lib/domain/platform/time';

export type NotJoinableReason = NonNullable<ReturnType<typeof notJoinableReason>>;

/**
 * Returns why the call cannot be joined now, or null; updates when it opens and closes. `requestNow` is the instant
 * of the request, epoch milliseconds.
 */
export function useNotJoinableReason(
  facts: CallFacts,
  requestNow: number,
): NotJoinableReason | null {
  const { start, end } = facts;
  const [now, setNow] = useState(requestNow);
  useEffect(() => {
    const look = () => setNow(present());
    look();
    const window = callWindow({ start, end });
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const next = [window.start, window.end].find((at) => at > present());
      if (next === undefined) return;
      // A timer holds no more than 24 days.
      const ms = Math.min(next - present(), HOUR_MS);
      timer = setTimeout(() => {
        look();
        wait();
      }, ms);
    };
    wait();
    const stop = onClockChange(() => {
      clearTimeout(timer);
      look();
      wait();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [start, end]);
  return notJoinableReason(facts, now);
}
