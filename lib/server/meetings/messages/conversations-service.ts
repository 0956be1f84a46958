import 'server-only';
import { UNREAD_MAIL_HOURS, UNREAD_MAIL_MINUTES } from '@/lib/domain/meetings/comments';
import { memberIdOf, type Party } from '@/lib/domain/meetings/meeting';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { recordEvent } from '@/lib/server/lawyers/events/deliveries-service';
import { hasUnseen, markSeenByKey, notify } from '@/lib/server/notifications/in-app/service';
import { publishChange } from '@/lib/server/notifications/live/live';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import type {
  Conversation,
  ConversationRef,
  ConversationSource,
} from '@/lib/server/registry/conversation';
import { conversationSource } from '@/lib/server/registry/registry';
import {
  type CommentRow,
  commentOf,
  commentsOn,
  placeOf,
  refuseEvidence,
} from '../records/comments-service';
import { discardDraft } from '../records/drafts-service';
import { unreadMail } from './conversations-mails';
import * as store from './conversations-store';

const keyOf = ({ kind, id }: ConversationRef, what: 'comment' | 'files') => `${kind}-${what}:${id}`;

export async function commentsOfOwn(
  source: ConversationSource,
  party: Party,
  id: string,
  page: number,
) {
  return commentsOn(await source.own(database(), party, id), party.userId, page);
}

interface Written {
  readonly comment: string;
  readonly requestKey: string | null;
  /** Account whose draft it was: a member's own, not the lawyer's. */
  readonly draftOwnerId: string;
  readonly now: number;
}

/**
 * Adds a comment and notifies the other person: on the site once while it is unseen, and by email when it stays
 * unread. A repeated request returns the first result.
 * @throws AppError not_found, bad_transition, idempotency_mismatch
 */
export async function addComment(
  tx: Transaction,
  source: ConversationSource,
  party: Party,
  id: string,
  { comment, requestKey, draftOwnerId, now }: Written,
): Promise<string> {
  const conversation = await source.own(tx, party, id);
  requireOpen(conversation, now);
  await lock(tx, 'comments', id);
  const row = {
    authorId: party.userId,
    memberId: memberIdOf(party),
    comment,
    requestKey,
    createdAt: new Date(now),
  };
  const commentId = await store.insertComment(tx, conversation, row);
  if (!commentId) return madeBefore(tx, conversation, row);
  await discardDraft(tx, { userId: draftOwnerId, kind: conversation.kind, aboutId: id });
  const runAt = new Date(now + UNREAD_MAIL_MINUTES * MINUTE_MS);
  await queueJob(tx, 'mail_unread_comment', { commentId }, { runAt });
  const notification = {
    title: 'New message',
    section: 'messages',
    cause: commentId,
    now,
  } as const;
  await notifyOther(tx, conversation, party.side, notification);
  await publishConversation(tx, conversation);
  if (party.side === 'client') await recordMessage(tx, conversation, commentId);
  return commentId;
}

/** Tells the lawyer's own programs that a message arrived, and about what. */
function recordMessage(
  tx: Transaction,
  { kind, id, lawyer: { userId } }: Conversation,
  messageId: string,
): Promise<void> {
  const data = {
    message_id: messageId,
    meeting_id: kind === 'meeting' ? id : null,
    work_item_id: kind === 'work-item' ? id : null,
  };
  return recordEvent(tx, { userId }, { type: 'message.received', data });
}

/** Finds the comment of an earlier attempt; another text under the same key is a different request. */
async function madeBefore(
  tx: Transaction,
  place: ConversationRef,
  { authorId, comment, requestKey }: store.NewComment,
): Promise<string> {
  const made = await store.findByRequestKey(tx, place, authorId, requestKey ?? '');
  if (made?.comment === comment) return made.id;
  throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used with another request.');
}

export async function editComment(
  source: ConversationSource,
  party: Party,
  { id, childId }: { id: string; childId: string },
  comment: string,
  now: number,
): Promise<CommentRow> {
  return transaction(async (tx) => {
    const conversation = await source.own(tx, party, id);
    const own = writtenBy(party, conversation, childId);
    if (!(await store.hasOwn(tx, own))) throw notFound();
    requireOpen(conversation, now);
    await refuseEvidence(tx, childId, party.userId);
    await store.updateComment(tx, own, comment, new Date(now));
    await publishConversation(tx, conversation);
    return commentOf(tx, conversation, childId);
  });
}

