'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { useAfterLoad } from '@/components/ui/use-after-load';
import { type LiveTimesOf, liveTimesQuery } from '@/lib/client/live-times';
import type { Calendar } from '@/lib/contract/lawyers';

interface LiveTimes {
  /** Of each lawyer of the page who is still listed. */
  readonly calendars: ReadonlyMap<string, Calendar>;
  /** Start of the earliest open time, epoch milliseconds; null when there is none. */
  readonly earliest: number | null;
}

const Context = createContext<LiveTimes | undefined>(undefined);

/** Open times of a kept page as they are now: asked for once, after everything the page itself needs has come. */
export function LiveTimesProvider({ of, children }: { of: LiveTimesOf; children: ReactNode }) {
  const enabled = useAfterLoad();
  const { data } = useQuery({ ...liveTimesQuery(of), enabled });
  return <Context value={data}>{children}</Context>;
}

/** The times as they are now; undefined until they have come, and where nobody asks for them. */
export function useLiveTimes(): LiveTimes | undefined {
  return use(Context);
}
