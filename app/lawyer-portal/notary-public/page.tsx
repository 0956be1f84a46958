import type { Metadata } from 'next';
import { NotarialServices } from '@/components/notaries/editor/notarial-services';
import { NOTARY_EDITOR_PATH } from '@/components/notaries/editor/notary-parts';
import { ReceivedRequests } from '@/components/notaries/requests/received-requests';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { ownNotaryQuery } from '@/lib/client/notaries/own-notary';
import { receivedRequestsQuery } from '@/lib/client/notaries/requests';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getOwnNotary } from '@/lib/server/notaries/own-notary/operations';
import { listReceivedRequests } from '@/lib/server/notaries/requests/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Notarial services' };

export default async function NotarialServicesPage() {
  const actor = await requireActor(NOTARY_EDITOR_PATH);
  const queries = createQueryClient();
  const [own, requests] = await Promise.all([
    tryLoad(getOwnNotary, {}, actor),
    tryLoad(listReceivedRequests, { query: { status: 'open' } }, actor),
  ]);
  // The browser retries what failed here, and shows the error if it fails again.
  if (own.ok) queries.setQueryData(ownNotaryQuery.queryKey, own.data);
  if (requests.ok) {
    const first = { pages: [requests.data], pageParams: [0] };
    queries.setQueryData(receivedRequestsQuery('open').queryKey, first);
  }
  const isFound = own.ok && own.data.approved !== null;
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <h1 className="text-3xl">Notarial services</h1>
        {!isFound && (
          <p className="mt-2 max-w-text text-neutral-700">
            Say where and when you notarize, and for how much. Clients who look for a notary public
            in your city find you here and come to your office in person.
          </p>
        )}
        <div className="mt-4">
          <NotarialServices requestNow={requestNow()}>
            <ReceivedRequests />
          </NotarialServices>
        </div>
      </LoadedQueries>
    </PortalMain>
  );
}
