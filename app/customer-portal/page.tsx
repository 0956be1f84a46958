import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { loadFirstMeetings } from '@/app/first-meetings';
import { OwnWaitlist } from '@/components/meetings/waitlist/own-waitlist';
import { ClientMeetings } from '@/components/portal/client-meetings';
import { PortalMain } from '@/components/portal/portal-main';
import { waitlistQuery } from '@/lib/client/meetings/waitlist';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listWaitlist } from '@/lib/server/meetings/waitlist/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Meetings' };

export default async function CustomerPortalPage() {
  const actor = await requireActor('/customer-portal');
  const queries = createQueryClient();
  const [waitlist] = await Promise.all([
    tryLoad(listWaitlist, {}, actor),
    loadFirstMeetings(queries, actor),
  ]);
  if (waitlist.ok) queries.setQueryData(waitlistQuery.queryKey, waitlist.data);
  return (
    <PortalMain>
      <HydrationBoundary state={dehydrate(queries)}>
        <ClientMeetings requestNow={requestNow()} />
        <OwnWaitlist />
      </HydrationBoundary>
    </PortalMain>
  );
}
