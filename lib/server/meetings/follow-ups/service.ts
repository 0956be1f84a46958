import 'server-only';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import type { chosenTime, followUpInput } from '@/lib/contract/meetings/follow-ups';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import { isOpen, type Schedule } from '@/lib/domain/lawyers/slots';
import type { ConflictState } from '@/lib/domain/meetings/conflicts/conflict';
import {
  FOLLOW_UPS_PER_CLIENT,
  FOLLOW_UPS_PER_LAWYER,
  type FollowUpState,
  followUpEnd,
  followUpState,
} from '@/lib/domain/meetings/follow-up';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { bookableLawyer } from '@/lib/server/lawyers/profiles/service';
import { notify, withdrawNotifications } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { queueMail, withdrawMails } from '@/lib/server/notifications/mails/service';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import {
  database,
  type Executor,
  type Transaction,
  transaction,
} from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { type WorkQuery, workQuery } from '@/lib/server/registry/work';
import { expireHold } from '../booking/holds';
import { type BookingClient, book } from '../booking/service';
import { zoneOfClient } from '../records/client-zone';
import { followUpOffered, offerLine } from './mails';
import * as store from './store';

type Input = z.output<typeof followUpInput>;
type Choice = z.output<typeof chosenTime>;

export interface FollowUpNow extends store.FollowUpView {
  readonly state: FollowUpState;
  /** Centavos. */
  readonly platformFee: number;
  readonly times: readonly { readonly start: number; readonly open: boolean }[];
}

/** An offer that is about to be made, with what its client is told. */
type PreparedOffer = Awaited<ReturnType<typeof prepareOffer>>;

/**
 * Reads and renders what an offer of times to a client of this lawyer needs, before anything is locked.
 *
 * @throws AppError not_found for whoever is no client; schedule_conflict; bad_transition while clients do not see the profile
 */
export async function prepareOffer(lawyerId: string, input: Input, now: number) {
  const { client_id: clientId, duration, type, price, note = null } = input;
  const pair = { lawyerId, clientId };
  const source = await store.findSource(database(), pair, input.meeting_id);
  if (!source) throw notFound();
  const lawyer = await bookableLawyer(database(), lawyerId);
  if (!lawyer)
    throw new AppError('bad_transition', 'Show your profile first: clients can’t book you now.');
  const starts = input.start_times.map((time) => Date.parse(time)).toSorted((a, b) => a - b);
  const { noticeMinutes } = await loadSchedule(database(), lawyerId, now);
  const expiresAt = followUpEnd(starts, noticeMinutes, now);
  if (expiresAt <= now) throw taken();
  const row = {
    ...pair,
    id: randomUUID(),
    meetingId: source.meetingId,
    startTimes: starts.map((start) => new Date(start).toISOString()),
    duration,
    type,
    price,
    note,
    createdAt: new Date(now),
    expiresAt: new Date(expiresAt),
  };
  return {
    row,
    starts,
    lawyerUserId: lawyer.userId,
    notification: await notificationOf(row, lawyer, source),
  };
}

/**
 * Offers times to a client. They have to be open to clients, and are held for nobody.
 *
 * @throws AppError schedule_conflict, rate_limited
 */
export async function offer(
  tx: Transaction,
  { row, starts, lawyerUserId, notification }: PreparedOffer,
  now: number,
): Promise<FollowUpNow> {
  const { lawyerId, clientId, duration } = row;
  await lock(tx, 'lawyer', lawyerId);
  await refuseOverLimit(tx, { lawyerId, clientId }, now);
  const schedule = await loadSchedule(tx, lawyerId, now);
  if (!starts.every((start) => isOpen(schedule, start, duration, now))) throw taken();
  await store.insertFollowUp(tx, row);
  await queueMail(tx, notification.mail);
  await notify(tx, notification.notice);
  await publishChange(tx, [clientId, lawyerUserId], { type: 'meeting', id: row.meetingId });
  return followUpOf(row.id, { lawyerId }, now, tx);
}

function taken(): AppError {
  return new AppError('schedule_conflict', FIELD_COPY.followUpTaken);
}

/** Limits the lawyer's own offers; offers of others do not count. */
async function refuseOverLimit(tx: Transaction, pair: store.Pair, now: number): Promise<void> {
  const counts = await store.countSince(tx, pair, new Date(now - DAY_MS));
  const refuse = (message: string, oldest: Date | null) => {
    const until = (oldest?.getTime() ?? now) + DAY_MS;
    const retryAfter = Math.max(1, Math.ceil((until - now) / 1000));
    throw new AppError('rate_limited', message, { retryAfter });
  };
  if (counts.toClient >= FOLLOW_UPS_PER_CLIENT)
    refuse(
      `You have made this client ${FOLLOW_UPS_PER_CLIENT} offers within a day.`,
      counts.oldestToClient,
    );
  if (counts.all >= FOLLOW_UPS_PER_LAWYER)
    refuse(`You have made ${FOLLOW_UPS_PER_LAWYER} offers within a day.`, counts.oldest);
}

