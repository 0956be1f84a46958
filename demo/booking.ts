import 'server-only';
import { type Duration, openSlots, type Slot } from '@/lib/domain/lawyers/slots';
import { COMPLETE_AFTER_MINUTES, type MeetingStatus } from '@/lib/domain/meetings/meeting';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import { meetingRows } from '@/lib/server/seed/meeting';
import type { MeetingRows, NewUser } from '@/lib/server/seed/store';
import type { DemoLawyer } from './lawyers';
import type { Random } from './random';

const METHODS: readonly PaymentMethod[] = ['gcash', 'gcash', 'gcash', 'maya', 'qrph', 'card'];

const DECLINED = {
  cancelReason: 'This is not my field of practice.',
  declineReason: 'FIELD',
} as const;

export interface Booking {
  readonly lawyer: DemoLawyer;
  readonly client: NewUser;
  readonly start: number;
  readonly duration: Duration;
  readonly free?: boolean;
  /** COMPLETED or CONFIRMED, depending on the time, unless given. */
  readonly status?: MeetingStatus;
  /** Paid by QR Ph and cancelled by the lawyer: the refund is waiting for the client's account. */
  readonly refundByHand?: boolean;
  /** Beside `refundByHand`: the lawyer declined, since it is another field. */
  readonly declined?: boolean;
  /** The payment arrived after the hold had ended, and was refunded. */
  readonly paidTooLate?: boolean;
}

/** Returns the rows of a booking as of `now`; topic, method and times are drawn from `rnd`. */
export function booked(
  booking: Booking,
  now: number,
  platformFee: number,
  rnd: Random,
): MeetingRows {
  const { lawyer, client, start, duration, free = false } = booking;
  const { price30, price60 } = lawyer.rows.lawyer;
  const price = (duration === 30 ? price30 : price60) ?? 0;
  const [subject, description] = rnd.pick(rnd.pick(lawyer.practices).cases);
  const phone = rnd.chance(0.2) ? client.phone : null;
  return meetingRows({
    lawyerId: lawyer.rows.lawyer.id,
    clientId: client.id,
    start,
    duration,
    status: booking.status ?? statusAt(start + duration * MINUTE_MS, now),
    paidTooLate: booking.paidTooLate,
    refundByHand: booking.refundByHand,
    price: free ? 0 : price,
    platformFee: free ? 0 : platformFee,
    method: booking.refundByHand ? 'qrph' : rnd.pick(METHODS),
    bookedAt: bookedAt(start, now, rnd),
    newId: rnd.uuid,
    meeting: {
      subject,
      description,
      free,
      phone,
      type: phone ? 'PHONE' : 'VIDEO',
      cancelledBy: booking.refundByHand ? 'LAWYER' : null,
      ...(booking.declined && DECLINED),
    },
  });
}

function statusAt(end: number, now: number): MeetingStatus {
  return end + COMPLETE_AFTER_MINUTES * MINUTE_MS <= now ? 'COMPLETED' : 'CONFIRMED';
}

function bookedAt(start: number, now: number, rnd: Random): number {
  const ahead = start - rnd.between(1, 8) * DAY_MS - rnd.between(0, 300) * MINUTE_MS;
  const yesterday = manilaDayStart(manilaDayNumber(now)) - rnd.between(2, 30) * HOUR_MS;
  return Math.min(ahead, yesterday);
}

/** Returns the open times of a lawyer from tomorrow to the last day shown, before any booking. */
export function openFromTomorrow({ rows }: DemoLawyer, now: number): Slot[] {
  const tomorrow = manilaDayStart(manilaDayNumber(now) + 1);
  const schedule = {
    weekly: rows.hours.filter(({ available }) => available !== false),
    exceptions: rows.exceptions.map((e) => ({
      ...e,
      startMinute: e.startMinute ?? null,
      endMinute: e.endMinute ?? null,
    })),
    meetings: [],
    timeOff: rows.blockers.map((b) => ({ start: b.startsAt.getTime(), end: b.endsAt.getTime() })),
    noticeMinutes: 0,
    bufferMinutes: 0,
    dailyMaximum: null,
  };
  return [...openSlots(schedule, tomorrow - 1).values()].flat();
}

/** Returns a time inside the weekly hours of a lawyer on a past Manila day, ignoring present time off. */
export function timeOn(
  lawyer: DemoLawyer,
  day: number,
  rnd: Random,
): { start: number; duration: Duration } | undefined {
  const hours = lawyer.rows.hours.filter((h) => h.day === manilaWeekday(day));
  if (hours.length === 0) return undefined;
  const { startMinute, endMinute } = rnd.pick(hours);
  const duration: Duration = rnd.chance(0.4) ? 60 : 30;
  const first = Math.ceil(startMinute / 30);
  const last = Math.floor((endMinute - duration) / 30);
  if (last < first) return undefined;
  const start = manilaDayStart(day) + rnd.between(first, last) * 30 * MINUTE_MS;
  return { start, duration };
}
