import 'server-only';
import type {
  Checkout,
  CheckoutDetails,
  CheckoutMeeting,
  CheckoutWorkItem,
} from '@/lib/contract/payments/payments';
import * as contract from '@/lib/contract/payments/payments';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import type { PayableDescription } from '@/lib/server/registry/payable';
import { payerAddress } from '../checkout/payer-policy';
import type { CheckoutView } from './service';
import * as service from './service';

export const getCheckout = rateLimitedRead(contract.getCheckout, async ({ actor, query, now }) => {
  const view = await service.checkoutOf(query.ref, now);
  return serializeCheckout(view, actor?.id === view.payable.clientId, now);
});

function serializeCheckout(view: CheckoutView, forClient: boolean, now: number): Checkout {
  const { payment, payable, refund } = view;
  const waiting = payable.state === 'waiting' && payment.status === 'PENDING';
  return {
    ref: payment.ref,
    reference: paymentReference(payment),
    kind: payable.about.kind,
    state: stateOf(view),
    cancelled: payable.state === 'cancelled',
    last_attempt_failed: waiting && payment.lastAttemptFailed,
    price: payment.price,
    platform_fee: payment.platformFee,
    total: payment.total,
    received: payment.received,
    refund,
    refund_account: forClient ? view.refundAccount : null,
    method: payment.method,
    by_payer: payment.byPayer,
    hold_expires_at:
      waiting && payable.holdExpiresAt ? isoInstant(payable.holdExpiresAt.getTime()) : null,
    server_time: new Date(now).toISOString(),
    details: forClient ? detailsOf(payable, waiting ? payment : null) : null,
  };
}

function stateOf({ payment, payable, refund }: CheckoutView): Checkout['state'] {
  const ofAgreement = payable.about.kind === 'agreement';
  // What a decision gives back of the money of an agreement leaves it paid.
  if (ofAgreement && refund?.reason === 'DISPUTE' && refund.amount !== payment.received)
    return 'confirmed';
  if (payment.status === 'REFUND_PENDING') return 'refunding';
  if (payment.status === 'REFUNDED') return 'refunded';
  if (payable.state === 'cancelled') return 'cancelled';
  if (payment.status === 'PAID') return 'confirmed';
  if (payment.status === 'EXPIRED' || payable.state === 'expired') return 'expired';
  return 'waiting';
}

function detailsOf(
  payable: PayableDescription,
  open: CheckoutView['payment'] | null,
): CheckoutDetails {
  const { lawyer, about } = payable;
  return {
    lawyer: {
      _id: lawyer.id,
      display_name: lawyer.displayName,
      picture_url: pictureUrl(lawyer.picture),
    },
    client_email: payable.clientEmail,
    // The page of whoever was asked is theirs alone: what is paid on it goes back there.
    checkout_url: open && !open.byPayer ? open.checkoutUrl : null,
    payer_url: open && about.kind === 'meeting' ? payerAddress(about.id) : null,
    meeting: about.kind === 'meeting' ? meetingOf(about) : null,
    work_item: about.kind === 'agreement' ? workItemOf(about, payable.state) : null,
  };
}

type About<Kind> = Extract<PayableDescription['about'], { kind: Kind }>;

function meetingOf({ id, startsAt, endsAt, ...meeting }: About<'meeting'>): CheckoutMeeting {
  return {
    meeting_id: id,
    start_time: isoInstant(startsAt.getTime()),
    end_time: isoInstant(endsAt.getTime()),
    duration: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
    type: meeting.type,
    phone: meeting.phone,
    subject: meeting.subject,
    refund_deadline: isoInstant(meeting.refundDeadline),
  };
}

function workItemOf(
  { workItemId, title, part, objectionDays, isOrder }: About<'agreement'>,
  state: PayableDescription['state'],
): CheckoutWorkItem {
  return {
    _id: workItemId,
    title,
    part,
    objection_days: objectionDays,
    is_order: isOrder,
    is_open: state === 'expired',
  };
}
