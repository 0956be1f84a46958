import 'server-only';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { PayableRef, PaymentMethod } from '@/lib/domain/payments/payment';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { env } from '@/lib/env';
import type { PdfAmount, PdfDocument } from '@/lib/server/adapters/pdf/port';
import { notFound } from '@/lib/server/platform/app-error';
import type { Executor } from '@/lib/server/platform/db/pool';
import { SITE } from '@/lib/site';
import { findArrived, type PaymentRow } from '../checkout/service';
import { listRefunds, type RefundRow } from '../refunds/service';

// Serialize

/** The note that a receipt is no invoice; Philippine tax law knows invoices and, formerly, official receipts. */
const NOT_AN_INVOICE =
  'This receipt shows what you paid. It is not an invoice or official receipt registered with the Bureau of Internal Revenue (BIR) and cannot be used as one for tax.';

/** Returns who issues an invoice: the lawyer, and of a platform fee the operator. */
function invoicesFrom({ platformFee }: PaidPayment['payment']): string {
  if (platformFee === 0) return 'For an invoice, ask your lawyer.';
  return `For an invoice of the lawyer’s fee, ask your lawyer. ${SITE.name} invoices the platform fee while the law asks for it: that invoice is on the page of your meeting or agreement.`;
}

/** Returns the reference that a person reads out to support, as the checkout shows it. */
export function referenceOf({ payment }: PaidPayment): string {
  return paymentReference(payment);
}

/** Builds a receipt; `about` says in rows who paid whom for what. It may be passed on to others. */
export function receiptDocument(
  receipt: PaidPayment,
  about: readonly (readonly [name: string, value: string])[],
  now: number,
): PdfDocument {
  const { payment } = receipt;
  return {
    title: 'Payment receipt',
    createdAt: now,
    footer: `Payment ${referenceOf(receipt)}, as of ${instantLabel(new Date(now))}`,
    blocks: [
      { kind: 'notice', text: `${NOT_AN_INVOICE} ${invoicesFrom(payment)}` },
      {
        kind: 'facts',
        rows: [
          ['Reference', referenceOf(receipt)],
          ['Paid on', instantLabel(payment.paidAt)],
          ['Paid with', PAYMENT_METHOD_LABELS[payment.method].label],
          ...about,
        ],
      },
      { kind: 'heading', text: 'Amounts in Philippine pesos' },
      { kind: 'amounts', rows: amountsOf(receipt) },
      { kind: 'small', text: operatorLine() },
    ],
  };
}

function amountsOf({ payment, refunds }: PaidPayment): PdfAmount[] {
  const { price, platformFee, total, received } = payment;
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const paid: PdfAmount[] =
    received === total
      ? [{ label: 'Total paid', value: formatPeso(total), strong: true }]
      : [
          { label: 'Total due', value: formatPeso(total) },
          { label: 'Paid', value: formatPeso(received), strong: true },
        ];
  const afterRefunds = {
    label: 'Paid after refunds',
    value: formatPeso(received - back),
    strong: true,
  };
  return [
    { label: 'Lawyer’s fee', value: formatPeso(price) },
    { label: 'Platform fee', value: formatPeso(platformFee) },
    ...paid,
    ...refunds.map(({ amount, status, succeededAt }) => ({
      label:
        status === 'SUCCEEDED' && succeededAt
          ? `Refunded on ${formatDay(succeededAt.getTime())}`
          : 'Refund on its way',
      value: formatPeso(-amount),
    })),
    ...(back > 0 ? [afterRefunds] : []),
  ];
}

function operatorLine(): string {
  const by = env.OPERATOR_NAME ? `${SITE.name} is run by ${env.OPERATOR_NAME}. ` : '';
  return `${by}Questions about this payment: ${env.SUPPORT_EMAIL}`;
}

export function instantLabel(at: Date): string {
  return `${formatDay(at.getTime())}, ${formatTime(at.getTime())} PHT`;
}

// Service

export interface PaidPayment {
  readonly payment: PaymentRow & { paidAt: Date; received: number; method: PaymentMethod };
  readonly refunds: readonly RefundRow[];
}

export async function paidPaymentOf(exec: Executor, payable: PayableRef): Promise<PaidPayment> {
  const payment = await findArrived(exec, payable);
  if (!payment?.paidAt || payment.received === null || payment.method === null) throw notFound();
  const { paidAt, received, method } = payment;
  return {
    payment: { ...payment, paidAt, received, method },
    refunds: await listRefunds(exec, payment.id),
  };
}
