import 'server-only';
import { notFound } from '@/lib/server/platform/app-error';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import * as store from './store';

/** The newest comments of a meeting, without a check of access. */
export async function newestComments(meetingId: string): Promise<store.CommentRow[]> {
  return (await store.listComments(database(), meetingId, 0)).rows;
}

/** A page of the comments of a meeting, without a check of access. */
export async function commentsOn(meetingId: string, userId: string, page: number) {
  const found = await store.listComments(database(), meetingId, page);
  const total = await store.countComments(database(), meetingId);
  const unread = await store.unreadCounts(database(), [meetingId], userId);
  return { ...found, total, unread: unread.get(meetingId) ?? 0 };
}

/** A comment of a meeting as it is now. */
export async function commentOf(
  exec: Executor,
  meetingId: string,
  id: string,
): Promise<store.CommentRow> {
  const row = await store.findComment(exec, meetingId, id);
  if (!row) throw notFound();
  return row;
}

/** The conversations of a user, for the export. */
export async function exportedComments(exec: Executor, userId: string): Promise<ExportSection> {
  const rows = await store.findAll(exec, userId);
  const data = rows.map(({ meetingId, authorId, comment, createdAt, editedAt, seenAt }) => ({
    ...{ meeting: meetingId, by: authorId === userId ? 'you' : 'the other side', comment },
    ...{ written_at: createdAt, edited_at: editedAt, seen_at: seenAt },
  }));
  return { name: 'comments', data };
}

/** Whichever side wrote it: it may name the other. */
export async function eraseComments(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.deleteAll(tx, id);
  return [];
}

export type { CommentRow } from './store';
export { unreadCounts } from './store';
