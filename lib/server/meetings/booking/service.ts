import 'server-only';
import type * as z from 'zod';
import type { createMeetingInput } from '@/lib/contract/meetings/meetings';
import { COPY } from '@/lib/contract/platform/copy';
import { FREE_DURATION, quote } from '@/lib/domain/lawyers/pricing';
import { type Duration, isOpen } from '@/lib/domain/lawyers/slots';
import { holdTerms } from '@/lib/domain/meetings/holds';
import { holdEnd } from '@/lib/domain/payments/hold';
import type { PayableRef } from '@/lib/domain/payments/payment';
import { formatPeso } from '@/lib/domain/platform/money';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { bookableLawyer } from '@/lib/server/lawyers/profiles/service';
import * as payments from '@/lib/server/payments/checkout/service';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import * as settlement from '@/lib/server/payments/settlement/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { keyedHash } from '@/lib/server/platform/crypto/encryption';
import { ConnectionTurn, readInTurn } from '@/lib/server/platform/db/connection-turn';
import { KeyedMutex } from '@/lib/server/platform/db/keyed-mutex';
import { lockClientThenLawyer } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  shortTransaction,
  type Transaction,
} from '@/lib/server/platform/db/pool';
import { IDEMPOTENCY_KEY_MS } from '@/lib/server/platform/idempotency/service';
import { processWide } from '@/lib/server/platform/process-wide';
import { findPeople, type MeetingRow, type People, payableTitle } from '../records/service';
import * as confirming from './confirmation-service';
import { endOverdueHolds, queueFollowing } from './holds';
import { refuseOverLimit } from './policy';
import * as store from './store';

type Input = z.output<typeof createMeetingInput>;

export interface BookingClient {
  id: string;
  address: string;
}

export interface OfferedTerms {
  /** Centavos; 0 is free. */
  readonly price: number;
  readonly conflictState: MeetingRow['conflictState'];
  /** Uses the offer for this meeting, in the transaction that creates it; throws when it is not available. */
  readonly take: (tx: Transaction, meetingId: string) => Promise<void>;
}

interface BookingRequest {
  readonly client: BookingClient;
  readonly input: Input;
  readonly slot: store.RequestedSlot;
  readonly now: number;
  readonly offered: OfferedTerms | null;
}

interface Prepared {
  readonly meeting: MeetingRow;
  readonly people: People;
  readonly mails: confirming.ConfirmationMails | null;
  readonly holdMinutes: number;
}

interface Booked {
  readonly id: string;
  readonly free: boolean;
  readonly heldUntil: Date | null;
  readonly held?: Prepared & { readonly payment: payments.PaymentRow | undefined };
}

export interface Answer {
  meetingId: string;
  checkoutUrl: string | null;
  /** End of the hold; null for a free consultation, and when a repeat finds it paid. */
  heldUntil: Date | null;
}

const BOUNDS = { maxWaiting: 100, maxWaitMs: 4_000 };
/** Serializes bookings of one client and of one slot; waiting holds no connection. */
const bookingMutex = processWide('booking-mutex', () => new KeyedMutex(BOUNDS));
/**
 * Serializes bookings of one lawyer; the next one waits at the database lock, so that it proceeds as soon as the
 * previous one commits.
 */
const lawyerMutex = processWide(
  'lawyer-mutex',
  () => new KeyedMutex({ ...BOUNDS, concurrency: 2 }),
);

/**
 * Books a time: a hold with its payment, or a confirmed meeting when it is free. A repeat with the same request key
 * returns the first result. Source: docs/contract/meetings.md.
 * @param offered by the lawyer to this client; without it the lawyer's prices apply
 * @throws AppError not_found, schedule_conflict, price_changed, meeting_limit, free_limit, rate_limited,
 * payment_method_unavailable, unavailable
 */
export async function book(
  client: BookingClient,
  input: Input,
  requestKey: string | null,
  now: number,
  offered: OfferedTerms | null = null,
): Promise<Answer> {
  const start = Date.parse(input.start_time);
  const slot: store.RequestedSlot = {
    clientId: client.id,
    lawyerId: input.lawyer_id,
    requestKey,
    start: new Date(start),
    end: new Date(start + input.duration * MINUTE_MS),
    now: new Date(now),
    keysUntil: keyExpiry(now),
  };
  const conflicts = await store.findConflicts(database(), slot);
  const booked =
    bookedBefore(conflicts) ?? (await hold({ client, input, slot, now, offered }, conflicts));
  const { id: meetingId, free, held, heldUntil } = booked;
  if (free) return { meetingId, checkoutUrl: null, heldUntil };
  const [checkoutUrl] = await Promise.all([
    openCheckout(booked, now),
    // No lock waits for it: where it is lost, the sweep of every minute finds the hold.
    held && heldUntil && queueFollowing(database(), meetingId, heldUntil),
  ]);
  return { meetingId, checkoutUrl, heldUntil };
}

