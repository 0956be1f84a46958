import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { workItemAcceptances } from '@/lib/server/schema/work-item-records';

export type AcceptanceRow = typeof workItemAcceptances.$inferSelect;

export async function insertAcceptance(
  exec: Executor,
  row: typeof workItemAcceptances.$inferInsert,
): Promise<void> {
  await exec.insert(workItemAcceptances).values(row);
}

/** Finds the acceptance that a client's request with this key made. */
export async function findByRequestKey(
  exec: Executor,
  clientId: string,
  key: string,
): Promise<AcceptanceRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemAcceptances)
    .where(
      and(eq(workItemAcceptances.clientId, clientId), eq(workItemAcceptances.requestKey, key)),
    );
  return row;
}

export async function findNewest(
  exec: Executor,
  itemId: string,
): Promise<AcceptanceRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemAcceptances)
    .where(eq(workItemAcceptances.workItemId, itemId))
    .orderBy(desc(workItemAcceptances.acceptedAt))
    .limit(1);
  return row;
}
