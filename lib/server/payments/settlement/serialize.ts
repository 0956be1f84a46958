import 'server-only';
import type { Checkout } from '@/lib/contract/payments/payments';
import { refundDeadline } from '@/lib/domain/meetings/meeting';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import type { MeetingView } from '@/lib/server/meetings/service';
import type { PaymentRow } from './store';

/** A payment for anyone with its reference; what it is for only for its client. */
export function serializeCheckout(
  payment: PaymentRow,
  view: MeetingView,
  forClient: boolean,
  now: number,
): Checkout {
  const { meeting } = view;
  const waiting = meeting.status === 'PAYMENT_PENDING' && payment.status === 'PENDING';
  return {
    ref: payment.ref,
    reference: payment.id.slice(0, 8).toUpperCase(),
    state: stateOf(payment, meeting.status),
    last_attempt_failed: waiting && payment.lastAttemptFailed,
    price: payment.price,
    platform_fee: payment.platformFee,
    total: payment.total,
    received: payment.received,
    method: payment.method,
    hold_expires_at:
      waiting && meeting.holdExpiresAt ? isoInstant(meeting.holdExpiresAt.getTime()) : null,
    server_time: new Date(now).toISOString(),
    details: forClient ? detailsOf(payment, view, waiting) : null,
  };
}

function stateOf(payment: PaymentRow, meetingStatus: string): Checkout['state'] {
  if (payment.status === 'REFUND_PENDING') return 'refunding';
  if (payment.status === 'REFUNDED') return 'refunded';
  if (payment.status === 'PAID') return 'confirmed';
  if (meetingStatus === 'CANCELLED') return 'cancelled';
  if (payment.status === 'EXPIRED' || meetingStatus === 'EXPIRED') return 'expired';
  return 'waiting';
}

function detailsOf(
  payment: PaymentRow,
  { meeting, lawyer, client }: MeetingView,
  waiting: boolean,
) {
  return {
    meeting_id: meeting.id,
    lawyer: {
      _id: lawyer.id,
      display_name: lawyer.displayName,
      picture_url: pictureUrl(lawyer.picture),
    },
    client_email: client.email,
    start_time: isoInstant(meeting.startsAt.getTime()),
    end_time: isoInstant(meeting.endsAt.getTime()),
    duration: (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / MINUTE_MS,
    type: meeting.type,
    phone: meeting.phone,
    subject: meeting.subject,
    refund_deadline: isoInstant(refundDeadline(meeting.earliestStart.getTime())),
    checkout_url: waiting ? payment.checkoutUrl : null,
  };
}
