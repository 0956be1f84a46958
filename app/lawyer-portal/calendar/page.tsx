import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { TimeOff } from '@/components/lawyers/calendar/time-off';
import { PortalMain } from '@/components/portal/portal-main';
import { comingBlockersQuery } from '@/lib/client/lawyers/blockers';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listBlockers } from '@/lib/server/lawyers/blockers/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Calendar' };

export default async function LawyerCalendarPage() {
  const actor = await requireActor('/lawyer-portal/calendar');
  const queries = createQueryClient();
  const first = await tryLoad(listBlockers, { query: {} }, actor);
  // The browser retries what failed here, and shows the error if it fails again.
  if (first.ok) {
    const { queryKey } = comingBlockersQuery();
    queries.setQueryData(queryKey, { pages: [first.data], pageParams: [0] });
  }
  return (
    <PortalMain>
      <HydrationBoundary state={dehydrate(queries)}>
        <TimeOff requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
