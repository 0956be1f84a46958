'use client';

import { createContext, type ReactNode, use } from 'react';
import type { LiveTimesOf } from '@/lib/client/live-times';
import type { Calendar } from '@/lib/contract/lawyers';
import { useQueryAfterLoad } from './use-query-after-load';

interface LiveTimes {
  /** Of each lawyer of the page who is still listed. */
  readonly calendars: ReadonlyMap<string, Calendar>;
  /** Start of the earliest open time, epoch milliseconds; null when there is none. */
  readonly earliest: number | null;
}

const Context = createContext<LiveTimes | undefined>(undefined);

/** Open times of a kept page as they are now: asked for once, after everything the page itself needs has come. */
export function LiveTimesProvider({ of, children }: { of: LiveTimesOf; children: ReactNode }) {
  const { data } = useQueryAfterLoad(JSON.stringify(of), async () => {
    const { liveTimesQuery } = await import('@/lib/client/live-times');
    return liveTimesQuery(of);
  });
  return <Context value={data}>{children}</Context>;
}

/** The times as they are now; undefined until they have come, and where nobody asks for them. */
export function useLiveTimes(): LiveTimes | undefined {
  return use(Context);
}
