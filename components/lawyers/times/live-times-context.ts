'use client';

import { createContext, use } from 'react';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';

interface LiveTimes {
  /** Of each lawyer of the page who is still listed. */
  readonly calendars: ReadonlyMap<string, Calendar>;
  /** Start of the earliest open time, epoch milliseconds; null when there is none. */
  readonly earliest: number | null;
}

/** Apart from the query that fills it, which a page of results does without. */
export const LiveTimesContext = createContext<LiveTimes | undefined>(undefined);

/** The times as they are now; undefined until they are loaded, and where they are not fetched. */
export function useLiveTimes(): LiveTimes | undefined {
  return use(LiveTimesContext);
}
