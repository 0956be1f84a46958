import { withTitle } from '@/components/lawyers/practice';
import type { BadgeTone } from '@/components/ui/feedback/badge';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { reportWindow } from '@/lib/domain/meetings/attendance/absence';
import { isOver, takesTime } from '@/lib/domain/meetings/meeting';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** Minutes before the start from which a meeting is marked in lists. */
const NEAR_MINUTES = 10;

export type Side = 'client' | 'lawyer';

interface StatusLabel {
  readonly tone: BadgeTone;
  readonly text: string;
}

type StatusFacts = Pick<Meeting, 'status'> & { payment: Pick<Meeting['payment'], 'status'> };

/** Returns the status label of a meeting, payment included. `over`: it has ended and will be completed shortly. */
export function statusLabel({ status, payment }: StatusFacts, over = false): StatusLabel {
  switch (status) {
    case 'PAYMENT_PENDING':
      return { tone: 'waiting', text: 'Waiting for payment' };
    case 'CONFIRMED':
      return over ? { tone: 'neutral', text: 'Ended' } : { tone: 'good', text: 'Confirmed' };
    case 'COMPLETED':
      return { tone: 'neutral', text: 'Completed' };
    case 'CANCELLED':
      return { tone: 'neutral', text: withRefund('Cancelled', payment.status) };
    case 'EXPIRED':
      return payment.status === 'REFUNDED' || payment.status === 'REFUND_PENDING'
        ? { tone: 'neutral', text: withRefund('Paid too late', payment.status) }
        : { tone: 'neutral', text: 'Not paid in time' };
  }
}

function withRefund(words: string, payment: Meeting['payment']['status']): string {
  if (payment === 'REFUNDED') return `${words}, refunded`;
  return payment === 'REFUND_PENDING' ? `${words}, refund under way` : words;
}

const METHOD_LABELS: Record<PaymentMethod, string> = {
  gcash: 'GCash',
  maya: 'Maya',
  qrph: 'QR Ph',
  card: 'card',
  grab_pay: 'GrabPay',
  shopee_pay: 'ShopeePay',
  dob: 'online banking',
  billease: 'BillEase',
};

/** Returns `GCash`; null if nothing was paid by a method. */
export function methodName({ method }: Meeting['payment']): string | null {
  return method && METHOD_LABELS[method];
}

export function totalLabel({ status, method }: Meeting['payment']): string {
  if (status === null) return 'Total';
  if (status === 'PENDING') return 'To pay';
  if (status === 'EXPIRED') return 'Not paid';
  return method ? `Paid, ${METHOD_LABELS[method]}` : 'Paid';
}

export function hasReceipt({ status }: Meeting['payment']): boolean {
  return status !== null && status !== 'PENDING' && status !== 'EXPIRED';
}

/** Formats `10:00 to 10:30 AM PHT`, `11:30 AM to 12:00 PM PHT`; epoch milliseconds. */
export function timeRange(start: number, end: number): string {
  const [from, to] = [formatTime(start), formatTime(end)];
  const sameHalf = from.slice(-2) === to.slice(-2);
  return `${sameHalf ? from.slice(0, -3) : from} to ${to} PHT`;
}

/** Formats `9 minutes`, `3 h 20 min`, `2 days`: the rounded length of a duration in milliseconds. */
export function durationLabel(ms: number): string {
  if (ms < MINUTE_MS) return 'less than a minute';
  if (ms < HOUR_MS) return plural(Math.floor(ms / MINUTE_MS), 'minute');
  if (ms >= DAY_MS) return plural(Math.floor(ms / DAY_MS), 'day');
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const hours = `${Math.floor(ms / HOUR_MS)} h`;
  return minutes === 0 ? hours : `${hours} ${minutes} min`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the deadline for the client to report a problem with a meeting, epoch ms. */
export function reportEnd({ type, start_time, end_time }: Meeting): number {
  return reportWindow({ type, start: Date.parse(start_time), end: Date.parse(end_time) }).end;
}

/**
 * Whether the meeting is held or confirmed and not over; until then files may be added and removed
 * (docs/contract/meetings.md).
 */
export function isAhead(meeting: Pick<Meeting, 'status' | 'end_time'>, now: number): boolean {
  return takesTime(meeting.status) && !isOver(Date.parse(meeting.end_time), now);
}

/** Whether a confirmed meeting is in progress or starts within minutes. */
export function isNear(meeting: Pick<Meeting, 'status' | 'start_time' | 'end_time'>, now: number) {
  return (
    meeting.status === 'CONFIRMED' &&
    isAhead(meeting, now) &&
    now >= Date.parse(meeting.start_time) - NEAR_MINUTES * MINUTE_MS
  );
}

/** Whether a meeting presumably took place: it was confirmed, and its end has passed. */
export function tookPlace(meeting: Pick<Meeting, 'status' | 'end_time'>, now: number): boolean {
  const { status } = meeting;
  return status === 'COMPLETED' || (status === 'CONFIRMED' && !isAhead(meeting, now));
}

type Person = Pick<Meeting['client'], 'display_name' | 'picture_url'>;
type Couple = { client: Person; lawyer: Person };

/** Returns the other person of the meeting: a lawyer with the title. */
export function counterpart(meeting: Couple, side: Side) {
  const { display_name, picture_url } = side === 'client' ? meeting.lawyer : meeting.client;
  return { name: side === 'client' ? withTitle(display_name) : display_name, picture_url };
}

/** Whether an agreement includes it; then nothing is paid or refunded for the meeting alone. */
export function isIncluded({ work_item_id }: Pick<Meeting, 'work_item_id'>): boolean {
  return work_item_id !== null;
}
