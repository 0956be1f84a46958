import 'server-only';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { blockers, lawyers } from '@/lib/server/schema/lawyers';

export type BlockerRow = typeof blockers.$inferSelect;

interface Span {
  readonly from: Date;
  /** Without an end when missing. */
  readonly to?: Date | undefined;
}

/** Those of a lawyer that touch a span, the earliest first. */
export async function findBlockers(
  exec: Executor,
  lawyerId: string,
  { from, to }: Span,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlockerRow[]> {
  return exec
    .select()
    .from(blockers)
    .where(
      and(
        eq(blockers.lawyerId, lawyerId),
        gt(blockers.endsAt, from),
        to && lt(blockers.startsAt, to),
      ),
    )
    .orderBy(blockers.startsAt, blockers.id)
    .limit(limit)
    .offset(offset);
}

export async function insertBlocker(
  exec: Executor,
  row: typeof blockers.$inferInsert,
): Promise<string> {
  const [saved] = await exec.insert(blockers).values(row).returning({ id: blockers.id });
  if (!saved) throw new Error('insert returned no blocker');
  return saved.id;
}

/** Whether this lawyer had it. */
export async function deleteBlocker(
  exec: Executor,
  lawyerId: string,
  id: string,
): Promise<boolean> {
  const rows = await exec
    .delete(blockers)
    .where(and(eq(blockers.id, id), eq(blockers.lawyerId, lawyerId)))
    .returning({ id: blockers.id });
  return rows.length > 0;
}

const profileOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

/** All of a user, past ones included. */
export async function findAll(exec: Executor, userId: string): Promise<BlockerRow[]> {
  return exec
    .select()
    .from(blockers)
    .where(eq(blockers.lawyerId, profileOf(exec, userId)))
    .orderBy(blockers.startsAt);
}

export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec.delete(blockers).where(eq(blockers.lawyerId, profileOf(exec, userId)));
}
