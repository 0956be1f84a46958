import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Rail } from '@/lib/domain/payments/payout';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { receivingInstitutions as table } from '@/lib/server/schema/payouts';

/** Replaces what is listed of a network. */
export async function replaceListed(
  tx: Transaction,
  rail: Rail,
  institutions: readonly { readonly bic: string; readonly name: string }[],
  at: Date,
): Promise<void> {
  await tx
    .insert(table)
    .values(institutions.map(({ bic, name }) => ({ rail, bic, name, listedAt: at })))
    .onConflictDoUpdate({
      target: [table.rail, table.bic],
      set: { name: sql`excluded.name`, listedAt: sql`excluded.listed_at` },
    });
  await tx.delete(table).where(and(eq(table.rail, rail), lt(table.listedAt, at)));
}

/** Networks that were listed at all, each with the institutions whose BIC begins so. */
export async function findListed(exec: Executor, institution: string) {
  return exec
    .select({
      rail: table.rail,
      bic: sql<
        string | null
      >`min(${table.bic}) filter (where ${table.bic} like ${`${institution}%`})`,
    })
    .from(table)
    .groupBy(table.rail);
}
