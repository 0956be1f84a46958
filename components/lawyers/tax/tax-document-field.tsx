'use client';

import { useRef, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { useSetTaxDocument } from '@/lib/client/lawyers/tax';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import { isAbort } from '@/lib/client/platform/transport';
import type { OwnTax } from '@/lib/contract/lawyers/tax';
import { IdField } from '../verification/id-field';
import { SavedDocument } from './saved-document';

/** The certificate of registration: what is stored, and a way to hand in another. It is sent as soon as it is chosen. */
export function TaxDocumentField({ tax }: { tax: OwnTax['tax'] }) {
  const send = useSetTaxDocument();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  const upload = useRef<AbortController | null>(null);
  const choose = (document: File | undefined) => {
    setFile(document);
    send.reset();
    if (!document) return;
    upload.current = new AbortController();
    setSent(0);
    send.mutate(
      {
        document,
        signal: upload.current.signal,
        onProgress: (share) => setSent(share * 100),
      },
      {
        onSuccess: () => setFile(undefined),
        onError: (error) => {
          if (!isAbort(error)) return;
          setFile(undefined);
          send.reset();
        },
        onSettled: () => setSent(undefined),
      },
    );
  };
  const failure = send.isError ? reasonOf(send.error) : undefined;
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
          label={tax.document ? 'Replace it' : 'BIR Form 2303'}
          help="JPEG, PNG or PDF, up to 5 MB. You and our administrators can open it; each opening is recorded."
          file={file}
          error={failure}
          sent={sent}
          onChange={choose}
          onCancel={() => upload.current?.abort()}
        />
      )}
    </section>
  );
}

/** What is wrong with the file where the server says so. */
function reasonOf(error: Error): string {
  const field = error instanceof ApiError ? error.fields.document : undefined;
  return field ?? messageFor('setTaxDocument', error);
}
