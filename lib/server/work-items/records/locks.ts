import 'server-only';
import { eq } from 'drizzle-orm';
import type { Party } from '@/lib/domain/meetings/meeting';
import { lock } from '@/lib/server/platform/db/locks';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { workItems } from '@/lib/server/schema/work-items';
import * as records from './service';

// Service

/**
 * Locks an own agreement for a change of its money: first the lawyer's lock, as settlement takes it, then its row.
 * All such changes run one after the other.
 */
export async function lockedOwn(
  tx: Transaction,
  party: Party,
  id: string,
): Promise<records.WorkItemRows> {
  const { item } = await records.ownRows(tx, party, id);
  await lock(tx, 'lawyer', item.lawyerId);
  return records.lockedRows(tx, party, id);
}

/** Locks it without an access check, for jobs and the operator; undefined when there is none. */
export async function lockedById(
  tx: Transaction,
  id: string,
): Promise<records.WorkItemRows | undefined> {
  const lawyerId = await findLawyerOf(tx, id);
  if (!lawyerId) return undefined;
  await lock(tx, 'lawyer', lawyerId);
  return records.lockedRowsOf(tx, id);
}

/** Publishes a change without a notification: both see it at once, and it moves to the top of their lists. */
export async function changed(
  tx: Transaction,
  rows: records.WorkItemRows,
  now: number,
): Promise<void> {
  await records.updateItem(tx, rows.item.id, { updatedAt: new Date(now) });
  await records.publishWorkItem(tx, rows);
}

// Store

async function findLawyerOf(exec: Executor, id: string): Promise<string | undefined> {
  const [row] = await exec
    .select({ lawyerId: workItems.lawyerId })
    .from(workItems)
    .where(eq(workItems.id, id));
  return row?.lawyerId;
}
