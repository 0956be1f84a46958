import 'server-only';
import DataLoader from 'dataloader';
import { cache } from 'react';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import { refundEnd } from '@/lib/domain/meetings/cancellation';
import { searchedWords } from '@/lib/domain/meetings/client';
import type {
  MeetingFilter,
  MeetingPeriod,
  MeetingStatus,
  Party,
} from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { HOLD_FILES_HOURS } from '@/lib/domain/platform/retention';
import { isShortReference } from '@/lib/domain/platform/short-reference';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayNumber,
  manilaDayStart,
} from '@/lib/domain/platform/time';
import { type MeetingReviewRow, reviewsOf } from '@/lib/server/lawyers/reviews/meeting-reviews';
import { publishChange } from '@/lib/server/notifications/live/live';
import {
  type PaymentSummary,
  payableIdsOf,
  paymentsOf,
} from '@/lib/server/payments/checkout/service';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type { PayableDescription } from '@/lib/server/registry/payable';
import { timeFreed } from '../waitlist/service';
import { type AssociateRow, associatesOf } from './associates-service';
import { type CommentRow, newestComments } from './comments-service';
import { recordMeetingEvent } from './events-service';
import { factsOf } from './policy';
import type { SeenInCall } from './seen-service';
import * as store from './store';

const LATE_PAYMENT_MS = HOLD_FILES_HOURS * HOUR_MS;

/** A meeting with its two parties, its payment (none for a free one or one of an agreement) and its review. */
export interface MeetingView extends store.ListedRows {
  payment: PaymentSummary | null;
  comments?: readonly CommentRow[];
  review: MeetingReviewRow | null;
  neverConnected?: boolean;
  seen?: SeenInCall;
  associate: AssociateRow | null;
}

export async function meetingOf(party: Party, id: string) {
  const rows = await ownRows(database(), id, party);
  const written = await newestComments({ kind: 'meeting', id }, party.userId);
  const [view] = await viewsOf([{ ...rows, unread: written.unread }]);
  if (!view) throw notFound();
  const { comments } = written;
  return { view: { ...view, comments }, files: await store.listFiles(database(), [id]) };
}

interface Which {
  readonly period?: MeetingPeriod | undefined;
  readonly status?: MeetingStatus | undefined;
  readonly span?: store.Span | undefined;
  readonly clientId?: string;
  readonly q?: string | undefined;
  readonly only?: MeetingFilter | undefined;
}

/**
 * Returns a page of the person's meetings with their files, by period, status, span, client or search; upcoming ones
 * without any.
 */
export async function meetingsOf(
  party: Party,
  { period, status, span, clientId, q, only }: Which,
  page: number,
  now: number,
) {
  const dayEnd = new Date(manilaDayStart(manilaDayNumber(now)) + DAY_MS);
  const words = searchedWords(q ?? '');
  const asked = {
    period: period ?? (status || span || clientId || q || only ? undefined : ('upcoming' as const)),
    status,
    span,
    clientId,
    words,
    paidIds: await payableIdsOf(database(), 'meeting', words.filter(isShortReference)),
    only,
    dayEnd,
    now: new Date(now),
  };
  return listLoader(JSON.stringify(party)).load({ party, asked, page });
}

interface ListKey extends store.AskedPage {
  readonly party: Party;
}

/** A page of a list, with the files of every list that was read with it. */
interface MeetingList extends Omit<store.Listed, 'rows'> {
  readonly rows: MeetingView[];
  readonly files: store.FileRow[];
}

/** The lists of a party that a page asks for at once: they and what belongs to their meetings are read in one go. */
const listLoader = cache((_party: string) => new DataLoader(readLists, { cache: false }));

async function readLists(keys: readonly ListKey[]): Promise<MeetingList[]> {
  const [first] = keys;
  if (!first) return [];
  const lists = await store.listPages(database(), first.party, keys);
  const rows = lists.flatMap((list) => list.rows);
  const ids = [...new Set(rows.map(({ meeting }) => meeting.id))];
  const [found, files] = await Promise.all([viewsOf(rows), store.listFiles(database(), ids)]);
  const views = new Map(found.map((view) => [view.meeting.id, view]));
  return lists.map((list) => {
    const listed = list.rows.flatMap(({ meeting }) => views.get(meeting.id) ?? []);
    return { ...list, rows: listed, files };
  });
}

async function viewsOf(rows: readonly store.ListedRows[]): Promise<MeetingView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ meeting }) => meeting.id);
  const [payments, reviews, associates] = await Promise.all([
    paymentsOf(database(), 'meeting', ids),
    reviewsOf(database(), ids),
    associatesOf(database(), ids),
  ]);
  return rows.map((row) => ({
    ...row,
    associate: associates.get(row.meeting.id) ?? null,
    payment: payments.get(row.meeting.id) ?? null,
    review: reviews.get(row.meeting.id) ?? null,
  }));
}