export async function deleteComment(
  source: ConversationSource,
  party: Party,
  { id, childId }: { id: string; childId: string },
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    const conversation = await source.own(tx, party, id);
    await lock(tx, 'comments', id);
    const { memberId: by, ...ofSide } = writtenBy(party, conversation, childId);
    // The lawyer deletes what members wrote, too.
    const deletable = by === null ? ofSide : { ...ofSide, memberId: by };
    if (!(await store.hasOwn(tx, deletable))) throw notFound();
    await refuseEvidence(tx, childId, party.userId);
    await store.deleteComment(tx, deletable);
    await settleNotification(tx, conversation, otherSide(party.side), now);
    await publishConversation(tx, conversation);
  });
}

/** Returns the condition for a comment that this person wrote: nobody changes the words of another of the practice. */
function writtenBy(party: Party, place: ConversationRef, id: string) {
  return { id, place, authorId: party.userId, memberId: memberIdOf(party) ?? null };
}

/** Marks the other person's comments as seen, up to `last` or all of them. */
export async function markSeen(
  source: ConversationSource,
  party: Party,
  id: string,
  last: string | undefined,
  now: number,
): Promise<void> {
  await transaction(async (tx) => {
    const conversation = await source.own(tx, party, id);
    await lock(tx, 'comments', id);
    const seen = await store.setSeen(tx, conversation, party.userId, last, new Date(now));
    await settleNotification(tx, conversation, party.side, now);
    // To the other tabs and devices of the reader.
    if (seen > 0) await publishChange(tx, [party.userId], { type: conversation.kind, id });
  });
}

/** Job: mails the reader about unread comments, at most once a day while none is read. */
export async function mailUnread(commentId: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const comment = await store.findComment(tx, commentId);
    if (!comment) return;
    const { authorId } = comment;
    const place = placeOf(comment);
    await lock(tx, 'comments', place.id);
    const unread = await store.unreadOf(tx, place, authorId);
    const lately = now - UNREAD_MAIL_HOURS * HOUR_MS;
    if (!unread.some(({ id }) => id === commentId)) return;
    if (unread.some(({ mailedAt }) => mailedAt && mailedAt.getTime() > lately)) return;
    const conversation = await conversationSource(place.kind).find(tx, place.id);
    const side = authorId === conversation.client.userId ? 'lawyer' : 'client';
    const { userId, email } = conversation[side];
    const ids = unread.map(({ id }) => id);
    await store.setMailed(tx, ids, new Date(now));
    await queueMail(tx, {
      to: email,
      template: `unread-comments-${side}`,
      dedupeKey: `unread-comments:${commentId}`,
      content: await unreadMail(conversation, side, unread.length),
      optional: { userId, kind: 'message' },
    });
  });
}

interface AddedNotification {
  readonly title: string;
  readonly section: 'messages' | 'files';
  readonly cause: string;
  readonly now: number;
}

/** Notifies the party that did not write or add something, once while it is unseen. */
export async function notifyOther(
  tx: Transaction,
  conversation: Conversation,
  by: Party['side'],
  { title, section, cause, now }: AddedNotification,
): Promise<void> {
  const [author, reader] = [conversation[by], conversation[otherSide(by)]];
  const key = keyOf(conversation, section === 'messages' ? 'comment' : 'files');
  if (await hasUnseen(tx, reader.userId, `${key}:`, now)) return;
  const portal = by === 'lawyer' ? 'customer-portal' : 'lawyer-portal';
  await notify(tx, {
    kind: 'message',
    icon: 'meeting-comment',
    title,
    body: author.name,
    userId: reader.userId,
    aboutUserId: author.userId,
    url: `/${portal}${conversation.path}#${section}`,
    dedupeKey: `${key}:${cause}`,
  });
}

export function publishConversation(
  tx: Transaction,
  { kind, id, client, lawyer }: Conversation,
): Promise<void> {
  return publishChange(tx, [client.userId, lawyer.userId], { type: kind, id });
}

function requireOpen(conversation: Conversation, now: number): void {
  if (!conversation.isOpen(now)) throw new AppError('bad_transition', conversation.closed);
}

async function settleNotification(
  tx: Transaction,
  conversation: Conversation,
  side: Party['side'],
  now: number,
): Promise<void> {
  const [reader, author] = [conversation[side], conversation[otherSide(side)]];
  if ((await store.unreadOf(tx, conversation, author.userId)).length > 0) return;
  await markSeenByKey(tx, reader.userId, `${keyOf(conversation, 'comment')}:`, now);
}

function otherSide(side: Party['side']): Party['side'] {
  return side === 'client' ? 'lawyer' : 'client';
}
