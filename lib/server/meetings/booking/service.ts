import 'server-only';
import type * as z from 'zod';
import type { createMeetingInput } from '@/lib/contract/meetings/meetings';
import { TEXTS } from '@/lib/contract/platform/texts';
import { FREE_DURATION, quote } from '@/lib/domain/lawyers/pricing';
import { type Duration, isOpen } from '@/lib/domain/lawyers/slots';
import { holdEnd, holdMinutes } from '@/lib/domain/payments/hold';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { formatPeso } from '@/lib/domain/platform/money';
import { MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { bookableLawyer } from '@/lib/server/lawyers/profiles/service';
import * as payments from '@/lib/server/payments/checkout/service';
import { paymentSettings } from '@/lib/server/payments/settings/service';
import * as settlement from '@/lib/server/payments/settlement/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { keyedHash } from '@/lib/server/platform/crypto/encryption';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import { SerialQueue } from '@/lib/server/platform/db/serial-queue';
import { IDEMPOTENCY_KEY_MS } from '@/lib/server/platform/idempotency/service';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { queueJob } from '@/lib/server/platform/queue/queue';
import * as meetings from '../records/service';
import { refuseOverLimit } from './policy';
import * as store from './store';

type Input = z.output<typeof createMeetingInput>;

interface Client {
  id: string;
  /** When the account was made, epoch ms. */
  accountSince: number;
  /** Where the request comes from. */
  address: string;
}

/** Bookings of one client, and of one lawyer's times, one after the other: waiting holds no connection. */
const turns = new SerialQueue({ maxWaiting: 100, maxWaitMs: 4_000 });

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
  const ownBefore = async () =>
    requestKey && store.findByRequestKey(database(), client.id, requestKey, keyExpiry(now));
  const meeting =
    (await ownBefore()) ||
    (await hold(client, input, requestKey, now).catch(async (refusal) => {
      // The time may have been taken by the same request, which is still running somewhere.
      const own = await ownBefore();
      if (!own) throw refusal;
      return own;
    }));
  if (meeting.free) return { meetingId: meeting.id, checkoutUrl: null };
  return { meetingId: meeting.id, checkoutUrl: await openCheckout(meeting.id, now) };
}

async function hold(
  client: Client,
  input: Input,
  requestKey: string | null,
  now: number,
): Promise<store.MeetingRow> {
  const settings = await paymentSettings(database());
  if (!input.free && input.payment_method) payments.requireMethod(settings, input.payment_method);
  const start = Date.parse(input.start_time);
  const time = { start, end: start + input.duration * MINUTE_MS };
  await endOverdueHolds(input.lawyer_id, time, now);
  const agreed = await agreedPrice(input, settings.platform_fee);
  // What is sure to be refused waits for no lock.
  await refuse(database(), client, input, now);
  return serialized(client.id, input.lawyer_id, async (waited) => {
    // It may have been the very booking that was waited for.
    if (waited)
      await refuseTaken(database(), input.lawyer_id, { start, duration: input.duration }, now);
    return transaction(async (tx) => {
      // Client before lawyer, always: see lock().
      await lock(tx, 'client', client.id);
      await lock(tx, 'lawyer', input.lawyer_id);
      if (requestKey) {
        const twin = await store.findByRequestKey(tx, client.id, requestKey, keyExpiry(now));
        if (twin) return twin;
        await store.freeRequestKey(tx, client.id, requestKey);
      }
      // Suspended, or hidden, while this waited.
      if (!(await bookableLawyer(tx, input.lawyer_id))) throw notFound();
      await refuse(tx, client, input, now);
      const minutes = holdMinutes(settings.hold_minutes, client.accountSince, now);
      return insertHold(tx, client, input, { ...agreed, minutes }, requestKey, now);
    });
  });
}

/** Bookings of these two, one after the other. The order of the keys is that of the locks: client before lawyer. */
export function serialized<T>(
  clientId: string,
  lawyerId: string,
  work: (waited: boolean) => Promise<T>,
): Promise<T> {
  return turns.run(`client ${clientId}`, () => {
    const key = `lawyer ${lawyerId}`;
    const waited = turns.isBusy(key);
    return turns.run(key, () => work(waited));
  });
}

/** Keys of bookings made before this are over. */
function keyExpiry(now: number): Date {
  return new Date(now - IDEMPOTENCY_KEY_MS);
}

/** Daily job: deletes the keys of bookings that are too old to be repeated. */
export function purgeRequestKeys(now: number): Promise<void> {
  return store.forgetRequestKeys(database(), keyExpiry(now));
}

/** The price that the client saw, unless it has changed since. */
async function agreedPrice(input: Input, platformFee: number) {
  const lawyer = await bookableLawyer(database(), input.lawyer_id);
  if (!lawyer) throw notFound();
  if (input.free && !(lawyer.freeConsultation && input.duration === FREE_DURATION)) {
    throw new AppError('price_changed', 'This lawyer offers no free consultation of this length.');
  }
  const agreed = quote(lawyer.prices, input.duration, platformFee, input.free);
  if (agreed.total !== input.expected_total) {
    throw new AppError('price_changed', `The price is now ${formatPeso(agreed.total)}.`);
  }
  return agreed;
}

