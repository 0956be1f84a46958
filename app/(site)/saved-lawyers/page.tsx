import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { ACCOUNT_SAVED_PATH } from '@/components/lawyers/addresses';
import { DeviceSaved } from '@/components/lawyers/saved/saved-lawyers';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { chosenLawyersQuery } from '@/lib/client/lawyers/saved-lawyers';
import { Queries } from '@/lib/client/platform/queries';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { readSaved, SAVED_COOKIE } from '@/lib/domain/lawyers/saved-lawyers';
import { listChosenLawyers } from '@/lib/server/lawyers/saved/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Saved lawyers', robots: { index: false } };

export default async function SavedLawyersPage() {
  if ((await currentActor())?.type === 'CUSTOMER') redirect(ACCOUNT_SAVED_PATH);
  const ids = readSaved((await cookies()).get(SAVED_COOKIE)?.value);
  const queries = createQueryClient();
  const query = { ids: ids.join(',') };
  const found = await tryLoad(listChosenLawyers, { query }, null, await clientAddress());
  // The browser retries what failed here, and shows the error if it fails again.
  if (found.ok) queries.setQueryData(chosenLawyersQuery(ids).queryKey, found.data);
  return (
    <Queries>
      <LoadedQueries queries={queries}>
        <DeviceSaved ids={ids} now={requestNow()} />
      </LoadedQueries>
    </Queries>
  );
}
