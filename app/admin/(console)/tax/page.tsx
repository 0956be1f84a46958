import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { taxAddress } from '@/components/admin/tax/tax-address';
import { TaxScreen } from '@/components/admin/tax/tax-screen';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { adminTaxQuery, taxPackQuery } from '@/lib/client/admin/tax';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { manilaQuarter, manilaYear } from '@/lib/domain/platform/time';
import { getTaxPack } from '@/lib/server/admin/tax/pack';
import { getAdminTax } from '@/lib/server/admin/tax/withheld';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Tax' };

interface AdminTaxPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AdminTaxPage({ searchParams }: AdminTaxPageProps) {
  const now = requestNow();
  const [thisYear, thisQuarter] = [manilaYear(now), manilaQuarter(now)];
  const address = taxAddress(thisYear, thisQuarter);
  const state = address.read(await searchParams);
  const actor = await requireAdmin(address.href(state));
  const { year, quarter, page } = state;
  const queries = createQueryClient();
  const [pack, withheld] = await Promise.all([
    tryLoad(getTaxPack, { query: { page } }, actor),
    tryLoad(getAdminTax, { query: { year, quarter } }, actor),
  ]);
  if (pack.ok) queries.setQueryData(taxPackQuery(page).queryKey, pack.data);
  if (withheld.ok) queries.setQueryData(adminTaxQuery(year, quarter).queryKey, withheld.data);
  return (
    <AdminMain
      title="Tax"
      intro="Whether tax is withheld from lawyers when their fees are released, what is due, and the papers for it."
    >
      <LoadedQueries queries={queries}>
        <TaxScreen thisYear={thisYear} thisQuarter={thisQuarter} requestNow={now} />
      </LoadedQueries>
    </AdminMain>
  );
}
