import 'server-only';
import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { cases } from '@/lib/server/schema/cases';
import { workItemDisputes as disputes } from '@/lib/server/schema/work-item-records';
import { workItems } from '@/lib/server/schema/work-items';

export type DisputeRow = typeof disputes.$inferSelect;

export async function insertDispute(
  exec: Executor,
  row: typeof disputes.$inferInsert,
): Promise<string> {
  const [made] = await exec.insert(disputes).values(row).returning({ id: disputes.id });
  return made?.id ?? '';
}

export async function findDispute(exec: Executor, id: string): Promise<DisputeRow | undefined> {
  const [row] = await exec.select().from(disputes).where(eq(disputes.id, id));
  return row;
}

export async function findDisputed(exec: Executor, ids: readonly string[]) {
  return exec
    .select({ dispute: disputes, item: workItems })
    .from(disputes)
    .innerJoin(workItems, eq(workItems.id, disputes.workItemId))
    .where(inArray(disputes.id, [...ids]));
}

export async function findWithoutCase(exec: Executor, limit: number) {
  const own = exec.select({ id: cases.id }).from(cases).where(eq(cases.disputeId, disputes.id));
  return exec
    .select({
      id: disputes.id,
      kind: disputes.kind,
      clientId: workItems.clientId,
      lawyerId: workItems.lawyerId,
    })
    .from(disputes)
    .innerJoin(workItems, eq(workItems.id, disputes.workItemId))
    .where(and(isNull(disputes.decidedAt), notExists(own)))
    .limit(limit);
}

export async function decide(
  exec: Executor,
  id: string,
  decision: { refunded: number; decision: string; decidedAt: Date },
): Promise<void> {
  await exec.update(disputes).set(decision).where(eq(disputes.id, id));
}
