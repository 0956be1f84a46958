import 'server-only';
import { cache } from 'react';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { ConversationRef } from '@/lib/server/registry/conversation';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { conversationSources, registeredEvidence } from '@/lib/server/registry/registry';
import * as store from './comments-store';

export function placeOf({
  meetingId,
  workItemId,
}: Pick<store.CommentRow['comment'], 'meetingId' | 'workItemId'>): ConversationRef {
  if (meetingId) return { kind: 'meeting', id: meetingId };
  if (!workItemId) throw new Error('a comment about nothing');
  return { kind: 'work-item', id: workItemId };
}

/** A comment, and whether it is evidence in a case. */
export type CommentRow = store.CommentRow & { handedIn: boolean };

async function withEvidence(
  exec: Executor,
  rows: readonly store.CommentRow[],
): Promise<CommentRow[]> {
  const ids = rows.map(({ comment }) => comment.id);
  const authors = new Set(rows.map(({ comment }) => comment.authorId));
  const evidence = await registeredEvidence(exec, ids, [...authors]);
  return rows.map((row) => ({ ...row, handedIn: evidence.has(row.comment.id) }));
}

// Read once for everything that a page shows of a conversation.
const pageOf = cache(
  async (exec: Executor, kind: ConversationRef['kind'], id: string, page: number) => {
    const { rows, hasMore } = await store.listComments(exec, { kind, id }, page);
    return { rows: await withEvidence(exec, rows), hasMore };
  },
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

export async function commentOf(
  exec: Executor,
  place: ConversationRef,
  id: string,
): Promise<CommentRow> {
  const row = await store.findComment(exec, place, id);
  if (!row) throw notFound();
  return { ...row, handedIn: await isEvidence(exec, id, row.comment.authorId) };
}

async function isEvidence(exec: Executor, id: string, authorId: string): Promise<boolean> {
  return (await registeredEvidence(exec, [id], [authorId])).has(id);
}

/** Returns a page over several conversations. */
export async function listCommentsOf(
  exec: Executor,
  places: readonly ConversationRef[],
  page: number,
) {
  const { rows, hasMore } = await store.listCommentsOf(exec, places, page);
  return { rows: await withEvidence(exec, rows), hasMore };
}

/**
 * Refuses a change of a message that is evidence.
 * @throws AppError bad_transition
 */
export async function refuseEvidence(exec: Executor, id: string, authorId: string): Promise<void> {
  if (await isEvidence(exec, id, authorId))
    throw new AppError(
      'bad_transition',
      'This message was handed in to a case, and stays as it is.',
    );
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

export {
  countsOf,
  findAmong,
  lastUnseen,
  listCommentsOf as listMessagesOf,
  unreadCounts,
} from './comments-store';
