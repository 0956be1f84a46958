'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { firstLawyersQuery } from '@/lib/client/lawyers/live-times';
import { Queries } from '@/lib/client/platform/queries';
import { Docket } from './docket';
import { docketEntries, docketMark } from './docket-entries';

interface LiveDocketProps {
  /** The docket as it came with the page. */
  children: ReactNode;
  /** What that one lists. */
  mark: string;
}

/** The docket of the moment. What the page came with stays in place while nothing has changed, and when nobody answers. */
export function LiveDocket(props: LiveDocketProps) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  );
}

function Asked({ children, mark }: LiveDocketProps) {
  const { data, dataUpdatedAt } = useQuery(firstLawyersQuery());
  if (!data) return children;
  const entries = docketEntries(data.results);
  if (docketMark(entries) === mark) return children;
  return entries.length > 0 && <Docket entries={entries} now={dataUpdatedAt} />;
}
