import type { Metadata } from 'next';
import { loadFirstMeetings } from '@/app/first-meetings';
import { LoadedQueries } from '@/components/platform/loaded-queries';
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
      <LoadedQueries queries={queries}>
        <LawyerMeetings requestNow={requestNow()} />
      </LoadedQueries>
    </PortalMain>
  );
}
