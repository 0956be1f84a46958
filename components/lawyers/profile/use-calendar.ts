'use client';

import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '@/lib/client/lawyers/lawyers';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';

interface ReadCalendar {
  calendar: Calendar;
  /** Why the times of the moment could not be read. */
  error: Error | null;
}

/**
 * The open times that came with the page, which may be some minutes old, and soon the current ones. Also refetched
 * when the visitor comes back to the page after a while.
 */
export function useCalendar(lawyerId: string, rendered: Calendar): ReadCalendar {
  const { data, error } = useQuery(availabilityQuery(lawyerId));
  return { calendar: data ?? rendered, error };
}
