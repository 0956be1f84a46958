import 'server-only';
import { cache } from 'react';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { ConversationRef } from '@/lib/server/registry/conversation';
import type { WrittenMessage } from '@/lib/server/registry/disagreement';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { conversationSources } from '@/lib/server/registry/registry';
import * as store from './comments-store';

export function placeOf({
  meetingId,
  workItemId,
}: Pick<store.CommentRow['comment'], 'meetingId' | 'workItemId'>): ConversationRef {
  if (meetingId) return { kind: 'meeting', id: meetingId };
  if (!workItemId) throw new Error('a comment about nothing');
  return { kind: 'work-item', id: workItemId };
}

// Read once for everything that a page shows of a conversation.
const pageOf = cache((exec: Executor, kind: ConversationRef['kind'], id: string, page: number) =>
  store.listComments(exec, { kind, id }, page),
);
const countsOn = cache(
  (exec: Executor, kind: ConversationRef['kind'], id: string, userId: string) =>
    store.countsOn(exec, { kind, id }, userId),
);

/** Returns the newest comments of a conversation and the number unseen by this reader, without a check of access. */
export async function newestComments(
  { kind, id }: ConversationRef,
  userId: string,
  exec: Executor = database(),
) {
  const { rows } = await pageOf(exec, kind, id, 0);
  return { comments: rows, unread: (await countsOn(exec, kind, id, userId)).unread };
}

export async function commentsOn({ kind, id }: ConversationRef, userId: string, page: number) {
  const exec = database();
  return { ...(await pageOf(exec, kind, id, page)), ...(await countsOn(exec, kind, id, userId)) };
}

/** Returns a page of a conversation for its case, the newest first, without a check of access. */
export async function messagesOn(exec: Executor, place: ConversationRef, page: number) {
  const { rows, hasMore } = await store.listComments(exec, place, page);
  return { messages: rows.map(({ comment }) => asMessage(comment)).toReversed(), hasMore };
}

export async function messagesAmong(
  exec: Executor,
  place: ConversationRef,
  ids: readonly string[],
): Promise<WrittenMessage[]> {
  return (await store.findComments(exec, place, ids)).map(asMessage);
}

function asMessage(row: store.CommentRow['comment']): WrittenMessage {
  const { id, authorId, comment: text, createdAt: writtenAt } = row;
  return { id, authorId, text, writtenAt };
}

export async function commentOf(
  exec: Executor,
  place: ConversationRef,
  id: string,
): Promise<store.CommentRow> {
  const row = await store.findComment(exec, place, id);
  if (!row) throw notFound();
  return row;
}

export async function exportedComments(exec: Executor, userId: string): Promise<ExportSection> {
  const data: unknown[] = [];
  for (const { kind, exportedAs, idsOf } of conversationSources()) {
    const rows = await store.findAll(exec, kind, await idsOf(exec, userId));
    for (const row of rows) data.push({ [exportedAs]: placeOf(row).id, ...words(row, userId) });
  }
  return { name: 'comments', data };
}

function words(row: store.CommentRow['comment'], userId: string) {
  const { authorId, comment, createdAt, editedAt, seenAt } = row;
  return {
    by: authorId === userId ? 'you' : 'the other side',
    comment,
    written_at: createdAt,
    edited_at: editedAt,
    seen_at: seenAt,
  };
}

/** Erases a user's conversations, including the other party's comments, which may name the user. */
export async function eraseComments(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  for (const { kind, idsOf } of conversationSources())
    await store.deleteAll(tx, kind, await idsOf(tx, id));
  return [];
}

export type { CommentRow } from './comments-store';
export { countsOf, lastUnseen, listCommentsOf, unreadCounts } from './comments-store';
