'use client';

import { Notice } from '@/components/ui/feedback/notice';
import { useSetTaxDocument } from '@/lib/client/lawyers/tax';
import type { OwnTax } from '@/lib/contract/lawyers/tax';
import { IdField } from '../verification/id-field';
import { useSentFile } from '../verification/use-sent-file';
import { SavedDocument } from './saved-document';

/** The certificate of registration: what is stored, and a way to hand in another. It is sent as soon as it is chosen. */
export function TaxDocumentField({ tax }: { tax: OwnTax['tax'] }) {
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
