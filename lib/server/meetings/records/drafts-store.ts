import 'server-only';
import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { DraftKind } from '@/lib/domain/meetings/drafts';
import type { Executor } from '@/lib/server/platform/db/pool';
import { drafts } from '@/lib/server/schema/writing';

export type DraftRow = typeof drafts.$inferSelect;

export interface DraftKey {
  readonly userId: string;
  readonly kind: DraftKind;
  readonly aboutId: string;
}

const ofKey = ({ userId, kind, aboutId }: DraftKey) =>
  and(eq(drafts.userId, userId), eq(drafts.kind, kind), eq(drafts.aboutId, aboutId));

export async function findDraft(exec: Executor, key: DraftKey): Promise<DraftRow | undefined> {
  const [row] = await exec.select().from(drafts).where(ofKey(key));
  return row;
}

export async function saveDraft(exec: Executor, row: DraftRow): Promise<void> {
  const { content, updatedAt } = row;
  await exec
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.kind, drafts.aboutId],
      set: { content, updatedAt },
    });
}

export async function deleteDraft(exec: Executor, key: DraftKey): Promise<void> {
  await exec.delete(drafts).where(ofKey(key));
}

export async function deleteBefore(exec: Executor, before: Date): Promise<void> {
  await exec.delete(drafts).where(lt(drafts.updatedAt, before));
}

export async function listDrafts(exec: Executor, userId: string): Promise<DraftRow[]> {
  return exec
    .select()
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(asc(drafts.updatedAt), asc(drafts.aboutId));
}

/** Deletes the drafts of a user, and those of others to or about the user. */
export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec.delete(drafts).where(or(eq(drafts.userId, userId), eq(drafts.otherUserId, userId)));
}
