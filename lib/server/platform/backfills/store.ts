import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { backfills } from '@/lib/server/schema/uptime';

export type Progress = typeof backfills.$inferSelect;

/** Locks the progress of a backfill, creating it at first; undefined while another process has it. */
export async function lockProgress(tx: Transaction, name: string): Promise<Progress | undefined> {
  await tx.insert(backfills).values({ name }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(backfills)
    .where(eq(backfills.name, name))
    .for('update', { skipLocked: true });
  return row;
}

/** Saves the progress of a batch; without a cursor it was the last. */
export async function saveProgress(
  tx: Transaction,
  name: string,
  { cursor, rows }: { readonly cursor: string | null; readonly rows: number },
): Promise<void> {
  await tx
    .update(backfills)
    .set({
      rows: sql`${backfills.rows} + ${rows}`,
      ...(cursor === null ? { finishedAt: sql`now()` } : { cursor }),
    })
    .where(eq(backfills.name, name));
}

/** Limits the statements and lock waits of a batch, so that it aborts rather than delay requests. Milliseconds. */
export async function limitBatch(tx: Transaction, statement: number, lock: number): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(statement)}, true),
    set_config('lock_timeout', ${String(lock)}, true)`);
}
