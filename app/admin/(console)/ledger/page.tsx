import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { ledgerAddress } from '@/components/admin/ledger/ledger-address';
import { LedgerScreen } from '@/components/admin/ledger/ledger-screen';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { ledgerQuery } from '@/lib/client/admin/ledger';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getLedger } from '@/lib/server/admin/ledger/ledger';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Ledger' };

interface AdminLedgerPageProps {
  searchParams: Promise<{ kind?: string | string[]; day?: string | string[] }>;
}

export default async function AdminLedgerPage({ searchParams }: AdminLedgerPageProps) {
  const filter = ledgerAddress.read(await searchParams);
  const actor = await requireAdmin(ledgerAddress.href(filter));
  const queries = createQueryClient();
  const loaded = await tryLoad(getLedger, { query: filter }, actor);
  if (loaded.ok)
    queries.setQueryData(ledgerQuery(filter).queryKey, { pages: [loaded.data], pageParams: [0] });
  return (
    <AdminMain
      title="Ledger"
      intro="Everything that happened to money, booked twice. Entries are never changed or removed."
    >
      <LoadedQueries queries={queries}>
        <LedgerScreen />
      </LoadedQueries>
    </AdminMain>
  );
}
