'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { onLiveChange } from '@/lib/client/notifications/live-changes';
import { INVOICES_FAILURE, invoicesQuery } from '@/lib/client/payments/invoices';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { InvoiceSource } from './invoice-source';

interface ClientInvoicesProps {
  of: string;
  /** False where all of the payment went back: then nothing is said while there is none. */
  expected?: boolean;
}

export function ClientInvoices({ of, expected = true }: ClientInvoicesProps) {
  const { data, ...query } = useQuery(invoicesQuery(of));
  const queries = useQueryClient();
  // A new one comes with a notification.
  useEffect(
    () =>
      onLiveChange(({ type }) => {
        if (type !== 'notification' && type !== 'everything') return;
        void queries.invalidateQueries({ queryKey: invoicesQuery(of).queryKey });
      }),
    [queries, of],
  );
  if (!expected && !data?.results.length) return null;
  return (
    <section aria-labelledby="invoices" className="border-t py-7 print:hidden">
      <h2 id="invoices" className="text-xl">
        Invoice of your lawyer
      </h2>
      <QueryList
        className="mt-3"
        query={query}
        rows={data?.results}
        failure={<QueryFailure query={query} failure={INVOICES_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading the invoices">
            <Skeleton className="h-6 w-full" />
          </LoadingRegion>
        }
        empty={
          <p className="text-neutral-700">
            Not sent yet. Your lawyer issues it, and we mail you when it is here.
          </p>
        }
      >
        {(invoices) => (
          <ul className="divide-y rounded border bg-white">
            {invoices.map((invoice) => (
              <li key={invoice.payment_id} className="p-4">
                <p className="font-semibold wrap-anywhere">Invoice {invoice.number}</p>
                <p className="text-sm break-words text-neutral-700">{invoice.title}</p>
                <p className="text-sm text-neutral-600 tabular">
                  Sent on {formatDay(Date.parse(invoice.sent_at))}, for payment {invoice.reference}
                </p>
                <InvoiceSource invoice={invoice} className="mt-3" />
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </section>
  );
}
