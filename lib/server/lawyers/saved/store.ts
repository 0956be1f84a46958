import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers, savedLawyers } from '@/lib/server/schema/lawyers';

/** Finds saved lawyers, the latest first; ties by id. */
export async function findSaved(exec: Executor, userId: string) {
  return exec
    .select({ lawyerId: savedLawyers.lawyerId, savedAt: savedLawyers.savedAt })
    .from(savedLawyers)
    .where(eq(savedLawyers.userId, userId))
    .orderBy(desc(savedLawyers.savedAt), savedLawyers.lawyerId);
}

export async function visibleOf(exec: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await exec
    .select({ id: lawyers.id })
    .from(lawyers)
    .where(
      sql`${lawyers.id} = any(${sql.param(ids)}) and exists (select from listed_lawyers s
        where s.lawyer_id = ${lawyers.id} and s.area = '*')`,
    );
  const visible = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => visible.has(id));
}

/** Whether the id is a lawyer's, including hidden and former ones. */
export async function isLawyer(exec: Executor, id: string): Promise<boolean> {
  const rows = await exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.id, id));
  return rows.length > 0;
}

/** Inserts rows a millisecond apart, to keep their order. */
export async function insertSaved(
  exec: Executor,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((lawyerId, at) => ({ userId, lawyerId, savedAt: new Date(now + at) }));
  await exec.insert(savedLawyers).values(rows).onConflictDoNothing();
}

export async function deleteSaved(exec: Executor, userId: string, lawyerId: string): Promise<void> {
  await exec
    .delete(savedLawyers)
    .where(and(eq(savedLawyers.userId, userId), eq(savedLawyers.lawyerId, lawyerId)));
}

export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec.delete(savedLawyers).where(eq(savedLawyers.userId, userId));
}
