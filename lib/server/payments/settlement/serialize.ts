import 'server-only';
import type { Checkout } from '@/lib/contract/payments/payments';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { PayableDescription } from '@/lib/server/registry/payable';
import type { PaymentRow } from '../checkout/service';

/** A payment for anyone with its reference; what it is for only for its client. */
export function serializeCheckout(
  payment: PaymentRow,
  payable: PayableDescription,
  forClient: boolean,
  now: number,
): Checkout {
  const waiting = payable.state === 'waiting' && payment.status === 'PENDING';
  return {
    ref: payment.ref,
    reference: payment.id.slice(0, 8).toUpperCase(),
    state: stateOf(payment, payable),
    cancelled: payable.state === 'cancelled',
    last_attempt_failed: waiting && payment.lastAttemptFailed,
    price: payment.price,
    platform_fee: payment.platformFee,
    total: payment.total,
    received: payment.received,
    method: payment.method,
    hold_expires_at:
      waiting && payable.holdExpiresAt ? isoInstant(payable.holdExpiresAt.getTime()) : null,
    server_time: new Date(now).toISOString(),
    details: forClient ? detailsOf(payment, payable, waiting) : null,
  };
}

function stateOf(payment: PaymentRow, payable: PayableDescription): Checkout['state'] {
  if (payment.status === 'REFUND_PENDING') return 'refunding';
  if (payment.status === 'REFUNDED') return 'refunded';
  if (payable.state === 'cancelled') return 'cancelled';
  if (payment.status === 'PAID') return 'confirmed';
  if (payment.status === 'EXPIRED' || payable.state === 'expired') return 'expired';
  return 'waiting';
}

function detailsOf(
  payment: PaymentRow,
  { lawyer, about, ...payable }: PayableDescription,
  waiting: boolean,
) {
  if (about.kind !== 'meeting') return null;
  return {
    meeting_id: payment.payableId,
    lawyer: {
      _id: lawyer.id,
      display_name: lawyer.displayName,
      picture_url: pictureUrl(lawyer.picture),
    },
    client_email: payable.clientEmail,
    start_time: isoInstant(about.startsAt.getTime()),
    end_time: isoInstant(about.endsAt.getTime()),
    duration: (about.endsAt.getTime() - about.startsAt.getTime()) / MINUTE_MS,
    type: about.type,
    phone: about.phone,
    subject: about.subject,
    refund_deadline: isoInstant(about.refundDeadline),
    checkout_url: waiting ? payment.checkoutUrl : null,
  };
}
