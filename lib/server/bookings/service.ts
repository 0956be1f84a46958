import 'server-only';
import type * as z from 'zod';
import type { createMeetingInput } from '@/lib/contract/meetings';
import { TEXTS } from '@/lib/contract/texts';
import {
  FREE_DURATION,
  FREE_PER_MONTH,
  holdEnd,
  LIVE_HOLDS_PER_CLIENT,
  MEETINGS_PER_LAWYER,
  STARTS_PER_HOUR,
} from '@/lib/domain/meeting';
import { formatPeso } from '@/lib/domain/money';
import { quote } from '@/lib/domain/pricing';
import { isOpen } from '@/lib/domain/slots';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/time';
import { env } from '@/lib/env';
import { AppError, notFound } from '../app-error';
import { lock } from '../db/locks';
import { database, type Executor, type Transaction, transaction } from '../db/pool';
import { IDEMPOTENCY_KEY_MS } from '../idempotency/service';
import { queueJob } from '../jobs/queue';
import { bookableLawyer, loadSchedule } from '../lawyers/service';
import { describeError, logEvent } from '../log';
import * as meetings from '../meetings/service';
import * as payments from '../payments/service';
import * as settlement from '../settlement/service';
import * as store from './store';

type Input = z.output<typeof createMeetingInput>;

interface Client {
  id: string;
}

/**
 * Books a time: a hold with its payment, or at once a confirmed meeting when it is free. A repeat with the same
 * request key finds what the first one made. Source: contract.md, Meetings.
 */
export async function book(
  client: Client,
  input: Input,
  requestKey: string | null,
  now: number,
): Promise<{ meetingId: string; checkoutUrl: string | null }> {
  const known =
    requestKey && (await store.findByRequestKey(database(), client.id, requestKey, keyExpiry(now)));
  const meeting = known || (await hold(client, input, requestKey, now));
  if (meeting.free) return { meetingId: meeting.id, checkoutUrl: null };
  return { meetingId: meeting.id, checkoutUrl: await openCheckout(meeting.id, now) };
}

async function hold(
  client: Client,
  input: Input,
  requestKey: string | null,
  now: number,
): Promise<store.MeetingRow> {
  if (!input.free && input.payment_method) payments.requireMethod(input.payment_method);
  await endOverdueHolds(input, now);
  return transaction(async (tx) => {
    // Client before lawyer, always: see lock().
    await lock(tx, 'client', client.id);
    await lock(tx, 'lawyer', input.lawyer_id);
    if (requestKey) {
      const twin = await store.findByRequestKey(tx, client.id, requestKey, keyExpiry(now));
      if (twin) return twin;
      await store.freeRequestKey(tx, client.id, requestKey);
    }
    const price = await agreedPrice(tx, input);
    await refuseTaken(tx, input, now);
    await refuseOverLimit(tx, client.id, input, now);
    return insertHold(tx, client, input, price, requestKey, now);
  });
}

/** Keys of bookings made before this are over. */
function keyExpiry(now: number): Date {
  return new Date(now - IDEMPOTENCY_KEY_MS);
}

/** The daily job: forgets the keys of bookings that nobody repeats any more. */
export function purgeRequestKeys(now: number): Promise<void> {
  return store.forgetRequestKeys(database(), keyExpiry(now));
}

async function agreedPrice(tx: Transaction, input: Input) {
  const lawyer = await bookableLawyer(tx, input.lawyer_id);
  if (!lawyer) throw notFound();
  if (input.free && !(lawyer.freeConsultation && input.duration === FREE_DURATION)) {
    throw new AppError('price_changed', 'This lawyer offers no free consultation of this length.');
  }
  const agreed = quote(lawyer.prices, input.duration, env.PLATFORM_FEE, input.free);
  if (agreed.total !== input.expected_total) {
    throw new AppError('price_changed', `The price is now ${formatPeso(agreed.total)}.`);
  }
  return agreed;
}

async function refuseTaken(tx: Transaction, input: Input, now: number): Promise<void> {
  const schedule = await loadSchedule(tx, input.lawyer_id, now);
  if (!isOpen(schedule, Date.parse(input.start_time), input.duration, now)) {
    throw new AppError('schedule_conflict', TEXTS.createMeeting.conflict);
  }
}

