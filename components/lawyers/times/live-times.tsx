'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LiveTimesOf, liveTimesQuery } from '@/lib/client/lawyers/live-times';
import { Queries } from '@/lib/client/platform/queries';
import { LiveTimesContext } from './live-times-context';

interface LiveTimesProviderProps {
  of: LiveTimesOf;
  children: ReactNode;
}

export function LiveTimesProvider(props: LiveTimesProviderProps) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  );
}

function Asked({ of, children }: LiveTimesProviderProps) {
  const { data } = useQuery(liveTimesQuery(of));
  return <LiveTimesContext value={data}>{children}</LiveTimesContext>;
}
