'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { ownTaxQuery } from '@/lib/client/lawyers/tax';
import { TaxDocumentField } from './tax-document-field';
import { TaxForm } from './tax-form';

/** What the lawyer is called by the Bureau of Internal Revenue, and the certificate that says so. */
export function TaxSection() {
  const { data, ...query } = useQuery(ownTaxQuery);
  return (
    <section aria-labelledby="tax-data" className="grid max-w-form gap-6">
      <div>
        <h2 id="tax-data" className="text-2xl">
          Tax data
        </h2>
        <p className="mt-1 text-neutral-700">
          The Bureau of Internal Revenue (BIR) requires this from platforms that pay out fees.
          Clients never see it, and your TIN is stored encrypted.
        </p>
      </div>
      {data && (
        <>
          <TaxForm saved={data.tax} />
          <TaxDocumentField tax={data.tax} />
        </>
      )}
      {!data && !query.isError && (
        <LoadingRegion label="Loading your tax data">
          <Skeleton className="h-96 w-full" />
        </LoadingRegion>
      )}
      {!data && query.isError && <QueryFailure query={query} action="ownTax" />}
    </section>
  );
}
