import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Duration } from '@/lib/domain/lawyers/slots';
import type { MeetingStatus } from '@/lib/domain/meetings/meeting';
import { holdEnd } from '@/lib/domain/payments/hold';
import { paymentPostings, refundPostings } from '@/lib/domain/payments/ledger';
import type { PaymentMethod, PaymentStatus } from '@/lib/domain/payments/payment';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { profilesChanged } from '../lawyers/profiles/service';
import {
  insertMeetings,
  insertReviews,
  type MeetingRows,
  type NewGatewaySession,
  type NewMeeting,
  type NewPayment,
  type NewReview,
} from './store';

interface MeetingSeed {
  readonly lawyerId: string;
  readonly clientId: string;
  readonly start: number;
  readonly duration?: Duration;
  readonly status?: MeetingStatus;
  readonly price?: number;
  readonly platformFee?: number;
  readonly method?: PaymentMethod;
  /** When the client booked, epoch ms; default a day before the start. */
  readonly bookedAt?: number;
  readonly meeting?: Partial<NewMeeting>;
  /** The money came an hour after an EXPIRED booking and was refunded two minutes later. */
  readonly paidTooLate?: boolean;
  /** Cancelled right after payment by QR Ph: the full refund waits for the client's account. */
  readonly refundByHand?: boolean;
  readonly newId?: () => string;
}

const PAYMENT_STATUS: Record<MeetingStatus, PaymentStatus> = {
  PAYMENT_PENDING: 'PENDING',
  CONFIRMED: 'PAID',
  COMPLETED: 'PAID',
  CANCELLED: 'EXPIRED',
  EXPIRED: 'EXPIRED',
};

export function meetingRows(seed: MeetingSeed): MeetingRows {
  const newId = seed.newId ?? randomUUID;
  const { duration = 30, status = 'CONFIRMED' } = seed;
  const included = seed.meeting?.kind === 'ENGAGEMENT';
  const price = included ? 0 : (seed.price ?? 150_000);
  const platformFee = included ? 0 : (seed.platformFee ?? 0);
  const bookedAt = seed.bookedAt ?? seed.start - 24 * HOUR_MS;
  const paid = PAYMENT_STATUS[status] === 'PAID' || seed.refundByHand === true;
  const paidAt = new Date(bookedAt + 3 * MINUTE_MS);
  const meeting: NewMeeting = {
    id: newId(),
    lawyerId: seed.lawyerId,
    clientId: seed.clientId,
    startsAt: new Date(seed.start),
    endsAt: new Date(seed.start + duration * MINUTE_MS),
    earliestStart: new Date(seed.start),
    status,
    type: 'VIDEO',
    subject: 'Unpaid loan of a relative',
    description: 'I lent money to a relative two years ago and have a signed note.',
    consentAt: new Date(bookedAt),
    price,
    platformFee,
    holdExpiresAt: new Date(holdEnd(seed.start, bookedAt, 30)),
    createdAt: new Date(bookedAt),
    confirmedAt: paid ? paidAt : null,
    ...seed.meeting,
  };
  if (meeting.free || included) return { meeting, ...NO_MONEY, payment: null };
  const payment: NewPayment = {
    id: newId(),
    ref: newId().replaceAll('-', ''),
    payableType: 'meeting',
    payableId: meeting.id,
    gateway: 'local',
    method: seed.method ?? 'gcash',
    status: paid ? 'PAID' : PAYMENT_STATUS[status],
    total: price + platformFee,
    price,
    platformFee,
    createdAt: new Date(bookedAt),
    paidAt: paid ? paidAt : null,
  };
  if (seed.refundByHand) return owedByHand(withMoney(meeting, payment, newId), newId);
  if (paid) return withMoney(meeting, payment, newId);
  if (!seed.paidTooLate) return { meeting, ...NO_MONEY, payment };
  const late = { ...payment, paidAt: new Date(bookedAt + HOUR_MS) };
  return givenBack(withMoney(meeting, late, newId), newId);
}

