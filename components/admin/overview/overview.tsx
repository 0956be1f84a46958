'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { figuresQuery, overviewQuery } from '@/lib/client/admin/overview';
import { AdminQueryFailure } from '../admin-failure';
import { FiguresPanel } from './figures-panel';
import { HealthPanel } from './health-panel';
import { WaitingList } from './waiting-list';

/** The first page of the administration. `requestNow` in epoch milliseconds. */
export function AdminOverview({ requestNow }: { requestNow: number }) {
  const overview = useQuery(overviewQuery);
  const figures = useQuery(figuresQuery);
  const now = useNow(requestNow);
  return (
    <>
      {overview.data ? (
        <>
          <WaitingList overview={overview.data} now={now} />
          <HealthPanel overview={overview.data} now={now} />
        </>
      ) : overview.isError ? (
        <AdminQueryFailure query={overview} title="The list of open work could not be loaded" />
      ) : (
        <Loading label="Loading what waits" />
      )}
      {figures.data ? (
        <FiguresPanel weeks={figures.data.weeks} />
      ) : figures.isError ? (
        <div className="mt-8">
          <AdminQueryFailure query={figures} title="The figures could not be loaded" />
        </div>
      ) : (
        <Loading label="Loading the figures" />
      )}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className="mt-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-16 w-full rounded" />
        ))}
      </div>
    </LoadingRegion>
  );
}