function bookedBefore({ existingBooking }: store.BookingConflicts): Booked | null {
  if (!existingBooking || existingBooking.over) return null;
  const { id, free, heldUntil } = existingBooking;
  return { id, free, heldUntil: heldUntil === null ? null : new Date(heldUntil) };
}

async function hold(request: BookingRequest, conflicts: store.BookingConflicts): Promise<Booked> {
  const { slot, now } = request;
  if (conflicts.listed && conflicts.taken) throw conflict();
  if (conflicts.overdue) {
    const time = { start: slot.start.getTime(), end: slot.end.getTime() };
    await endOverdueHolds(slot.lawyerId, time, now);
  }
  try {
    return await holdSerialized(request);
  } catch (refusal) {
    // The time may have been taken by the same request, which is still running somewhere.
    const own = slot.requestKey && bookedBefore(await store.findConflicts(database(), slot));
    if (!own) throw refusal;
    return own;
  }
}

/**
 * Serializes requests for the same time: the others wait for the first, and most are then refused after one more
 * check.
 */
function holdSerialized(request: BookingRequest): Promise<Booked> {
  const { slot } = request;
  const { clientId, lawyerId, start } = slot;
  return bookingMutex.run(`client ${clientId}`, () => {
    const slotKey = `slot ${lawyerId} ${start.toISOString()}`;
    const waited = bookingMutex.isBusy(slotKey);
    return bookingMutex.run(slotKey, async () => {
      if (waited && (await store.findConflicts(database(), slot)).taken) throw conflict();
      // What is sure to be refused waits for no lock, and what takes time is done before it.
      const prepared = await prepare(request);
      return lawyerMutex.run(lawyerId, () =>
        shortTransaction(
          (tx) => lockedLook(tx, request),
          (tx, found) => holdLocked(tx, request, prepared, found),
        ),
      );
    });
  });
}

async function prepare(request: BookingRequest): Promise<Prepared> {
  const { input, slot } = request;
  const [settings, lawyer, people] = await readInTurn(new ConnectionTurn(), () =>
    Promise.all([
      paymentSettings(database()),
      bookableLawyer(database(), slot.lawyerId),
      findPeople(database(), slot),
    ]),
  );
  if (!input.free && input.payment_method) payments.requireMethod(settings, input.payment_method);
  if (!lawyer || !people) throw notFound();
  const agreed = agreedPrice(lawyer, request, settings.platform_fee);
  const meeting = newMeeting(request, agreed);
  return {
    meeting,
    people,
    mails: input.free ? await confirming.mailsOfNew(meeting, people) : null,
    holdMinutes: settings.hold_minutes,
  };
}

interface LockedLook {
  readonly conflicts: store.BookingConflicts;
  readonly schedule: Awaited<ReturnType<typeof loadSchedule>>;
  readonly counts: Awaited<ReturnType<typeof store.bookingCounts>>;
}

/** Takes the locks, and reads everything that decides while it cannot change. */
async function lockedLook(tx: Transaction, { client, slot }: BookingRequest): Promise<LockedLook> {
  const { clientId, lawyerId, now } = slot;
  const [, conflicts, schedule, counts] = await Promise.all([
    lockClientThenLawyer(tx, { client: clientId, lawyer: lawyerId }),
    store.findConflicts(tx, slot),
    loadSchedule(tx, lawyerId, now.getTime()),
    store.bookingCounts(
      tx,
      { clientId, lawyerId, holdAddress: addressHash(client, lawyerId) },
      now,
    ),
  ]);
  return { conflicts, schedule, counts };
}

async function holdLocked(
  tx: Transaction,
  request: BookingRequest,
  prepared: Prepared,
  { conflicts, schedule, counts }: LockedLook,
): Promise<{ last: Promise<Booked> }> {
  const { input, slot, now, offered } = request;
  const { clientId, requestKey } = slot;
  const twin = bookedBefore(conflicts);
  if (twin) return { last: Promise.resolve(twin) };
  if (conflicts.existingBooking && requestKey) await store.freeRequestKey(tx, clientId, requestKey);
  // Suspended, or hidden, while this waited.
  if (!conflicts.listed) throw notFound();
  if (!isOpen(schedule, slot.start.getTime(), input.duration, now)) throw conflict();
  const terms = input.free ? null : holdTerms(prepared.holdMinutes, counts, now);
  refuseOverLimit(counts, { terms, isOffered: offered !== null }, now);
  const { mails } = prepared;
  const heldUntil = terms && new Date(holdEnd(slot.start.getTime(), now, terms.minutes));
  const meeting = { ...prepared.meeting, holdExpiresAt: heldUntil };
  const booked = { id: meeting.id, free: meeting.free, heldUntil };
  if (mails || offered) await store.insertMeeting(tx, meeting);
  await offered?.take(tx, meeting.id);
  if (mails) {
    await confirming.notifyConfirmed(tx, meeting.id, mails);
    return { last: Promise.resolve(booked) };
  }
  const inserted = offered ? undefined : store.insertMeeting(tx, meeting);
  const rows = Promise.all([inserted, addPayment(tx, input, meeting)]);
  return { last: rows.then(([, payment]) => ({ ...booked, held: { ...prepared, payment } })) };
}

