import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PaymentInvoice } from '@/components/payments/invoices/payment-invoice';
import { invoicePath } from '@/components/payments/received/payments-path';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { paymentInvoiceQuery } from '@/lib/client/payments/invoices';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getPaymentInvoice } from '@/lib/server/payments/invoices/operations';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = { title: 'Your invoice' };

interface PaymentInvoicePageProps {
  params: Promise<{ paymentId: string }>;
}

export default async function PaymentInvoicePage({ params }: PaymentInvoicePageProps) {
  const { paymentId } = await params;
  const actor = await requireActor(invoicePath(paymentId));
  const queries = createQueryClient();
  const found = await tryLoad(getPaymentInvoice, { params: { id: paymentId } }, actor);
  if (found.ok) queries.setQueryData(paymentInvoiceQuery(paymentId).queryKey, found.data);
  else if (found.error.key === 'not_found') notFound();
  return (
    <PortalMain>
      <LoadedQueries queries={queries}>
        <PaymentInvoice paymentId={paymentId} />
      </LoadedQueries>
    </PortalMain>
  );
}
