import 'server-only';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import type { ReceivedAmounts } from '@/lib/domain/payments/received';
import { type MemberRight, titleFor } from '@/lib/domain/platform/members';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import type { PaymentOfLawyer } from './received-service';

/** Serializes a payment for its lawyer, or for a member of the practice with these rights. */
export function serializePayment(
  { payment, about }: PaymentOfLawyer,
  rights: readonly MemberRight[] | undefined,
): Omit<ReceivedPayment, 'where'> {
  const { title, path, client, time } = about;
  const kind = payment.payableType === 'meeting' ? 'meeting' : 'agreement';
  return {
    _id: payment.id,
    reference: paymentReference(payment),
    paid_at: new Date(payment.paidAt).toISOString(),
    status: payment.status,
    method: payment.method,
    ...serializeAmounts(payment.amounts),
    invoice_number: payment.invoiceNumber,
    client: { _id: client.id, display_name: client.name },
    about: {
      kind,
      title: titleFor(kind, title, rights),
      path,
      start_time: time && isoInstant(time.start.getTime()),
      duration: time && (time.end.getTime() - time.start.getTime()) / MINUTE_MS,
    },
  };
}

export function serializeAmounts({ gross, refunded, platformFee, net }: ReceivedAmounts) {
  return { gross, refunded, platform_fee: platformFee, net };
}
