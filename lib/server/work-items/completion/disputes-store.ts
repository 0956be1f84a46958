import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItemDisputes as disputes } from '@/lib/server/schema/work-item-records';

export type DisputeRow = typeof disputes.$inferSelect;

export async function insertDispute(
  exec: Executor,
  row: typeof disputes.$inferInsert,
): Promise<void> {
  await exec.insert(disputes).values(row);
}

export async function decide(
  exec: Executor,
  id: string,
  decision: { refunded: number; decision: string; decidedAt: Date },
): Promise<void> {
  await exec.update(disputes).set(decision).where(eq(disputes.id, id));
}