async function refuseOverLimit(
  tx: Transaction,
  clientId: string,
  input: Input,
  now: number,
): Promise<void> {
  const counts = await store.bookingCounts(tx, clientId, input.lawyer_id, new Date(now));
  if (counts.withLawyer >= MEETINGS_PER_LAWYER)
    throw new AppError('meeting_limit', TEXTS.createMeeting.limit);
  if (input.free && counts.freeWithLawyer >= 1) {
    throw new AppError('free_limit', 'You have already had a free consultation with this lawyer.');
  }
  if (input.free && counts.freeThisMonth >= FREE_PER_MONTH) {
    throw new AppError(
      'free_limit',
      `You can book ${FREE_PER_MONTH} free consultations in 30 days.`,
    );
  }
  if (counts.liveHolds >= LIVE_HOLDS_PER_CLIENT) {
    throw new AppError(
      'rate_limited',
      `You are holding ${LIVE_HOLDS_PER_CLIENT} unpaid times. Pay or free one first.`,
      {
        retryAfter: 60,
      },
    );
  }
  if (counts.startedThisHour >= STARTS_PER_HOUR && counts.oldestStart) {
    const free = new Date(counts.oldestStart).getTime() + HOUR_MS;
    throw new AppError(
      'rate_limited',
      'Too many bookings within an hour. Please try again later.',
      {
        retryAfter: Math.max(1, Math.ceil((free - now) / 1000)),
      },
    );
  }
}

async function insertHold(
  tx: Transaction,
  client: Client,
  input: Input,
  agreed: { price: number; platformFee: number },
  requestKey: string | null,
  now: number,
): Promise<store.MeetingRow> {
  const start = Date.parse(input.start_time);
  const startsAt = new Date(start);
  const holdExpiresAt = input.free ? null : new Date(holdEnd(start, now, env.HOLD_MINUTES));
  const meeting = await store.insertMeeting(tx, {
    lawyerId: input.lawyer_id,
    clientId: client.id,
    startsAt,
    endsAt: new Date(start + input.duration * MINUTE_MS),
    earliestStart: startsAt,
    status: input.free ? 'CONFIRMED' : 'PAYMENT_PENDING',
    confirmedAt: input.free ? new Date(now) : null,
    type: input.type,
    phone: input.type === 'PHONE' ? input.phone : null,
    subject: input.subject,
    description: input.description,
    otherParty: input.other_party,
    consentAt: new Date(now),
    free: input.free,
    price: agreed.price,
    platformFee: agreed.platformFee,
    holdExpiresAt,
    requestKey,
    createdAt: new Date(now),
  });
  if (input.free) {
    await meetings.announceConfirmed(tx, meeting.id);
  } else if (input.payment_method && holdExpiresAt) {
    await payments.addPayment(tx, {
      meetingId: meeting.id,
      method: input.payment_method,
      ...agreed,
    });
    await queueExpiry(tx, meeting.id, holdExpiresAt);
  }
  return meeting;
}

/** A payment method that turns out not to work gives the time back at once. */
async function openCheckout(meetingId: string, now: number): Promise<string> {
  const { lawyer, client, meeting } = await meetings.meetingView(meetingId);
  const minutes = (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / MINUTE_MS;
  try {
    return await payments.openCheckout(
      meetingId,
      `${minutes}-minute consultation with Atty. ${lawyer.displayName}`,
      client.email,
    );
  } catch (error) {
    if (error instanceof AppError && error.key === 'payment_method_unavailable') {
      await settlement.endUnpaid(meetingId, 'EXPIRED', now);
    }
    throw error;
  }
}

/** Overdue holds in the way of this booking end now; one whose gateway does not answer stays, and is a conflict. */
async function endOverdueHolds(input: Input, now: number): Promise<void> {
  const start = Date.parse(input.start_time);
  const end = start + input.duration * MINUTE_MS;
  const overdue = await store.overdueHolds(
    database(),
    input.lawyer_id,
    new Date(start),
    new Date(end),
    new Date(now),
  );
  for (const { id } of overdue) await expireHold(id, now);
}

/** Ends a hold whose time is up, unless it was paid meanwhile. A failure is tried again by the next sweep. */
export async function expireHold(meetingId: string, now: number): Promise<void> {
  const meeting = await meetings.findMeeting(database(), meetingId);
  if (
    meeting?.status !== 'PAYMENT_PENDING' ||
    !meeting.holdExpiresAt ||
    meeting.holdExpiresAt.getTime() > now
  )
    return;
  try {
    await settlement.endUnpaid(meetingId, 'EXPIRED', now);
  } catch (error) {
    logEvent('expire-hold-failed', {
      meeting: meetingId,
      error: describeError(error),
    });
  }
}

/** Queues the end of every overdue hold again: its job was lost, or the gateway did not answer. */
export async function queueOverdueHolds(now: number): Promise<void> {
  for (const { id } of await store.allOverdueHolds(database(), new Date(now)))
    await queueExpiry(database(), id);
}

/** One job for each hold, however often it is queued. */
function queueExpiry(exec: Executor, meetingId: string, runAt?: Date): Promise<void> {
  return queueJob(exec, 'expire_hold', { meetingId }, { runAt, key: `hold:${meetingId}` });
}

/** The client gives up a held time. Refused when it was paid meanwhile. */
export async function releaseHold(meetingId: string, now: number): Promise<void> {
  if (!(await settlement.endUnpaid(meetingId, 'CANCELLED', now))) {
    throw new AppError('bad_transition', 'This meeting is paid and confirmed.');
  }
}
