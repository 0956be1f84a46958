'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, Copy } from 'lucide';
import Link from 'next/link';
import { LawLink } from '@/components/payments/tax/law-link';
import { PermittedLink, usePractice } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { useCopy } from '@/components/ui/hooks/use-copy';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass, textLinkClass } from '@/components/ui/layout/text-link';
import { PAYMENT_INVOICE_FAILURE, paymentInvoiceQuery } from '@/lib/client/payments/invoices';
import type { PaymentInvoice as Invoiced } from '@/lib/contract/payments/invoices';
import { isToInvoice } from '@/lib/domain/payments/invoice';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { monthKey } from '@/lib/domain/platform/months';
import { paymentsAddress } from '../received/payments-path';
import { invoiceData } from './invoice-data';
import { InvoiceForm } from './invoice-form';
import { InvoiceSource } from './invoice-source';

export function PaymentInvoice({ paymentId }: { paymentId: string }) {
  const { data, ...query } = useQuery(paymentInvoiceQuery(paymentId));
  return (
    <div className="max-w-form">
      <Link href={backTo(data)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Payments
      </Link>
      <h1 className="mt-1 text-3xl">Your invoice</h1>
      {data && <Loaded data={data} />}
      {!data && !query.isError && (
        <LoadingRegion label="Loading the payment">
          <Skeleton className="mt-6 h-96 w-full" />
        </LoadingRegion>
      )}
      {!data && query.isError && (
        <QueryFailure query={query} failure={PAYMENT_INVOICE_FAILURE} className="mt-4" />
      )}
    </div>
  );
}

function backTo(data: Invoiced | undefined): string {
  if (!data) return '/lawyer-portal/payments';
  const month = monthKey(Date.parse(data.payment.paid_at));
  return paymentsAddress('').href({ month });
}

function Loaded({ data }: { data: Invoiced }) {
  const { payment, invoice } = data;
  const practice = usePractice();
  const isNeeded = invoice !== null || isToInvoice(payment);
  return (
    <div className="mt-2 grid gap-8">
      <p className="text-neutral-700">
        For what {payment.client.display_name} paid for{' '}
        <PermittedLink href={payment.about.path} className={`${textLinkClass} break-words`}>
          {payment.about.title}
        </PermittedLink>
        .{' '}
        {practice
          ? 'The lawyer issues it and passes it on here.'
          : 'You issue it from your own registered invoices; here you pass it on.'}
      </p>
      {isNeeded ? (
        <>
          <InvoiceData data={data} />
          <section aria-labelledby="send-invoice" className="grid gap-5">
            <h2 id="send-invoice" className="text-2xl">
              {invoice
                ? 'Sent to your client'
                : practice
                  ? 'Not sent yet'
                  : 'Send it to your client'}
            </h2>
            {practice && !invoice && (
              <p className="text-neutral-700">
                Atty. {practice.lawyerName} sends it to the client.
              </p>
            )}
            {invoice && (
              <div className="rounded border bg-white p-4">
                <p className="font-semibold wrap-anywhere">Invoice {invoice.number}</p>
                <p className="text-sm text-neutral-600 tabular">
                  Sent on {formatDay(Date.parse(invoice.sent_at))}
                </p>
                <InvoiceSource invoice={invoice} className="mt-3" />
              </div>
            )}
            {!practice && <InvoiceForm paymentId={payment._id} sent={invoice} />}
          </section>
        </>
      ) : (
        <Notice title="No invoice is needed">
          <p>Your fee goes back to the client, so there is nothing to invoice.</p>
        </Notice>
      )}
    </div>
  );
}

function InvoiceData({ data }: { data: Invoiced }) {
  const rows = invoiceData(data);
  const text = rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  const { field, copied, copy } = useCopy<HTMLTextAreaElement>(text);
  return (
    <section aria-labelledby="invoice-data" className="grid gap-4">
      <h2 id="invoice-data" className="text-2xl">
        What it needs
      </h2>
      <dl className="divide-y rounded border bg-white tabular">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <dt className="text-neutral-600">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {/* To be marked where the browser does not let us copy. */}
      <textarea ref={field} readOnly tabIndex={-1} aria-hidden className="sr-only" value={text} />
      <div>
        <Button variant="outline" onClick={() => void copy()}>
          <Icon of={copied ? Check : Copy} className="size-5" />
          {copied ? 'Copied' : 'Copy all'}
        </Button>
        <p className="sr-only" role="status">
          {copied ? 'The data was copied.' : ''}
        </p>
      </div>
      <Notice title="An invoice, no longer an official receipt">
        <p>
          For services, too, the invoice is the document for tax since April 27, 2024:{' '}
          <LawLink of="easeOfPayingTaxes">Republic Act No. 11976</LawLink> and{' '}
          <LawLink of="invoicing">Revenue Regulations No. 7-2024</LawLink>. The name is the one that
          your client has here; ask for the registered name, TIN and address where your invoice
          needs them.
        </p>
      </Notice>
    </section>
  );
}
