import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { MAX_QUICK_REPLIES, type QuickReplyKind } from '@/lib/domain/meetings/quick-replies';
import type { Executor } from '@/lib/server/platform/db/pool';
import { quickReplies as table } from '@/lib/server/schema/writing';

export type QuickReplyRow = typeof table.$inferSelect;

const ORDER = [asc(table.createdAt), asc(table.id)];

export async function listRows(
  exec: Executor,
  userId: string,
  kind: QuickReplyKind,
): Promise<QuickReplyRow[]> {
  return exec
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.kind, kind)))
    .orderBy(...ORDER)
    .limit(MAX_QUICK_REPLIES);
}

export async function listAll(exec: Executor, userId: string): Promise<QuickReplyRow[]> {
  return exec
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(...ORDER);
}

export async function insertRow(exec: Executor, row: QuickReplyRow): Promise<void> {
  await exec.insert(table).values(row);
}

export async function deleteRows(exec: Executor, userId: string): Promise<void> {
  await exec.delete(table).where(eq(table.userId, userId));
}

export async function deleteRow(exec: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await exec
    .delete(table)
    .where(and(eq(table.userId, userId), eq(table.id, id)))
    .returning({ id: table.id });
  return gone.length > 0;
}
