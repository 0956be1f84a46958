'use client';

import type { Calendar } from '@/lib/contract/lawyers';
import { useQueryAfterLoad } from '../use-query-after-load';

interface ReadCalendar {
  calendar: Calendar;
  /** Why the times of the moment could not be read. */
  error: Error | null;
}

/**
 * The open times that came with the page, which may be some minutes old, and once it has loaded those of the moment.
 * Also asked for again when someone comes back to the page after a while.
 */
export function useCalendar(lawyerId: string, rendered: Calendar): ReadCalendar {
  const { data, error } = useQueryAfterLoad(lawyerId, async () => {
    const { availabilityQuery } = await import('@/lib/client/lawyers');
    return availabilityQuery(lawyerId);
  });
  return { calendar: data ?? rendered, error };
}
