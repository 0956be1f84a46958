import type { Metadata } from 'next';
import { clientsAddress } from '@/components/meetings/clients/client-paths';
import { Clients } from '@/components/meetings/clients/clients';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { clientKeys } from '@/lib/client/meetings/clients';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listClients } from '@/lib/server/meetings/clients/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Clients' };

interface LawyerClientsPageProps {
  searchParams: Promise<{ q?: string | string[]; page?: string | string[] }>;
}

export default async function LawyerClientsPage({ searchParams }: LawyerClientsPageProps) {
  const search = clientsAddress.read(await searchParams);
  const actor = await requireActor(clientsAddress.href(search));
  const queries = createQueryClient();
  // As many pages as the address says, so that a reload shows what was there.
  const loaded = await Promise.all(
    Array.from({ length: search.page + 1 }, (_, page) =>
      tryLoad(listClients, { query: { q: search.q, page } }, actor),
    ),
  );
  const pages = loaded.flatMap((page) => (page.ok ? [page.data] : []));
  // The browser retries what failed here, and shows the error if it fails again.
  if (pages.length === loaded.length) {
    const pageParams = pages.map(({ page }) => page);
    queries.setQueryData(clientKeys.list(search.q), { pages, pageParams });
  }
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <Clients requestNow={requestNow()} />
      </LoadedQueries>
    </PortalMain>
  );
}
