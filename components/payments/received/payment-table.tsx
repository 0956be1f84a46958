import type { ReactNode } from 'react';
import { PermittedLink } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import { Badge } from '@/components/ui/feedback/badge';
import { textLinkInListClass } from '@/components/ui/layout/text-link';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { dayChip, formatTime } from '@/lib/domain/platform/clock-labels';
import { InvoiceLink } from './invoice-link';
import { labelOf, whereText } from './payment-labels';

interface PaymentTableProps {
  payments: readonly ReceivedPayment[];
  caption: string;
}

/** Payments in columns; a phone uses `PaymentRows`. */
export function PaymentTable({ payments, caption }: PaymentTableProps) {
  return (
    <div className="mt-5 overflow-hidden rounded border bg-white max-md:hidden">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b bg-neutral-50 text-neutral-600">
          <tr>
            <Head className="pl-5">Arrived (PHT)</Head>
            <Head>Client, and what for</Head>
            <Head>Where it is now</Head>
            <Head end>Client paid</Head>
            <Head end>Platform fee</Head>
            <Head end className="pr-5">
              Your fee
            </Head>
          </tr>
        </thead>
        <tbody className="divide-y tabular">
          {payments.map((payment) => (
            <Row key={payment.reference} payment={payment} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ payment }: { payment: ReceivedPayment }) {
  const { client, about, method, gross, refunded, platform_fee, net } = payment;
  const paidAt = Date.parse(payment.paid_at);
  const { tone, text } = labelOf(payment);
  const whereabouts = whereText(payment.where);
  return (
    <tr className="align-top">
      <td className="py-3.5 pr-3 pl-5 whitespace-nowrap">
        {dayChip(paidAt).date}
        <span className="block text-neutral-600">{formatTime(paidAt)}</span>
      </td>
      <td className="px-3 py-3.5">
        <span className="font-semibold break-words">{client.display_name}</span>
        <span className="block break-words">
          <PermittedLink href={about.path} className={textLinkInListClass}>
            {about.title}
          </PermittedLink>
        </span>
        <InvoiceLink payment={payment} />
      </td>
      <td className="px-3 py-3.5">
        <Badge tone={tone}>{text}</Badge>
        {whereabouts && <span className="mt-1 block max-w-60 text-neutral-700">{whereabouts}</span>}
      </td>
      <td className="px-3 py-3.5 text-right">
        <Price centavos={gross} />
        <span className="block text-neutral-600">{PAYMENT_METHOD_LABELS[method].label}</span>
        {refunded > 0 && (
          <span className="block text-neutral-600">
            <Price centavos={-refunded} /> back
          </span>
        )}
      </td>
      <td className="px-3 py-3.5 text-right">
        <Price centavos={platform_fee} />
      </td>
      <td className="py-3.5 pr-5 pl-3 text-right font-semibold">
        <Price centavos={net} />
      </td>
    </tr>
  );
}

interface HeadProps {
  end?: boolean;
  className?: string;
  children: ReactNode;
}

function Head({ end = false, className, children }: HeadProps) {
  return (
    <th
      scope="col"
      className={classNames('px-3 py-2.5 font-medium', end && 'text-right', className)}
    >
      {children}
    </th>
  );
}
