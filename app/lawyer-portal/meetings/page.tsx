import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { loadFirstMeetings } from '@/app/first-meetings';
import { LawyerMeetings } from '@/components/portal/meetings/lawyer-meetings';
import { PortalMain } from '@/components/portal/portal-main';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Meetings' };

export default async function LawyerMeetingsPage() {
  const actor = await requireActor('/lawyer-portal/meetings');
  const queries = createQueryClient();
  await loadFirstMeetings(queries, actor);
  return (
    <PortalMain>
      <HydrationBoundary state={dehydrate(queries)}>
        <LawyerMeetings requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
