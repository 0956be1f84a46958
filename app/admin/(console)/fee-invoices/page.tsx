import type { Metadata } from 'next';
import { AdminMain } from '@/components/admin/admin-main';
import { feeInvoiceAddress } from '@/components/admin/fee-invoices/fee-invoice-address';
import { FeeInvoices } from '@/components/admin/fee-invoices/fee-invoices';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { feeInvoicesQuery } from '@/lib/client/admin/fee-invoices';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { listFeeInvoices } from '@/lib/server/admin/fee-invoices/operations';
import { requireAdmin } from '@/lib/server/platform/pipeline/require-admin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Fee invoices' };

interface FeeInvoicesPageProps {
  searchParams: Promise<{ month?: string | string[]; page?: string | string[] }>;
}

export default async function FeeInvoicesPage({ searchParams }: FeeInvoicesPageProps) {
  const which = feeInvoiceAddress.read(await searchParams);
  const actor = await requireAdmin(feeInvoiceAddress.href(which));
  const queries = createQueryClient();
  const found = await tryLoad(listFeeInvoices, { query: which }, actor);
  if (found.ok) queries.setQueryData(feeInvoicesQuery(which).queryKey, found.data);
  return (
    <AdminMain
      title="Fee invoices"
      intro="What clients are invoiced for the platform fee while the tax pack is on. No document is ever changed: a credit note takes back what was wrong or refunded."
    >
      <LoadedQueries queries={queries}>
        <FeeInvoices />
      </LoadedQueries>
    </AdminMain>
  );
}
