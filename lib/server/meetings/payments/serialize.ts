import 'server-only';
import type { ReceivedPayment } from '@/lib/contract/meetings/received-payments';
import type { ReceivedAmounts } from '@/lib/domain/payments/received';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import type { PaymentOfLawyer } from './service';

/** A payment as the lawyer of its meeting sees it. */
export function serializePayment({ payment, meeting }: PaymentOfLawyer): ReceivedPayment {
  const { client, startsAt, endsAt } = meeting;
  return {
    reference: payment.id.slice(0, 8).toUpperCase(),
    paid_at: new Date(payment.paidAt).toISOString(),
    status: payment.status,
    method: payment.method,
    ...serializeAmounts(payment.amounts),
    client: { _id: client.id, display_name: `${client.firstName} ${client.lastName}` },
    meeting: {
      _id: meeting.id,
      subject: meeting.subject,
      start_time: isoInstant(startsAt.getTime()),
      duration: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    },
  };
}

export function serializeAmounts({ gross, refunded, platformFee, net }: ReceivedAmounts) {
  return { gross, refunded, platform_fee: platformFee, net };
}
