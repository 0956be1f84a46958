import type { Meeting } from '@/lib/contract/meetings/meetings';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';

/** Mon, Nov 23, 2026, 9:00 AM in Manila. */
export const NOW = Date.UTC(2026, 10, 23, 1);

/** A confirmed, paid meeting of half an hour that starts so many minutes after NOW, as its client sees it. */
export function shownMeeting(minutes: number, change: Partial<Meeting> = {}): Meeting {
  const start = NOW + minutes * MINUTE_MS;
  return {
    _id: `m${minutes}`,
    status: 'CONFIRMED',
    type: 'VIDEO',
    duration: 30,
    phone: null,
    start_time: isoInstant(start),
    end_time: isoInstant(start + 30 * MINUTE_MS),
    subject: `Case at ${minutes}`,
    description: 'By text message.',
    other_party: null,
    conflict_check: null,
    attendee_name: null,
    relation: null,
    guest: null,
    associate: null,
    lawyer: {
      _id: 'maria',
      display_name: 'Maria Luisa Santos',
      picture_url: null,
      is_listed: true,
      area_of_practice: 'Labor',
    },
    client: { _id: 'u1', display_name: 'Anna Ferrer', picture_url: null },
    payment: {
      status: 'PAID',
      method: 'gcash',
      price: 150_000,
      platform_fee: 0,
      total: 150_000,
      refunded: 0,
      by_payer: false,
    },
    refund_account: null,
    files: [],
    hold_expires_at: null,
    refund_deadline: isoInstant(start - DAY_MS),
    checkout_url: null,
    payer_url: null,
    cancelled_by: null,
    cancel_reason: null,
    decline_reason: null,
    can_cancel: false,
    refund_if_cancelled: null,
    can_reschedule: false,
    never_connected: false,
    lawyer_seen: null,
    stay: null,
    can_invite_guest: false,
    can_ask_associate: false,
    can_join: false,
    last_move: null,
    call_minutes: null,
    client_absent: false,
    absence: null,
    work_item_id: null,
    unread_comments: 0,
    can_comment: true,
    review: null,
    ...change,
  };
}
