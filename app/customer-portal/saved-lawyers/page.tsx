import type { Metadata } from 'next';
import { ACCOUNT_SAVED_PATH } from '@/components/lawyers/addresses';
import { AccountSaved } from '@/components/lawyers/saved/saved-lawyers';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { savedLawyersQuery } from '@/lib/client/lawyers/saved-lawyers';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listSavedLawyers } from '@/lib/server/lawyers/saved/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Saved lawyers' };

export default async function AccountSavedPage() {
  const actor = await requireActor(ACCOUNT_SAVED_PATH);
  const queries = createQueryClient();
  const saved = await tryLoad(listSavedLawyers, {}, actor);
  // The browser retries what failed here, and shows the error if it fails again.
  if (saved.ok) queries.setQueryData(savedLawyersQuery.queryKey, saved.data);
  return (
    <LoadedQueries queries={queries}>
      <AccountSaved now={requestNow()} />
    </LoadedQueries>
  );
}
