'use client';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import {
  FEE_DOCUMENTS_FAILURE,
  feeDocumentPath,
  feeDocumentsQuery,
} from '@/lib/client/payments/fee-invoices';
import type { FeeDocument } from '@/lib/contract/payments/fee-invoices';
import { FEE_DOCUMENT_OF, feeDocumentTitle } from '@/lib/domain/payments/fee-invoice';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { SITE } from '@/lib/site';

/** Invoices of the platform fee for a meeting or agreement, and what was credited of them, for whoever paid. */
export function FeeInvoices({ of }: { of: string }) {
  const { data, ...query } = useQuery(feeDocumentsQuery(of));
  return (
    <section aria-labelledby="fee-invoices" className="border-t py-7 print:hidden">
      <h2 id="fee-invoices" className="text-xl">
        Invoice of the platform fee
      </h2>
      <QueryList
        className="mt-3"
        query={query}
        rows={data?.results}
        failure={<QueryFailure query={query} failure={FEE_DOCUMENTS_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading the invoices of the platform fee">
            <Skeleton className="h-6 w-full" />
          </LoadingRegion>
        }
        empty={
          <p className="text-neutral-700">
            {`None yet. While ${SITE.name} issues invoices, one comes within minutes of each payment. Your receipt shows the fee in any case.`}
          </p>
        }
      >
        {(documents) => (
          <ul className="divide-y rounded border bg-white">
            {documents.map((document) => (
              <FeeDocumentRow key={document._id} document={document} />
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}

function FeeDocumentRow({ document }: { document: FeeDocument }) {
  const { _id, kind, number, issued_at, amount, payment, of_invoice } = document;
  const look = buttonClass({ variant: 'outline', size: 'small' });
  const of = <span className="sr-only"> {number}</span>;
  return (
    <li className="p-4">
      <p className="font-semibold wrap-anywhere">{feeDocumentTitle(document)}</p>
      <p className="text-sm text-neutral-600 tabular">
        {`${formatPeso(amount)}, issued on ${formatDay(Date.parse(issued_at))}, for payment ${payment.reference}`}
      </p>
      {of_invoice && (
        <p className="text-sm text-neutral-600 tabular">{`${FEE_DOCUMENT_OF[kind]} ${of_invoice}`}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={`${feeDocumentPath(_id)}/pdf`} download={`${number}.pdf`} className={look}>
          <Icon of={FileText} className="size-4" />
          PDF{of}
        </a>
        <a href={feeDocumentPath(_id)} download={`${number}.json`} className={look}>
          <Icon of={Download} className="size-4" />
          Data (JSON){of}
        </a>
      </div>
    </li>
  );
}
