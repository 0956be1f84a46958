import { PermittedLink } from '@/components/platform/practice';
import { Price } from '@/components/ui/display/price';
import { Badge } from '@/components/ui/feedback/badge';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { dayChip, formatTime } from '@/lib/domain/platform/clock-labels';
import { InvoiceLink } from './invoice-link';
import { labelOf, whereText } from './payment-labels';

/** Payments on a phone; wider screens use `PaymentTable`. */
export function PaymentRows({ payments }: { payments: readonly ReceivedPayment[] }) {
  return (
    <ul className="mt-5 divide-y rounded border bg-white md:hidden">
      {payments.map((payment) => (
        <Row key={payment.reference} payment={payment} />
      ))}
    </ul>
  );
}

function Row({ payment }: { payment: ReceivedPayment }) {
  const { client, about, method, net } = payment;
  const paidAt = Date.parse(payment.paid_at);
  const { tone, text } = labelOf(payment);
  const whereabouts = whereText(payment.where);
  return (
    <li className="relative p-4 first:rounded-t last:rounded-b hover:bg-neutral-50">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 truncate font-sans text-base leading-6 font-semibold">
          <PermittedLink
            href={about.path}
            className="stretch rounded underline-offset-4 hover:underline"
          >
            {client.display_name}
          </PermittedLink>
        </h2>
        <p className="font-semibold">
          <span className="sr-only">Your fee </span>
          <Price centavos={net} />
        </p>
      </div>
      <p className="mt-0.5 truncate text-sm text-neutral-700">{about.title}</p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="text-sm text-neutral-600 tabular">
          {dayChip(paidAt).date}, {formatTime(paidAt)} PHT, {PAYMENT_METHOD_LABELS[method].label}
        </p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {whereabouts && <p className="mt-1.5 text-sm text-neutral-700 tabular">{whereabouts}</p>}
      <Parts payment={payment} />
      <p className="relative mt-1.5 w-fit text-sm">
        <InvoiceLink payment={payment} />
      </p>
    </li>
  );
}

function Parts({ payment: { gross, platform_fee, refunded, net } }: { payment: ReceivedPayment }) {
  if (gross === net) return null;
  return (
    <p className="mt-1.5 text-sm text-neutral-600 tabular">
      <span>Client paid</span> <Price centavos={gross} />
      {platform_fee > 0 && (
        <span>
          , platform fee <Price centavos={platform_fee} />
        </span>
      )}
      {refunded > 0 && (
        <span>
          , refunded <Price centavos={refunded} />
        </span>
      )}
    </p>
  );
}
