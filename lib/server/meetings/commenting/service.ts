import 'server-only';
import { UNREAD_MAIL_HOURS, UNREAD_MAIL_MINUTES } from '@/lib/domain/meetings/comments';
import type { Party } from '@/lib/domain/meetings/meeting';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { markSeenByKey } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/service';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { notifyOther } from '../announcements/service';
import { type CommentRow, commentOf, commentsOn } from '../comments/service';
import { isOpenForComments } from '../records/policy';
import { type MeetingRows, ownMeeting, ownRows, rowsOf } from '../records/service';
import { unreadMail } from './mails';
import * as store from './store';

/** Of the notification that tells of comments to a meeting. */
const keyOf = (meetingId: string) => `meeting-comment:${meetingId}`;

/** A page of what was written about an own meeting. */
export async function commentsOfMeeting(party: Party, meetingId: string, page: number) {
  await ownMeeting(database(), meetingId, party);
  return commentsOn(meetingId, party.userId, page);
}

/**
 * Writes to the other person of a meeting and tells that person: in the site once while it is not seen, by e-mail when
 * it stays unread. A request that was made before answers with what it made.
 */
export async function addComment(
  party: Party,
  meetingId: string,
  comment: string,
  requestKey: string | null,
  now: number,
): Promise<string> {
  return transaction(async (tx) => {
    const view = await ownRows(tx, meetingId, party);
    requireOpen(view, now);
    await lock(tx, 'comments', meetingId);
    const createdAt = new Date(now);
    const row = { meetingId, authorId: party.userId, comment, requestKey, createdAt };
    const id = await store.insertComment(tx, row);
    if (!id) return madeBefore(tx, row);
    const runAt = new Date(now + UNREAD_MAIL_MINUTES * MINUTE_MS);
    await queueJob(tx, 'mail_unread_comment', { commentId: id }, { runAt });
    await notifyOther(tx, view, party.side, {
      ...{ title: 'New message', section: 'messages' },
      ...{ about: keyOf(meetingId), cause: id, now },
    });
    await publish(tx, view);
    return id;
  });
}

/** Another text under the same key is another request. */
async function madeBefore(
  tx: Transaction,
  { meetingId, authorId, comment, requestKey }: Parameters<typeof store.insertComment>[1],
): Promise<string> {
  const made = await store.findByRequestKey(tx, authorId, requestKey ?? '');
  if (made?.meetingId === meetingId && made.comment === comment) return made.id;
  throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used with another request.');
}

/** Changes an own comment while the two can write to each other. */
export async function editComment(
  party: Party,
  meetingId: string,
  id: string,
  comment: string,
  now: number,
): Promise<CommentRow> {
  const own = { id, meetingId, authorId: party.userId };
  return transaction(async (tx) => {
    const view = await ownRows(tx, meetingId, party);
    if (!(await store.hasOwn(tx, own))) throw notFound();
    requireOpen(view, now);
    await store.updateComment(tx, own, comment, new Date(now));
    await publish(tx, view);
    return commentOf(tx, meetingId, id);
  });
}

/** Deletes an own comment, at any time. */
export async function deleteComment(
  party: Party,
  meetingId: string,
  id: string,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    const view = await ownRows(tx, meetingId, party);
    await lock(tx, 'comments', meetingId);
    if (!(await store.deleteComment(tx, { id, meetingId, authorId: party.userId })))
      throw notFound();
    await settleNotification(tx, meetingId, readerOf(view, party.userId), now);
    await publish(tx, view);
  });
}

/** Marks what the other person wrote as seen, up to `last` or all of it. */
export async function markSeen(
  party: Party,
  meetingId: string,
  last: string | undefined,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    const view = await ownRows(tx, meetingId, party);
    await lock(tx, 'comments', meetingId);
    const seen = await store.setSeen(tx, meetingId, party.userId, last, new Date(now));
    await settleNotification(tx, meetingId, personOf(view, party.userId), now);
    // To the other tabs and devices of the reader.
    if (seen > 0) await publishChange(tx, [party.userId], { type: 'meeting', id: meetingId });
  });
}

/** The job: an e-mail about what is still unread, once a day at most while nothing of it is read. */
export async function mailUnread(commentId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const place = await store.findPlace(tx, commentId);
    if (!place) return;
    const { meetingId, authorId } = place;
    await lock(tx, 'comments', meetingId);
    const unread = await store.unreadOf(tx, meetingId, authorId);
    const lately = now - UNREAD_MAIL_HOURS * HOUR_MS;
    if (!unread.some(({ id }) => id === commentId)) return;
    if (unread.some(({ mailedAt }) => mailedAt && mailedAt.getTime() > lately)) return;
    const view = await rowsOf(tx, meetingId);
    const reader = readerOf(view, authorId);
    await store.setMailed(
      tx,
      unread.map(({ id }) => id),
      new Date(now),
    );
    await queueMail(tx, {
      to: view[reader.side].email,
      template: `unread-comments-${reader.side}`,
      dedupeKey: `unread-comments:${commentId}`,
      content: await unreadMail(view, reader.side, unread.length),
      optional: { userId: reader.userId, kind: 'message' },
    });
  });
}

function requireOpen(view: MeetingRows, now: number): void {
  if (!isOpenForComments(view, now))
    throw new AppError('bad_transition', 'Messages are closed for this meeting.');
}

/** Clears the notification of a reader who has nothing left to read. */
async function settleNotification(
  tx: Transaction,
  meetingId: string,
  reader: Person,
  now: number,
): Promise<void> {
  if ((await store.unreadOf(tx, meetingId, reader.otherId)).length > 0) return;
  await markSeenByKey(tx, reader.userId, `${keyOf(meetingId)}:`, now);
}

interface Person {
  readonly side: Party['side'];
  readonly userId: string;
  /** The other one of the meeting. */
  readonly otherId: string;
}

/** The person of a meeting who has this user id. */
function personOf({ client, lawyer }: MeetingRows, userId: string): Person {
  return userId === client.id
    ? { side: 'client', userId, otherId: lawyer.userId }
    : { side: 'lawyer', userId: lawyer.userId, otherId: client.id };
}

/** The one who reads what this user wrote. */
function readerOf(view: MeetingRows, authorId: string): Person {
  return personOf(view, personOf(view, authorId).otherId);
}

function publish(tx: Transaction, { meeting, client, lawyer }: MeetingRows): Promise<void> {
  return publishChange(tx, [client.id, lawyer.userId], { type: 'meeting', id: meeting.id });
}