/**
 * Ends an unpaid hold; one that has just ended may still become the client's own cancellation. Its files are deleted
 * at once when it was given up, else once a late payment is unlikely. `hold_expires_at` then holds its actual end.
 */
export async function endHold(
  tx: Transaction,
  meetingId: string,
  how: 'EXPIRED' | 'CANCELLED',
  now: number,
): Promise<void> {
  const heldUntil = new Date(now);
  const ended =
    how === 'EXPIRED'
      ? await changeStatusOf(tx, meetingId, 'EXPIRED', { heldUntil })
      : await changeStatusOf(tx, meetingId, 'CANCELLED', {
          heldUntil,
          only: ['PAYMENT_PENDING', 'EXPIRED'],
          cancelledBy: 'CLIENT',
        });
  if (!ended) return;
  const runAt = new Date(how === 'EXPIRED' ? now + LATE_PAYMENT_MS : now);
  await queueJob(tx, 'remove_hold_files', { meetingId }, { runAt, key: `hold-files:${meetingId}` });
}

export async function describePayable(exec: Executor, id: string): Promise<PayableDescription> {
  const { meeting, lawyer, client } = await rowsOf(exec, id);
  const { startsAt, endsAt, holdExpiresAt, type, phone, subject } = meeting;
  return {
    clientId: client.id,
    clientEmail: client.email,
    clientName: reviewAuthor(client, true),
    lawyer,
    title: payableTitle(meeting, lawyer),
    state: PAYABLE_STATE[meeting.status],
    holdExpiresAt,
    about: {
      kind: 'meeting',
      id,
      startsAt,
      endsAt,
      type,
      phone,
      subject,
      refundDeadline: refundEnd(factsOf(meeting)),
    },
  };
}

export function payableTitle(
  { startsAt, endsAt }: Pick<store.MeetingRow, 'startsAt' | 'endsAt'>,
  { displayName }: Pick<store.People['lawyer'], 'displayName'>,
): string {
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  return `${minutes}-minute consultation with Atty. ${displayName}, ${formatDayTime(startsAt.getTime())}`;
}

const PAYABLE_STATE: Readonly<Record<MeetingStatus, PayableDescription['state']>> = {
  PAYMENT_PENDING: 'waiting',
  CONFIRMED: 'confirmed',
  COMPLETED: 'confirmed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};

export async function rowsOf(exec: Executor, meetingId: string): Promise<store.MeetingRows> {
  const [view] = await store.findRows(exec, meetingId, null);
  if (!view) throw new Error('meeting not found');
  return view;
}

/**
 * Changes the status of one meeting like `changeStatus`, and notifies both parties' pages: true for the caller that
 * changed it. A confirmed time that is released is offered to the waitlist.
 */
export async function changeStatusOf(
  tx: Transaction,
  id: string,
  to: MeetingStatus,
  change?: store.StatusChange,
): Promise<boolean> {
  const moved = await store.changeStatusOf(tx, id, to, change);
  await publishMoved(tx, moved);
  // An unpaid hold that is given up was never a meeting for its lawyer.
  for (const meeting of moved)
    if (to === 'CANCELLED' && meeting.confirmedAt)
      await recordMeetingEvent(tx, 'meeting.cancelled', meeting);
  // What nobody came to is no time that others could take.
  if (moved.length > 0 && to === 'CANCELLED' && change?.cancelledBy !== 'SYSTEM')
    await timeFreed(tx, id);
  return moved.length > 0;
}

async function publishMoved(tx: Transaction, moved: readonly store.MovedMeeting[]): Promise<void> {
  for (const { id, clientId, lawyerUserId } of moved)
    await publishChange(tx, [clientId, lawyerUserId], { type: 'meeting', id });
}

export async function ownMeeting(
  exec: Executor,
  id: string,
  party: Party,
): Promise<store.MeetingRow> {
  const meeting = await store.findOwn(exec, id, party);
  if (!meeting) throw notFound();
  return meeting;
}

export async function ownRows(
  exec: Executor,
  id: string,
  party: Party,
): Promise<store.MeetingRows> {
  const rows = await findOwnRows(exec, id, party);
  if (!rows) throw notFound();
  return rows;
}

/** Finds the person's own meeting with its two parties; undefined when it is another's. */
export async function findOwnRows(
  exec: Executor,
  id: string,
  party: Party,
): Promise<store.MeetingRows | undefined> {
  const [rows] = await findRows(exec, id, party);
  return rows;
}

const findRows = cache(store.findRows);

export async function findMeeting(
  exec: Executor,
  id: string,
): Promise<store.MeetingRow | undefined> {
  return store.findMeeting(exec, id);
}

export type { MeetingRow, MeetingRows, People } from './store';
export { findMeetings, findPeople, raiseSequence, withoutSummary } from './store';
