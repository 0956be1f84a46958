import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { loadFirstMeetings } from '@/app/first-meetings';
import { ClientMeetings } from '@/components/portal/client-meetings';
import { PortalMain } from '@/components/portal/portal-main';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Meetings' };

export default async function CustomerPortalPage() {
  const actor = await requireActor('/customer-portal');
  const queries = createQueryClient();
  await loadFirstMeetings(queries, actor);
  return (
    <PortalMain>
      <HydrationBoundary state={dehydrate(queries)}>
        <ClientMeetings requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
