import type { Metadata } from 'next';
import { TaxSection } from '@/components/lawyers/tax/tax-section';
import { PaymentsNav } from '@/components/payments/received/payments-nav';
import { yearAddress } from '@/components/payments/received/payments-path';
import { TaxStandingSection } from '@/components/payments/tax/tax-standing';
import { YearSums } from '@/components/payments/tax/year-sums';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { ownTaxQuery } from '@/lib/client/lawyers/tax';
import { paymentYearQuery } from '@/lib/client/payments/statements';
import { taxStandingQuery } from '@/lib/client/payments/tax';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { manilaYear } from '@/lib/domain/platform/time';
import { getOwnTax } from '@/lib/server/lawyers/banking/tax-operations';
import { getPaymentYear } from '@/lib/server/payments/statements/operations';
import { getTaxStanding } from '@/lib/server/payments/tax/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Tax' };

interface LawyerTaxPageProps {
  searchParams: Promise<{ year?: string | string[] }>;
}

export default async function LawyerTaxPage({ searchParams }: LawyerTaxPageProps) {
  const thisYear = manilaYear(requestNow());
  const address = yearAddress(thisYear);
  const { year } = address.read(await searchParams);
  const actor = await requireActor(address.href({ year }));
  const queries = createQueryClient();
  const [sums, tax, ...standings] = await Promise.all([
    tryLoad(getPaymentYear, { query: { year } }, actor),
    tryLoad(getOwnTax, {}, actor),
    ...[...new Set([thisYear, year])].map((one) =>
      tryLoad(getTaxStanding, { query: { year: one } }, actor),
    ),
  ]);
  if (sums.ok) queries.setQueryData(paymentYearQuery(year).queryKey, sums.data);
  for (const standing of standings)
    if (standing.ok)
      queries.setQueryData(taxStandingQuery(standing.data.year).queryKey, standing.data);
  if (tax.ok) queries.setQueryData(ownTaxQuery.queryKey, tax.data);
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <PaymentsNav />
        <h1 className="text-3xl">Tax</h1>
        <div className="mt-6 grid gap-12">
          <TaxSection />
          <TaxStandingSection thisYear={thisYear} />
          <YearSums thisYear={thisYear} />
        </div>
      </LoadedQueries>
    </PortalMain>
  );
}
