import 'server-only';
import { desc } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { feeSellers } from '@/lib/server/schema/fee-invoices';

export type FeeSellerRow = typeof feeSellers.$inferSelect;

export async function findNewest(exec: Executor): Promise<FeeSellerRow | undefined> {
  const [row] = await exec.select().from(feeSellers).orderBy(desc(feeSellers.id)).limit(1);
  return row;
}

export async function insertSeller(
  tx: Transaction,
  values: typeof feeSellers.$inferInsert,
): Promise<FeeSellerRow> {
  const [row] = await tx.insert(feeSellers).values(values).returning();
  if (!row) throw new Error('an insert returned nothing');
  return row;
}