const causeOf = (id: string) => `follow-up:${id}`;

type Lawyer = NonNullable<Awaited<ReturnType<typeof bookableLawyer>>>;
type Source = NonNullable<Awaited<ReturnType<typeof store.findSource>>>;

/** Creates notification and mail for the client, without details of the case. Rendered before the lock is taken. */
async function notificationOf(row: store.NewFollowUp, lawyer: Lawyer, client: Source) {
  const { platform_fee: fee } = await paymentSettings(database());
  const url = pathOf(row.meetingId);
  const offered = {
    lawyerName: lawyer.displayName,
    clientName: client.firstName,
    starts: row.startTimes.map((time) => Date.parse(time)),
    duration: row.duration,
    total: totalOf(row.price, fee),
    expiresAt: row.expiresAt.getTime(),
    zone: await zoneOfClient(database(), row.clientId),
    url: `${env.SITE_URL}${url}`,
  };
  const dedupeKey = causeOf(row.id);
  return {
    mail: {
      to: client.email,
      template: 'follow-up-offered',
      dedupeKey,
      content: await followUpOffered(offered),
    },
    notice: {
      kind: 'booking',
      userId: row.clientId,
      validUntil: row.expiresAt,
      aboutUserId: lawyer.userId,
      icon: 'new-meeting',
      title: 'A follow-up is offered to you',
      body: `Atty. ${lawyer.displayName}, ${offerLine(offered)}`,
      url,
      dedupeKey,
    },
  } as const;
}

/** Returns the client's price; a free one costs nothing, including the platform fee. */
export function totalOf(price: number, platformFee: number): number {
  return price === 0 ? 0 : price + platformFee;
}

function pathOf(meetingId: string): string {
  return sitePath`/customer-portal/meeting/${meetingId}`.concat('#follow-ups');
}

function publishFollowUp(tx: Transaction, { offer, lawyer, client }: store.FollowUpView) {
  return publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: offer.meetingId });
}

/**
 * Returns a page of the user's own follow-ups, all or those of one meeting or client, so that there is one lawyer.
 * Four statements at most.
 */
export async function followUpsOf(
  owner: store.Owner,
  which: { meetingId: string | undefined; clientId: string | undefined },
  page: number,
  now: number,
): Promise<{ rows: FollowUpNow[]; hasMore: boolean }> {
  const { rows, hasMore } = await store.listOwn(database(), owner, which, page);
  return { rows: await asNow(rows, now), hasMore };
}

async function followUpOf(
  id: string,
  owner: store.Owner,
  now: number,
  exec: Executor = database(),
): Promise<FollowUpNow> {
  const view = await store.findOwn(exec, id, owner);
  const [found] = view ? await asNow([view], now, exec) : [];
  if (!found) throw notFound();
  return found;
}

async function asNow(
  rows: readonly store.FollowUpView[],
  now: number,
  exec: Executor = database(),
): Promise<FollowUpNow[]> {
  const [first] = rows;
  if (!first) return [];
  const { platform_fee: platformFee } = await paymentSettings(exec);
  const states = rows.map((row) => stateOf(row, now));
  // What is over shows its times as they were offered.
  const schedule = states.includes('OPEN') ? await loadSchedule(exec, first.lawyer.id, now) : null;
  return rows.map((row, at) => {
    const state = states[at] ?? 'ENDED';
    return {
      ...row,
      state,
      platformFee,
      times: timesOf(row, state === 'OPEN' ? schedule : null, now),
    };
  });
}

function timesOf({ offer, lawyer }: store.FollowUpView, schedule: Schedule | null, now: number) {
  return offer.startTimes.map((time) => {
    const start = Date.parse(time);
    const open =
      schedule !== null && lawyer.isListed && isOpen(schedule, start, offer.duration, now);
    return { start, open };
  });
}

function stateOf({ offer, taken: last }: store.FollowUpView, now: number): FollowUpState {
  return followUpState(
    {
      expiresAt: offer.expiresAt.getTime(),
      withdrawn: offer.withdrawnAt !== null,
      taken:
        offer.takenBy === null
          ? null
          : {
              confirmed: last.confirmedAt !== null,
              heldUntil:
                last.status === 'PAYMENT_PENDING' ? (last.holdExpiresAt?.getTime() ?? null) : null,
            },
    },
    now,
  );
}

