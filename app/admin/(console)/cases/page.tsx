import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { casesAddress } from '@/components/admin/cases/case-address';
import { Cases } from '@/components/admin/cases/cases';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { casesQuery } from '@/lib/client/admin/cases';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listCases } from '@/lib/server/admin/cases/operations';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Cases' };

interface CasesPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CasesPage({ searchParams }: CasesPageProps) {
  const address = casesAddress.read(await searchParams);
  const actor = await requireAdmin(casesAddress.href(address));
  const queries = createQueryClient();
  const loaded = await tryLoad(listCases, { query: address }, actor);
  if (loaded.ok) queries.setQueryData(casesQuery(address).queryKey, loaded.data);
  return (
    <AdminMain
      title="Cases"
      intro="What a person decides. Both sides read the reason that you give, and nothing can be decided twice."
    >
      <LoadedQueries queries={queries}>
        <Cases />
      </LoadedQueries>
    </AdminMain>
  );
}
