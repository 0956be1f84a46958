import type { Metadata } from 'next';
import { sharedOf } from '@/components/lawyers/profile-editor/preview/shared-of';
import { AskedCalls } from '@/components/meetings/associates/asked-calls';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PracticeToday } from '@/components/portal/dashboard/practice-today';
import { LawyerDashboard } from '@/components/portal/lawyer-dashboard';
import { PortalMain } from '@/components/portal/portal-main';
import { factorsQuery } from '@/lib/client/accounts/second-factor';
import { ownVerificationQuery } from '@/lib/client/lawyers/verification';
import { associateCallsQuery } from '@/lib/client/meetings/associates';
import { dashboardQuery } from '@/lib/client/meetings/dashboard';
import { inboxKeys } from '@/lib/client/meetings/inbox';
import { workQuery } from '@/lib/client/notifications/work';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import { bookingLinkPath } from '@/lib/domain/accounts/check-address';
import type { MemberRight } from '@/lib/domain/platform/members';
import { env } from '@/lib/env';
import { getSession } from '@/lib/server/accounts/authentication/operations';
import { getFactors } from '@/lib/server/accounts/second-factor/operations';
import { getOwnVerification } from '@/lib/server/lawyers/verification/own';
import { listAssociateCalls } from '@/lib/server/meetings/associates/operations';
import { getDashboard } from '@/lib/server/meetings/dashboard/operations';
import { listThreads } from '@/lib/server/meetings/messages/inbox-operations';
import { listWork } from '@/lib/server/notifications/work/work';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { listWorkItems } from '@/lib/server/work-items/records/operations';
import { loadFirstMeetings } from '../first-meetings';
import { signedInUser } from '../signed-in-user';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function LawyerPortalPage() {
  const actor = await requireActor('/lawyer-portal');
  return actor.practice ? (
    <MemberPage actor={actor} rights={actor.practice.rights} />
  ) : (
    <OwnPage actor={actor} />
  );
}

interface PageOf {
  actor: Awaited<ReturnType<typeof requireActor>>;
}

/** Renders the first page of a member of a practice; only what the rights open is read. */
async function MemberPage({ actor, rights }: PageOf & { rights: readonly MemberRight[] }) {
  const queries = createQueryClient();
  const may = (right: MemberRight) => rights.includes(right);
  const [threads] = await Promise.all([
    may('messages') ? tryLoad(listThreads, { query: {} }, actor) : null,
    may('meetings') || may('calendar')
      ? loadFirstMeetings(queries, actor, ['today', 'upcoming'])
      : null,
  ]);
  if (threads?.ok)
    queries.setQueryData(inboxKeys.threads(''), { pages: [threads.data], pageParams: [0] });
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <PracticeToday requestNow={requestNow()} />
      </LoadedQueries>
    </PortalMain>
  );
}

async function OwnPage({ actor }: PageOf) {
  const queries = createQueryClient();
  const [user, dashboard, work, verification, agreements, asked] = await Promise.all([
    signedInUser().then((known) => known ?? load(getSession, {}, actor)),
    tryLoad(getDashboard, {}, actor),
    tryLoad(listWork, {}, actor),
    tryLoad(getOwnVerification, {}, actor),
    tryLoad(listWorkItems, { query: {} }, actor),
    tryLoad(listAssociateCalls, {}, actor),
  ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (dashboard.ok) queries.setQueryData(dashboardQuery.queryKey, dashboard.data);
  if (asked.ok) queries.setQueryData(associateCallsQuery.queryKey, asked.data);
  if (work.ok) queries.setQueryData(workQuery.queryKey, work.data);
  if (verification.ok) queries.setQueryData(ownVerificationQuery.queryKey, verification.data);
  if (agreements.ok) {
    const first = { pages: [agreements.data], pageParams: [0] };
    queries.setQueryData(workItemKeys.list({}), first);
  }
  const isVisible = dashboard.ok && dashboard.data.profile.is_visible;
  const factors = isVisible ? null : await tryLoad(getFactors, {}, actor);
  if (factors?.ok) queries.setQueryData(factorsQuery.queryKey, factors.data);
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <LawyerDashboard
          lastName={user.last_name || user.first_name}
          requestNow={requestNow()}
          asked={<AskedCalls />}
          bookingLink={`${env.SITE_URL}${bookingLinkPath(actor.lawyerId ?? '')}`}
          shared={isVisible ? null : sharedOf(actor.lawyerId ?? '', env.SITE_URL)}
        />
      </LoadedQueries>
    </PortalMain>
  );
}
