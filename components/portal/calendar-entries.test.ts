import type { OwnAvailability } from '@/lib/contract/lawyers/availability';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { bookableSpan, meetingEntries, nextMeetingId, ownHours } from './calendar-entries';

/** Mon, Nov 23, 2026, 10 AM in Manila. */
const NOW = Date.UTC(2026, 10, 23, 2);

function meeting(id: string, hours: number, change: Partial<Meeting> = {}): Meeting {
  const person = { _id: id, display_name: `Client ${id}`, picture_url: null };
  const price = {
    status: null,
    method: null,
    price: 0,
    platform_fee: 0,
    total: 0,
    refunded: 0,
    by_payer: false,
  };
  return {
    _id: id,
    status: 'CONFIRMED',
    type: 'VIDEO',
    duration: 30,
    phone: null,
    start_time: isoInstant(NOW + hours * HOUR_MS),
    end_time: isoInstant(NOW + hours * HOUR_MS + 30 * MINUTE_MS),
    subject: '',
    description: '',
    other_party: null,
    conflict_check: null,
    attendee_name: null,
    relation: null,
    guest: null,
    associate: null,
    can_ask_associate: false,
    client: person,
    lawyer: { ...person, is_listed: true, area_of_practice: 'civil' },
    payment: price,
    files: [],
    review: null,
    hold_expires_at: null,
    refund_deadline: isoInstant(NOW),
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
    can_join: false,
    refund_account: null,
    unread_comments: 0,
    can_comment: true,
    last_move: null,
    call_minutes: null,
    client_absent: false,
    absence: null,
    work_item_id: null,
    ...change,
  };
}

const statesOf = (meetings: Meeting[], all = meetings) =>
  meetingEntries(meetings, { nextId: nextMeetingId(all, NOW), opens: true }, NOW).map(
    ({ id, state }) => [id, state],
  );

test('what takes or took place is in the calendar; cancelled and expired meetings are not', () => {
  const soon = isoInstant(NOW + MINUTE_MS);
  expect(
    statesOf([
      meeting('over', -3, { status: 'COMPLETED' }),
      meeting('ended', -1),
      meeting('held', 1, { status: 'PAYMENT_PENDING', hold_expires_at: soon }),
      meeting('let go', 2, { status: 'PAYMENT_PENDING', hold_expires_at: isoInstant(NOW) }),
      meeting('cancelled', 3, { status: 'CANCELLED' }),
      meeting('expired', 3, { status: 'EXPIRED' }),
      meeting('later', 5),
      meeting('first', 4),
    ]),
  ).toEqual([
    ['over', 'past'],
    ['ended', 'past'],
    ['held', 'held'],
    ['later', 'coming'],
    ['first', 'next'],
  ]);
});

test('the first of a later week is not called the next', () => {
  const later = meeting('later', 7 * 24);
  expect(statesOf([later], [later, meeting('first', 20)])).toEqual([['later', 'coming']]);
  expect(bookableSpan(NOW)).toEqual({ first: '2026-11-23', last: '2026-12-06' });
});

test('hours are those of the week, without a switched-off day, and of exceptions', () => {
  const availability: OwnAvailability = {
    notice_time: 0,
    buffer_minutes: 0,
    daily_maximum: null,
    ical_feed: false,
    free_consultation: false,
    services: [],
    daily_availability: [
      { day: 1, available: true, start_time: '09:00', end_time: '12:00' },
      { day: 1, available: true, start_time: '13:00', end_time: '24:00' },
      { day: 2, available: false, start_time: '09:00', end_time: '17:00' },
    ],
    exceptions: [{ date: '2026-11-30', available: false, start_time: null, end_time: null }],
  };
  const day = Date.UTC(2026, 10, 23) / DAY_MS;
  const hoursOf = ownHours(availability);
  expect(hoursOf(day)).toEqual([
    [540, 720],
    [780, 1440],
  ]);
  expect(hoursOf(day + 1)).toEqual([]);
  expect(hoursOf(day + 7)).toEqual([]);
  expect(ownHours(undefined)(day)).toBeNull();
});
