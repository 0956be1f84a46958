import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { Agreements } from '@/components/work-items/list/agreements';
import { agreementsAddress, filterOf } from '@/components/work-items/list/list-address';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { listWorkItems } from '@/lib/server/work-items/records/operations';

interface AgreementsPageProps {
  searchParams: Promise<Partial<Record<'status' | 'q' | 'page', string | string[]>>>;
  reader: 'client' | 'lawyer';
}

export async function AgreementsPage({ searchParams, reader }: AgreementsPageProps) {
  const { read, href } = agreementsAddress(reader);
  const address = read(await searchParams);
  const actor = await requireActor(href(address));
  const queries = createQueryClient();
  const filter = filterOf(address);
  // As many pages as the address says, so that a reload shows what was there.
  const loaded = await Promise.all(
    Array.from({ length: address.page + 1 }, (_, page) =>
      tryLoad(listWorkItems, { query: { ...filter, page } }, actor),
    ),
  );
  const pages = loaded.flatMap((page) => (page.ok ? [page.data] : []));
  // The browser retries what failed here, and shows the error if it fails again.
  if (pages.length === loaded.length) {
    const pageParams = pages.map(({ page }) => page);
    queries.setQueryData(workItemKeys.list(filter), { pages, pageParams });
  }
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <Agreements reader={reader} requestNow={requestNow()} />
      </LoadedQueries>
    </PortalMain>
  );
}
