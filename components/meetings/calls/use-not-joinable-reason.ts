import { useEffect, useState } from 'react';
import { type CallFacts, callWindow, notJoinableReason } from '@/lib/domain/meetings/calls';
import { HOUR_MS } from '@/lib/domain/platform/time';

/** Why a call cannot be joined.  */
export type NotJoinableReason = NonNullable<ReturnType<typeof notJoinableReason>>;

/**
 * Why the call cannot be joined at the moment, or null; changes by itself when it opens and when it closes. `requestNow`
 * is the instant of the request, epoch milliseconds.
 */
export function useNotJoinableReason(
  facts: CallFacts,
  requestNow: number,
): NotJoinableReason | null {
  const { start, end } = facts;
  const [now, setNow] = useState(requestNow);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const window = callWindow({ start, end });
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const next = [window.start, window.end].find((at) => at > Date.now());
      if (next === undefined) return;
      // A timer holds no more than 24 days.
      const ms = Math.min(next - Date.now(), HOUR_MS);
      timer = setTimeout(() => {
        look();
        wait();
      }, ms);
    };
    wait();
    return () => clearTimeout(timer);
  }, [start, end]);
  return notJoinableReason(facts, now);
}
