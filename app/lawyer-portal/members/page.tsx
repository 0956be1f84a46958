import type { Metadata } from 'next';
import { Members } from '@/components/lawyers/members/members';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { activityQuery, membersQuery } from '@/lib/client/lawyers/members';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listActivity, listMembers } from '@/lib/server/lawyers/members/operations';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Members' };

export default async function MembersPage() {
  const actor = await requireActor('/lawyer-portal/members');
  const queries = createQueryClient();
  const [members, activity] = await Promise.all([
    tryLoad(listMembers, {}, actor),
    tryLoad(listActivity, { query: {} }, actor),
  ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (members.ok) queries.setQueryData(membersQuery.queryKey, members.data);
  if (activity.ok)
    queries.setQueryData(activityQuery.queryKey, { pages: [activity.data], pageParams: [0] });
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <Members />
      </LoadedQueries>
    </PortalMain>
  );
}
