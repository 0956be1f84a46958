import { PermittedLink } from '@/components/platform/practice';
import { Badge } from '@/components/ui/feedback/badge';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { dayChip, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { InvoiceLink } from './invoice-link';
import { labelOf, whereText } from './payment-labels';

interface PaymentTableProps {
  payments: readonly ReceivedPayment[];
  caption: string;
}

/**
 * Payments in columns; on a phone each is a block, whose sums have their names beside them. There may be hundreds: the
 * cells have no classes (`payments` in app/portal.css).
 */
export function PaymentTable({ payments, caption }: PaymentTableProps) {
  return (
    <div className="mt-5 overflow-hidden rounded border bg-white">
      <table className="payments">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Arrived (PHT)</th>
            <th scope="col">Client, and what for</th>
            <th scope="col">Where it is now</th>
            <th scope="col">Client paid</th>
            <th scope="col">Platform fee</th>
            <th scope="col">Your fee</th>
          </tr>
        </thead>
        <tbody>
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
    <tr>
      <td>
        <span>{dayChip(paidAt).date}</span> <span>{formatTime(paidAt)}</span>
      </td>
      <td>
        <span>{client.display_name}</span>
        <PermittedLink href={about.path} className={textLinkClass}>
          {about.title}
        </PermittedLink>
        <InvoiceLink payment={payment} />
      </td>
      <td>
        <Badge tone={tone}>{text}</Badge>
        {whereabouts && <p>{whereabouts}</p>}
      </td>
      <td>
        <span>Client paid </span>
        <span>{formatPeso(gross)}</span> <span>{PAYMENT_METHOD_LABELS[method].label}</span>
        {refunded > 0 && <span>{` ${formatPeso(-refunded)} back`}</span>}
      </td>
      <td>
        <span>Platform fee </span>
        <span>{formatPeso(platform_fee)}</span>
      </td>
      <td>
        <span>Your fee </span>
        <span>{formatPeso(net)}</span>
      </td>
    </tr>
  );
}
