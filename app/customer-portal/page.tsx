import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { ClientMeetings } from '@/components/portal/client-meetings';
import { PortalMain } from '@/components/portal/portal-main';
import { meetingsQuery } from '@/lib/client/meetings';
import { createQueryClient } from '@/lib/client/query-client';
import { meetingPeriod } from '@/lib/contract/meetings';
import { requireActor } from '@/lib/server/http/actor';
import { requestNow } from '@/lib/server/http/request-now';
import { tryLoad } from '@/lib/server/http/try-load';
import { listMeetings } from '@/lib/server/meetings/operations';

export const metadata: Metadata = { title: 'Meetings' };

export default async function CustomerPortalPage() {
  const actor = await requireActor('/customer-portal');
  const queries = createQueryClient();
  await Promise.all(
    meetingPeriod.options.map(async (period) => {
      const first = await tryLoad(listMeetings, { query: { period } }, actor);
      // What failed here the browser asks for again, and says so when it fails there, too.
      if (!first.ok) return;
      const { queryKey } = meetingsQuery(period);
      queries.setQueryData(queryKey, { pages: [first.data], pageParams: [0] });
    }),
  );
  return (
    <PortalMain>
      <HydrationBoundary state={dehydrate(queries)}>
        <ClientMeetings requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
