'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@/components/platform/query-failure';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { ownTaxQuery, useSetTaxDocument } from '@/lib/client/lawyers/tax';
import type { OwnTax } from '@/lib/contract/lawyers/tax';
import { IdField } from '../verification/id-field';
import { useSentFile } from '../verification/use-sent-file';
import { SavedDocument } from './saved-document';
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

/** The certificate of registration: what is stored, and a way to hand in another. It is sent as soon as it is chosen. */
function TaxDocumentField({ tax }: { tax: OwnTax['tax'] }) {
  const send = useSetTaxDocument();
  const file = useSentFile({ send, action: 'setTaxDocument', field: 'document' });
  return (
    <section aria-labelledby="tax-document" className="grid gap-4 border-t pt-6">
      <h3 id="tax-document" className="text-xl">
        Certificate of registration
      </h3>
      {!tax && (
        <Notice title="Save your tax data first">
          Then you can add your certificate of registration here.
        </Notice>
      )}
      {tax?.document && <SavedDocument document={tax.document} />}
      {tax && (
        <IdField
          {...file}
          label={tax.document ? 'Replace it' : 'BIR Form 2303'}
          help="JPEG, PNG or PDF, up to 5 MB. You and our administrators can open it; each opening is recorded."
        />
      )}
    </section>
  );
}
