import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { notaries } from '@/lib/server/schema/notaries';

export type NotaryRow = typeof notaries.$inferSelect;

const notary = prepared((exec) =>
  exec
    .select()
    .from(notaries)
    .where(eq(notaries.lawyerId, sql.placeholder('lawyerId'))),
);

export async function findNotary(exec: Executor, lawyerId: string): Promise<NotaryRow | undefined> {
  const [row] = await notary(exec, { lawyerId });
  return row;
}

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
