'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { soonestLawyersQuery } from '@/lib/client/lawyers/live-times';
import { Queries } from '@/lib/client/platform/queries';
import { clockDifference } from '@/lib/clock';
import { upcomingTimes, upcomingTimesKey } from './earliest-times';
import { UpcomingTimes } from './upcoming-times';

interface LiveUpcomingTimesProps {
  children: ReactNode;
  /** Key of the rendered list. */
  mark: string;
}

/** The current list. The rendered one stays while nothing has changed, and after a failed request. */
export function LiveUpcomingTimes(props: LiveUpcomingTimesProps) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  );
}

function Asked({ children, mark }: LiveUpcomingTimesProps) {
  const { data, dataUpdatedAt } = useQuery(soonestLawyersQuery());
  if (!data) return children;
  const entries = upcomingTimes(data.results);
  if (upcomingTimesKey(entries) === mark) return children;
  return (
    entries.length > 0 && (
      <UpcomingTimes entries={entries} now={dataUpdatedAt + clockDifference()} />
    )
  );
}
