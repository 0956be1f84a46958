import type { Metadata } from 'next';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { NewAgreement } from '@/components/work-items/proposals/new-agreement';
import { proposalPath } from '@/components/work-items/work-item-paths';
import { clientKeys } from '@/lib/client/meetings/clients';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import { getClient } from '@/lib/server/meetings/clients/operations';
import { listPaymentMethods } from '@/lib/server/payments/checkout/operations';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { getWorkItem } from '@/lib/server/work-items/records/operations';

export const metadata: Metadata = { title: 'New agreement' };

interface ProposalPageProps {
  searchParams: Promise<Partial<Record<'client' | 'from', string | string[]>>>;
}

export default async function ProposalPage({ searchParams }: ProposalPageProps) {
  const { client, from } = await searchParams;
  const clientId = typeof client === 'string' ? client : '';
  const fromId = typeof from === 'string' ? from : '';
  const actor = await requireActor(proposalPath({ clientId, fromId }));
  const queries = createQueryClient();
  // Whom or what is not there the form says itself.
  const [person, earlier, payment] = await Promise.all([
    clientId ? tryLoad(getClient, { params: { id: clientId } }, actor) : null,
    fromId ? tryLoad(getWorkItem, { params: { id: fromId } }, actor) : null,
    load(listPaymentMethods, {}, actor),
  ]);
  if (person?.ok) queries.setQueryData(clientKeys.detail(clientId), person.data);
  if (earlier?.ok) queries.setQueryData(workItemKeys.detail(fromId), earlier.data);
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <NewAgreement
          clientId={clientId}
          fromId={fromId}
          userId={actor.id}
          platformFee={payment.platform_fee}
          requestNow={requestNow()}
        />
      </LoadedQueries>
    </PortalMain>
  );
}