/**
 * Withdraws an offer. A time already held stays reserved, at the agreed price, until it is paid or the hold ends;
 * after that, late payments are refunded. Idempotent.
 * @throws AppError not_found; bad_transition for one that was booked
 */
export async function withdraw(lawyerId: string, id: string, now: number): Promise<FollowUpNow> {
  const owner = { lawyerId };
  await transaction(async (tx) => {
    await lock(tx, 'lawyer', lawyerId);
    const view = await store.findOwn(tx, id, owner);
    if (!view) throw notFound();
    if (stateOf(view, now) === 'BOOKED')
      throw new AppError(
        'bad_transition',
        'Your client has booked it. You can move or cancel the meeting.',
      );
    if (!(await store.setWithdrawn(tx, id, owner, new Date(now)))) return;
    await withdrawMails(tx, [causeOf(id)]);
    await withdrawNotifications(tx, [view.client.id], [causeOf(id)]);
    await publishFollowUp(tx, view);
  });
  return followUpOf(id, owner, now);
}

/**
 * Books one of the offered times: a normal booking at the offered price, with the details of the earlier meeting. An
 * expired hold leaves the offer open.
 * @throws AppError not_found, invalid_input, bad_transition, and as a booking does
 */
export async function choose(
  client: BookingClient,
  id: string,
  choice: Choice,
  requestKey: string | null,
  now: number,
) {
  const view = await store.findOwn(database(), id, { clientId: client.id });
  if (!view) throw notFound();
  const { offer, taken: last } = view;
  const isOffered = offer.startTimes.some(
    (time) => Date.parse(time) === Date.parse(choice.start_time),
  );
  if (!isOffered) throw invalid('start_time', FIELD_COPY.followUpTimes);
  // Its job may be late: the time is the client's again, and so is the choice.
  if (offer.takenBy && last.status === 'PAYMENT_PENDING') await expireHold(offer.takenBy, now);
  const terms = {
    price: offer.price,
    conflictState: stateOfConflict(view),
    take: async (tx: Transaction, meetingId: string) => {
      if (!(await store.take(tx, id, meetingId, new Date(now)))) throw over();
      await publishFollowUp(tx, view);
    },
  };
  return book(client, bookingOf(view, choice), requestKey, now, terms);
}

function over(): AppError {
  return new AppError(
    'bad_transition',
    'This offer can no longer be chosen: it has ended, was taken back, or you have chosen a time already.',
  );
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

/** Returns the state of the conflict check: a check of the earlier meeting's opposing party covers this one. */
function stateOfConflict({ source }: store.FollowUpView): ConflictState | null {
  if (!source.otherParty) return null;
  return source.conflictState === 'NONE' ? 'NONE' : 'OPEN';
}

function bookingOf({ offer, source, client }: store.FollowUpView, choice: Choice) {
  const free = offer.price === 0;
  const phone = choice.phone ?? source.phone ?? client.phone ?? undefined;
  if (offer.type === 'PHONE' && !phone) throw invalid('phone', COPY.validation.required);
  if (!free && !choice.payment_method) throw invalid('payment_method', COPY.validation.required);
  return {
    lawyer_id: offer.lawyerId,
    start_time: choice.start_time,
    duration: offer.duration,
    time_zone: choice.time_zone,
    type: offer.type,
    phone,
    subject: source.subject,
    description: source.description,
    other_party: source.otherParty ?? undefined,
    attendee_name: source.attendeeName ?? undefined,
    relation: source.attendeeRelation ?? undefined,
    consent: choice.consent,
    payment_method: free ? undefined : choice.payment_method,
    expected_total: choice.expected_total,
    free,
  };
}

export const openWork: WorkQuery = workQuery(store.OPEN, (row: store.OpenFollowUp) => ({
  id: row.id,
  action: 'Choose a time for a follow-up',
  about: `Atty. ${row.lawyerName}`,
  since: new Date(row.since),
  until: new Date(row.until),
  href: pathOf(row.meetingId),
}));

export function purgeFollowUps(now: number): Promise<void> {
  return store.deleteEnded(database(), new Date(now - RETENTION_DAYS.followUps * DAY_MS));
}

export async function exportedFollowUps(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.findAll(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    lawyer: row.lawyerId,
    after_meeting: row.meetingId,
    times: row.startTimes.map((time) => new Date(time)),
    duration: row.duration,
    type: row.type,
    price_centavos: row.price,
    note: row.note,
    offered_at: row.createdAt,
    expires_at: row.expiresAt,
    withdrawn_at: row.withdrawnAt,
    booked_meeting: row.takenBy,
  }));
  return { name: 'follow_ups', data };
}

/** Erases follow-ups when either account is deleted; meetings booked from them are kept. */
export async function eraseFollowUps(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteAll(tx, id);
  return [];
}