/** Serializes bookings of these two parties. The keys are ordered like the locks: client before lawyer. */
export function serialized<T>(
  clientId: string,
  lawyerId: string,
  work: () => Promise<T>,
): Promise<T> {
  return bookingMutex.run(`client ${clientId}`, () => lawyerMutex.run(lawyerId, work));
}

function keyExpiry(now: number): Date {
  return new Date(now - IDEMPOTENCY_KEY_MS);
}

export function purgeRequestKeys(now: number): Promise<void> {
  return store.forgetRequestKeys(database(), keyExpiry(now));
}

/** Returns the minutes for which this client could hold a time now, where the default is `usual`. */
export async function holdMinutesOf(
  exec: Executor,
  clientId: string,
  usual: number,
  now: number,
): Promise<number> {
  const history = await store.findHoldHistory(exec, clientId, new Date(now));
  return holdTerms(usual, history, now).minutes;
}

type Lawyer = NonNullable<Awaited<ReturnType<typeof bookableLawyer>>>;

/**
 * Returns the price that the client saw, unless it has changed since.
 * @throws AppError price_changed
 */
function agreedPrice(lawyer: Lawyer, { input, offered }: BookingRequest, platformFee: number) {
  if (input.free && !offered && !(lawyer.freeConsultation && input.duration === FREE_DURATION)) {
    throw new AppError('price_changed', 'This lawyer offers no free consultation of this length.');
  }
  const prices = offered ? { 30: offered.price, 60: offered.price } : lawyer.prices;
  const agreed = quote(prices, input.duration, platformFee, input.free);
  if (agreed.total !== input.expected_total) {
    throw new AppError('price_changed', `The price is now ${formatPeso(agreed.total)}.`);
  }
  return agreed;
}

/**
 * Refuses a time that is not open.
 * @throws AppError schedule_conflict where the lawyer's time is not open to a client
 */
export async function refuseTaken(
  exec: Executor,
  lawyerId: string,
  { start, duration }: { start: number; duration: Duration },
  now: number,
): Promise<void> {
  if (!isOpen(await loadSchedule(exec, lawyerId, now), start, duration, now)) throw conflict();
}

function conflict(): AppError {
  return new AppError('schedule_conflict', COPY.createMeeting.conflict);
}

/** Returns a hash that is equal only for the same address at the same lawyer. */
function addressHash({ address }: BookingClient, lawyerId: string): string {
  return keyedHash(address, `hold:${lawyerId}`);
}

function newMeeting(
  { client, input, slot, now, offered }: BookingRequest,
  { price, platformFee }: { price: number; platformFee: number },
): MeetingRow {
  const { free, type } = input;
  const { clientId, lawyerId, start, end, requestKey } = slot;
  const at = new Date(now);
  return confirming.newMeeting({
    clientId,
    lawyerId,
    requestKey,
    type,
    free,
    price,
    platformFee,
    startsAt: start,
    endsAt: end,
    earliestStart: start,
    consentAt: at,
    createdAt: at,
    ...(free
      ? { status: 'CONFIRMED', confirmedAt: at }
      : {
          status: 'PAYMENT_PENDING',
          holdAddress: addressHash(client, lawyerId),
        }),
    phone: type === 'PHONE' ? (input.phone ?? null) : null,
    clientZone: input.time_zone ?? null,
    subject: input.subject,
    description: input.description,
    otherParty: input.other_party,
    conflictState: offered ? offered.conflictState : input.other_party ? 'OPEN' : null,
    attendeeName: input.attendee_name,
    attendeeRelation: input.attendee_name ? input.relation : null,
  });
}

async function addPayment(
  tx: Transaction,
  { payment_method: method }: Input,
  { id, price, platformFee }: MeetingRow,
): Promise<payments.PaymentRow | undefined> {
  if (!method) return undefined;
  return payments.addPayment(tx, { payable: payableOf(id), method, price, platformFee });
}

/**
 * Opens the checkout; releases the time at once when the payment method fails.
 * @throws AppError schedule_conflict where the hold ended; payment_method_unavailable, unavailable
 */
async function openCheckout({ id, held }: Booked, now: number): Promise<string> {
  try {
    if (!held?.payment) return await payments.openCheckout(payableOf(id));
    const { payment, meeting, people } = held;
    const about = { title: payableTitle(meeting, people.lawyer), clientEmail: people.client.email };
    return await payments.openCheckoutOf(payment, about);
  } catch (error) {
    const { key } = error as { key?: unknown };
    if (key === 'payment_method_unavailable')
      await settlement.endUnpaid(payableOf(id), 'EXPIRED', now);
    // The hold was given up, or ended, before there was a page to pay it.
    if (key === 'bad_transition') throw conflict();
    throw error;
  }
}

function payableOf(meetingId: string): PayableRef {
  return { type: 'meeting', id: meetingId };
}

export { insertMeeting } from './store';
