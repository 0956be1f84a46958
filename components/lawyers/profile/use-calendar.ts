'use client';

import { useQuery } from '@tanstack/react-query';
import { useAfterLoad } from '@/components/ui/use-after-load';
import { availabilityQuery } from '@/lib/client/lawyers';
import type { Calendar } from '@/lib/contract/lawyers';

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
  const enabled = useAfterLoad();
  const { data, error } = useQuery({
    ...availabilityQuery(lawyerId),
    initialData: rendered,
    initialDataUpdatedAt: 0,
    enabled,
  });
  return { calendar: data, error };
}
