import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { unclaimedPayments as table } from '@/lib/server/schema/payments';

export type UnclaimedRow = typeof table.$inferSelect;
export type NewUnclaimed = typeof table.$inferInsert;

/** Adds a payment that is for nothing of ours; undefined where it was found before. */
export async function insertUnclaimed(
  exec: Executor,
  row: NewUnclaimed,
): Promise<UnclaimedRow | undefined> {
  const [added] = await exec.insert(table).values(row).onConflictDoNothing().returning();
  return added;
}

/** Closes an open case; false where it is closed, or is none. */
export async function closeUnclaimed(
  exec: Executor,
  id: string,
  set: { decision: string; closedAt: Date },
): Promise<boolean> {
  const rows = await exec
    .update(table)
    .set(set)
    .where(and(eq(table.id, id), isNull(table.closedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}

export async function findUnclaimed(exec: Executor, id: string): Promise<UnclaimedRow | undefined> {
  const [row] = await exec.select().from(table).where(eq(table.id, id));
  return row;
}
