import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClientPage } from '@/components/meetings/clients/client-page';
import { clientPath } from '@/components/meetings/clients/client-paths';
import { PortalMain } from '@/components/portal/portal-main';
import { clientKeys } from '@/lib/client/meetings/clients';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getClient, listClientMeetings } from '@/lib/server/meetings/clients/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Client' };

interface LawyerClientPageProps {
  params: Promise<{ clientId: string }>;
}

export default async function LawyerClientPage({ params }: LawyerClientPageProps) {
  const { clientId } = await params;
  const actor = await requireActor(clientPath(clientId));
  const queries = createQueryClient();
  const [client, meetings] = await Promise.all([
    tryLoad(getClient, { params: { id: clientId } }, actor),
    tryLoad(listClientMeetings, { params: { id: clientId }, query: {} }, actor),
  ]);
  if (client.ok) queries.setQueryData(clientKeys.detail(clientId), client.data);
  else if (client.error.key === 'not_found') notFound();
  if (meetings.ok) {
    const first = { pages: [meetings.data], pageParams: [0] };
    queries.setQueryData(clientKeys.meetings(clientId), first);
  }
  return (
    <PortalMain wide>
      <HydrationBoundary state={dehydrate(queries)}>
        <ClientPage clientId={clientId} requestNow={requestNow()} />
      </HydrationBoundary>
    </PortalMain>
  );
}
