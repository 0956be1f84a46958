'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { startTransition, useOptimistic } from 'react';
import { type CalendarAddress, calendarQuery, readAddress } from './model/calendar-address';

/**
 * What the address shows. Next's hooks follow the history in a transition, which a slow phone finishes late: what was
 * pressed is shown at once. Back and Forward go through the views.
 */
export function useCalendarAddress(today: string) {
  const path = usePathname();
  const params = useSearchParams();
  const [address, show] = useOptimistic(
    readAddress({ view: params.get('view'), date: params.get('date') }, today),
  );
  const go = (change: Partial<CalendarAddress>) =>
    startTransition(() => {
      const next = { ...address, ...change };
      show(next);
      window.history.pushState(null, '', path + calendarQuery(next));
    });
  return { address, go };
}
