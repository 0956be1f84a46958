import type { QueryClient } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { loadFirstMeetings } from '@/app/first-meetings';
import { OwnWaitlist } from '@/components/meetings/waitlist/own-waitlist';
import { SentRequests } from '@/components/notaries/requests/sent-requests';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { ClientMeetings } from '@/components/portal/meetings/client-meetings';
import { ProfileCard } from '@/components/portal/meetings/profile-card';
import { PortalMain } from '@/components/portal/portal-main';
import { accountKeys } from '@/lib/client/accounts/account-keys';
import { meetingsQuery } from '@/lib/client/meetings/meetings';
import { heldMeetingsQuery } from '@/lib/client/meetings/own-next';
import { waitlistQuery } from '@/lib/client/meetings/waitlist';
import { sentRequestsQuery } from '@/lib/client/notaries/requests';
import { workQuery } from '@/lib/client/notifications/work';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { MEETING_PERIODS } from '@/lib/domain/meetings/meeting';
import { getAccount } from '@/lib/server/accounts/settings/operations';
import { listPractices } from '@/lib/server/lawyers/members/operations';
import { listMeetings } from '@/lib/server/meetings/records/operations';
import { listWaitlist } from '@/lib/server/meetings/waitlist/operations';
import { listSentRequests } from '@/lib/server/notaries/requests/operations';
import { listWork } from '@/lib/server/notifications/work/work';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Meetings' };

export default async function CustomerPortalPage() {
  const actor = await requireActor('/customer-portal');
  const queries = createQueryClient();
  const [account, work, held, waitlist, sent] = await Promise.all([
    tryLoad(getAccount, {}, actor),
    tryLoad(listWork, {}, actor),
    tryLoad(listMeetings, { query: { status: 'PAYMENT_PENDING' } }, actor),
    tryLoad(listWaitlist, {}, actor),
    tryLoad(listSentRequests, { query: {} }, actor),
    loadFirstMeetings(queries, actor),
  ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (account.ok) queries.setQueryData(accountKeys.settings(), account.data);
  if (work.ok) queries.setQueryData(workQuery.queryKey, work.data);
  if (held.ok) queries.setQueryData(heldMeetingsQuery().queryKey, held.data);
  if (waitlist.ok) queries.setQueryData(waitlistQuery.queryKey, waitlist.data);
  if (sent.ok)
    queries.setQueryData(sentRequestsQuery.queryKey, { pages: [sent.data], pageParams: [0] });
  const practices = hasNoMeetings(queries) ? await tryLoad(listPractices, {}, actor) : null;
  const worksFor = practices?.ok
    ? practices.data.results.map(({ lawyer_name }) => lawyer_name)
    : [];
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <ClientMeetings
          requestNow={requestNow()}
          worksFor={worksFor}
          isAdministrator={account.ok && account.data.user.roles.includes('ADMIN')}
        />
        <SentRequests />
        <OwnWaitlist />
        <ProfileCard />
      </LoadedQueries>
    </PortalMain>
  );
}

/** Whether the lists that were read have nothing: then the account may be that of somebody who works for a lawyer. */
function hasNoMeetings(queries: QueryClient): boolean {
  return MEETING_PERIODS.every(
    (period) => queries.getQueryData(meetingsQuery(period).queryKey)?.pages[0]?.total === 0,
  );
}
