'use client';

import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '@/lib/client/lawyers/lawyers';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';

interface ReadCalendar {
  calendar: Calendar;
  error: Error | null;
}

/**
 * Returns the open times that came with the page, possibly some minutes old, then the current ones. Refetched when
 * the visitor returns to the page after a while.
 */
export function useCalendar(lawyerId: string, rendered: Calendar): ReadCalendar {
  const { data, error } = useQuery(availabilityQuery(lawyerId));
  return { calendar: data ?? rendered, error };
}
