import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { loadFirstMeetings } from '@/app/first-meetings';
import { LawyerDashboard } from '@/components/portal/lawyer-dashboard';
import { PortalMain } from '@/components/portal/portal-main';
import { createQueryClient } from '@/lib/client/query-client';
import { ownVerificationQuery } from '@/lib/client/verification';
import { getSession } from '@/lib/server/auth/operations';
import { requireActor } from '@/lib/server/http/actor';
import { load } from '@/lib/server/http/load';
import { requestNow } from '@/lib/server/http/request-now';
import { tryLoad } from '@/lib/server/http/try-load';
import { getOwnVerification } from '@/lib/server/verification/operations';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function LawyerPortalPage() {
  const actor = await requireActor('/lawyer-portal');
  const queries = createQueryClient();
  const [user, verification] = await Promise.all([
    load(getSession, {}, actor),
    tryLoad(getOwnVerification, {}, actor),
    loadFirstMeetings(queries, actor),
  ]);
  if (verification.ok) queries.setQueryData(ownVerificationQuery.queryKey, verification.data);
  return (
    <PortalMain wide>
      <HydrationBoundary state={dehydrate(queries)}>
        <LawyerDashboard lastName={user.last_name} requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
