'use client';

import { createContext, use } from 'react';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';

interface LiveTimes {
  /** Calendar of each lawyer on the page who is still listed. */
  readonly calendars: ReadonlyMap<string, Calendar>;
  /** Start of the earliest open time, epoch milliseconds; null if there is none. */
  readonly earliest: number | null;
}

/** Separate from the query that fills it, which a page of results does not load. */
export const LiveTimesContext = createContext<LiveTimes | undefined>(undefined);

/** Returns the current times; undefined until they are loaded, and if they are not fetched. */
export function useLiveTimes(): LiveTimes | undefined {
  return use(LiveTimesContext);
}