const NO_MONEY = { entry: null, refund: null, gatewaySession: null };

type PaidRows = MeetingRows & { payment: NewPayment; gatewaySession: NewGatewaySession };

function withMoney(meeting: NewMeeting, payment: NewPayment, newId: () => string): PaidRows {
  const entryId = newId();
  const createdAt = payment.paidAt ?? undefined;
  const sessionId = `cs_${newId().replaceAll('-', '')}`;
  const gatewayPaymentId = `pay_${newId().replaceAll('-', '')}`;
  return {
    meeting,
    payment: { ...payment, sessionId, gatewayPaymentId, received: payment.total },
    entry: {
      id: entryId,
      kind: 'payment',
      sourceType: 'payment',
      sourceId: payment.id,
      createdAt,
      postings: paymentPostings(payment).map((line) => ({ ...line, entryId, createdAt })),
    },
    refund: null,
    gatewaySession: {
      id: sessionId,
      reference: payment.ref,
      description: `Consultation, ${meeting.subject}`,
      amount: payment.total,
      method: payment.method,
      methods: payment.method ? [payment.method] : [],
      successUrl: `/checkout?ref=${payment.ref}`,
      cancelUrl: `/checkout?ref=${payment.ref}`,
      status: 'paid',
      paymentId: gatewayPaymentId,
      createdAt: payment.createdAt,
    },
  };
}

function givenBack(rows: PaidRows, newId: () => string): MeetingRows {
  const { payment, gatewaySession } = rows;
  const [id, entryId, gatewayRefundId] = [newId(), newId(), `ref_${newId().replaceAll('-', '')}`];
  const at = new Date((payment.paidAt?.getTime() ?? 0) + 2 * MINUTE_MS);
  return {
    ...rows,
    payment: { ...payment, status: 'REFUNDED' },
    refund: {
      id,
      paymentId: payment.id,
      amount: payment.total,
      reason: 'LATE',
      cause: 'late',
      reference: newId().replaceAll('-', ''),
      status: 'SUCCEEDED',
      gatewayRefundId,
      createdAt: at,
      succeededAt: at,
      entry: {
        id: entryId,
        kind: 'refund',
        sourceType: 'refund',
        sourceId: id,
        createdAt: at,
        postings: refundPostings(payment).map((line) => ({ ...line, entryId, createdAt: at })),
      },
    },
    gatewaySession: { ...gatewaySession, refunded: payment.total },
  };
}

function owedByHand(rows: PaidRows, newId: () => string): MeetingRows {
  const { payment } = rows;
  const at = new Date((payment.paidAt?.getTime() ?? 0) + HOUR_MS);
  return {
    ...rows,
    payment: { ...payment, status: 'REFUND_PENDING' },
    refund: {
      id: newId(),
      paymentId: payment.id,
      amount: payment.total,
      reason: 'CANCELLED',
      cause: 'cancelled',
      reference: newId().replaceAll('-', ''),
      status: 'MANUAL',
      refusal: 'QR Ph takes nothing back.',
      createdAt: at,
      accountAskedAt: at,
      entry: null,
    },
  };
}

export async function seedMeeting(exec: Executor, seed: MeetingSeed): Promise<MeetingRows> {
  const rows = meetingRows(seed);
  await insertMeetings(exec, [rows]);
  return rows;
}

export async function seedReview(
  exec: Executor,
  { meeting }: Pick<MeetingRows, 'meeting'>,
  overrides: Partial<NewReview> = {},
): Promise<NewReview> {
  const row: NewReview = {
    meetingId: meeting.id,
    lawyerId: meeting.lawyerId,
    clientId: meeting.clientId,
    rating: 5,
    comment: 'Explained my options clearly and told me what to prepare.',
    createdAt: meeting.endsAt,
    ...overrides,
  };
  await insertReviews(exec, [row]);
  await profilesChanged(exec, row.lawyerId);
  return row;
}
