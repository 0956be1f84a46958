'use client';

import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Checkout } from '@/lib/contract/payments/payments';
import { shortReference } from '@/lib/domain/platform/short-reference';
import { MeetingCheckout } from './meeting-checkout';

interface FreeBookingProps {
  meeting: Meeting;
  email: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The confirmed page of a booking without a payment. */
export function FreeBooking({ meeting, email, now }: FreeBookingProps) {
  return <MeetingCheckout initial={confirmedOf(meeting, email, now)} signedIn returned={null} />;
}

/** Builds what the checkout shows; without a reference of a payment nothing is asked about it. */
function confirmedOf(meeting: Meeting, email: string, now: number): Checkout {
  const { start_time, end_time, duration, type, phone, subject, refund_deadline } = meeting;
  const { _id, display_name, picture_url } = meeting.lawyer;
  return {
    ref: '',
    reference: shortReference(meeting._id),
    kind: 'meeting',
    state: 'confirmed',
    cancelled: false,
    last_attempt_failed: false,
    price: meeting.payment.price,
    platform_fee: meeting.payment.platform_fee,
    total: meeting.payment.total,
    received: null,
    refund: null,
    refund_account: null,
    method: null,
    by_payer: false,
    hold_expires_at: null,
    server_time: new Date(now).toISOString(),
    details: {
      lawyer: { _id, display_name, picture_url },
      client_email: email,
      payer_url: null,
      checkout_url: null,
      work_item: null,
      meeting: {
        meeting_id: meeting._id,
        start_time,
        end_time,
        duration,
        type,
        phone,
        subject,
        refund_deadline,
      },
    },
  };
}
