import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { notaries } from '@/lib/server/schema/notaries';

export type NotaryRow = typeof notaries.$inferSelect;

export async function findNotary(exec: Executor, lawyerId: string): Promise<NotaryRow | undefined> {
  const [row] = await exec.select().from(notaries).where(eq(notaries.lawyerId, lawyerId));
  return row;
}

/** What is stated counts as approved from now on. */
export async function approveStated(exec: Executor, lawyerId: string, at: Date): Promise<void> {
  await exec
    .update(notaries)
    .set({
      approvedCity: notaries.city,
      approvedNumber: notaries.commissionNumber,
      approvedTerritory: notaries.commissionTerritory,
      approvedUntil: notaries.commissionValidUntil,
      approvedAt: at,
      warned: null,
      changedAt: at,
    })
    .where(eq(notaries.lawyerId, lawyerId));
}
