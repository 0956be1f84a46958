import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { LawyerDashboard } from '@/components/portal/lawyer-dashboard';
import { PortalMain } from '@/components/portal/portal-main';
import { meetingsQuery } from '@/lib/client/meetings';
import { createQueryClient } from '@/lib/client/query-client';
import { meetingPeriod } from '@/lib/contract/meetings';
import { getSession } from '@/lib/server/auth/operations';
import { requireActor } from '@/lib/server/http/actor';
import { load } from '@/lib/server/http/load';
import { requestNow } from '@/lib/server/http/request-now';
import { tryLoad } from '@/lib/server/http/try-load';
import { listMeetings } from '@/lib/server/meetings/operations';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function LawyerPortalPage() {
  const actor = await requireActor('/lawyer-portal');
  const queries = createQueryClient();
  const [user] = await Promise.all([
    load(getSession, {}, actor),
    ...meetingPeriod.options.map(async (period) => {
      const first = await tryLoad(listMeetings, { query: { period } }, actor);
      // What failed here the browser asks for again, and says so when it fails there, too.
      if (!first.ok) return;
      const { queryKey } = meetingsQuery(period);
      queries.setQueryData(queryKey, { pages: [first.data], pageParams: [0] });
    }),
  ]);
  return (
    <PortalMain wide>
      <HydrationBoundary state={dehydrate(queries)}>
        <LawyerDashboard lastName={user.last_name} requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
