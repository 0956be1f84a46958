import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClientPage } from '@/components/meetings/clients/client-page';
import { clientPath } from '@/components/meetings/clients/client-paths';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { ClientMessages } from '@/components/portal/messages/client-messages';
import { PortalMain } from '@/components/portal/portal-main';
import { ClientAgreements } from '@/components/work-items/list/client-agreements';
import { clientKeys } from '@/lib/client/meetings/clients';
import { followUpsKey } from '@/lib/client/meetings/follow-ups';
import { inboxKeys } from '@/lib/client/meetings/inbox';
import { stepsKey } from '@/lib/client/meetings/steps';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import { getClient, listClientMeetings } from '@/lib/server/meetings/clients/operations';
import { listSteps } from '@/lib/server/meetings/clients/steps-operations';
import { listFollowUps } from '@/lib/server/meetings/follow-ups/operations';
import { getThread } from '@/lib/server/meetings/messages/inbox-operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { listWorkItems } from '@/lib/server/work-items/records/operations';

export const metadata: Metadata = { title: 'Client' };

interface LawyerClientPageProps {
  params: Promise<{ clientId: string }>;
}

export default async function LawyerClientPage({ params }: LawyerClientPageProps) {
  const { clientId } = await params;
  const actor = await requireActor(clientPath(clientId));
  const queries = createQueryClient();
  const [client, steps, meetings, messages, agreements, followUps] = await Promise.all([
    tryLoad(getClient, { params: { id: clientId } }, actor),
    actor.practice ? null : tryLoad(listSteps, { params: { id: clientId } }, actor),
    tryLoad(listClientMeetings, { params: { id: clientId }, query: {} }, actor),
    tryLoad(getThread, { params: { id: clientId }, query: {} }, actor),
    actor.practice ? null : tryLoad(listWorkItems, { query: { client_id: clientId } }, actor),
    actor.practice ? null : tryLoad(listFollowUps, { query: { client_id: clientId } }, actor),
  ]);
  if (client.ok) queries.setQueryData(clientKeys.detail(clientId), client.data);
  else if (client.error.key === 'not_found') notFound();
  if (steps?.ok) queries.setQueryData(stepsKey(clientId), steps.data);
  if (messages.ok) {
    const first = { pages: [messages.data], pageParams: [0] };
    queries.setQueryData(inboxKeys.thread(clientId), first);
  }
  if (meetings.ok) {
    const first = { pages: [meetings.data], pageParams: [0] };
    queries.setQueryData(clientKeys.meetings(clientId), first);
  }
  if (agreements?.ok) {
    const first = { pages: [agreements.data], pageParams: [0] };
    queries.setQueryData(workItemKeys.list({ client_id: clientId }), first);
  }
  // The browser reads all of a list that has more pages than one.
  if (followUps?.ok && !followUps.data.hasMore)
    queries.setQueryData(followUpsKey({ clientId }), followUps.data.results);
  const now = requestNow();
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <ClientPage clientId={clientId} lawyerId={actor.lawyerId ?? ''} requestNow={now}>
          <ClientMessages clientId={clientId} requestNow={now} />
          {!actor.practice && <ClientAgreements clientId={clientId} requestNow={now} />}
        </ClientPage>
      </LoadedQueries>
    </PortalMain>
  );
}
