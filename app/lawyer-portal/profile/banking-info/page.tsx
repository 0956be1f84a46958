import type { Metadata } from 'next';
import { BankSection } from '@/components/lawyers/banking/bank-section';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { accountQuery } from '@/lib/client/accounts/settings';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getAccount } from '@/lib/server/accounts/settings/operations';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Bank details' };

export default async function BankingInfoPage() {
  const actor = await requireActor('/lawyer-portal/profile/banking-info');
  const queries = createQueryClient();
  const account = await tryLoad(getAccount, {}, actor);
  if (account.ok) queries.setQueryData(accountQuery().queryKey, account.data);
  return (
    <LoadedQueries queries={queries}>
      <BankSection />
    </LoadedQueries>
  );
}