async function refuse(exec: Executor, client: Client, input: Input, now: number): Promise<void> {
  const start = Date.parse(input.start_time);
  await refuseTaken(exec, input.lawyer_id, { start, duration: input.duration }, now);
  const who = {
    clientId: client.id,
    lawyerId: input.lawyer_id,
    holdAddress: addressHash(client, input),
  };
  refuseOverLimit(await store.bookingCounts(exec, who, new Date(now)), input.free, now);
}

/** @throws AppError schedule_conflict where the lawyer's time is not open to a client */
export async function refuseTaken(
  exec: Executor,
  lawyerId: string,
  { start, duration }: { start: number; duration: Duration },
  now: number,
): Promise<void> {
  if (!isOpen(await loadSchedule(exec, lawyerId, now), start, duration, now)) {
    throw new AppError('schedule_conflict', TEXTS.createMeeting.conflict);
  }
}

/** Equal for one address at one lawyer, and for nothing else. */
function addressHash({ address }: Client, { lawyer_id: lawyerId }: Input): string {
  return keyedHash(address, `hold:${lawyerId}`);
}

async function insertHold(
  tx: Transaction,
  client: Client,
  input: Input,
  { minutes, ...agreed }: { price: number; platformFee: number; minutes: number },
  requestKey: string | null,
  now: number,
): Promise<store.MeetingRow> {
  const start = Date.parse(input.start_time);
  const startsAt = new Date(start);
  const holdExpiresAt = input.free ? null : new Date(holdEnd(start, now, minutes));
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
    attendeeName: input.attendee_name,
    attendeeRelation: input.attendee_name ? input.relation : null,
    consentAt: new Date(now),
    free: input.free,
    price: agreed.price,
    platformFee: agreed.platformFee,
    holdExpiresAt,
    holdAddress: input.free ? null : addressHash(client, input),
    requestKey,
    createdAt: new Date(now),
  });
  if (input.free) {
    await meetings.announceConfirmed(tx, meeting.id);
  } else if (input.payment_method && holdExpiresAt) {
    await payments.addPayment(tx, {
      payable: payableOf(meeting.id),
      method: input.payment_method,
      ...agreed,
    });
    await queueExpiry(tx, meeting.id, holdExpiresAt);
  }
  return meeting;
}

/** A payment method that turns out not to work gives the time back at once. */
async function openCheckout(meetingId: string, now: number): Promise<string> {
  try {
    return await payments.openCheckout(payableOf(meetingId));
  } catch (error) {
    if (error instanceof AppError && error.key === 'payment_method_unavailable') {
      await settlement.endUnpaid(payableOf(meetingId), 'EXPIRED', now);
    }
    throw error;
  }
}

function payableOf(meetingId: string): PayableRef {
  return { type: 'meeting', id: meetingId };
}

/** Overdue holds that block this time expire now; one whose gateway does not answer stays, and is a conflict. */
export async function endOverdueHolds(
  lawyerId: string,
  { start, end }: TimeRange,
  now: number,
): Promise<void> {
  const overdue = await store.overdueHolds(
    database(),
    lawyerId,
    new Date(start),
    new Date(end),
    new Date(now),
  );
  for (const { id } of overdue) await expireHold(id, now);
}

/** Expires a hold that is overdue, unless it was paid meanwhile. A failure is tried again by the next sweep. */
export async function expireHold(meetingId: string, now: number): Promise<void> {
  const meeting = await meetings.findMeeting(database(), meetingId);
  if (
    meeting?.status !== 'PAYMENT_PENDING' ||
    !meeting.holdExpiresAt ||
    meeting.holdExpiresAt.getTime() > now
  )
    return;
  try {
    await settlement.endUnpaid(payableOf(meetingId), 'EXPIRED', now);
  } catch (error) {
    logEvent('expire-hold-failed', {
      meeting: meetingId,
      error: describeError(error),
    });
  }
}

/** Queues the expiry of every overdue hold again: its job was lost, or the gateway did not answer. */
export async function queueOverdueHolds(now: number): Promise<void> {
  for (const { id } of await store.allOverdueHolds(database(), new Date(now)))
    await queueExpiry(database(), id);
}

/** One job for each hold, however often it is queued. */
function queueExpiry(exec: Executor, meetingId: string, runAt?: Date): Promise<void> {
  return queueJob(exec, 'expire_hold', { meetingId }, { runAt, key: `hold:${meetingId}` });
}

/** The client releases a hold. Refused when it was paid meanwhile. */
export async function releaseHold(meetingId: string, now: number): Promise<void> {
  if (!(await settlement.endUnpaid(payableOf(meetingId), 'CANCELLED', now))) {
    throw new AppError('bad_transition', 'This meeting is paid and confirmed.');
  }
}

export { insertMeeting } from './store';
