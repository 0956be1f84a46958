import 'server-only';
import { and, eq, lt, sql } from 'drizzle-orm';
import { BANKS } from '@/lib/catalogue/banks';
import { RAILS, type Rail } from '@/lib/domain/payments/payout';
import { gateway } from '@/lib/server/adapters/payment/gateway';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { receivingInstitutions as table } from '@/lib/server/schema/payouts';

// Service

/** Refreshes the list of banks that transfers reach, daily. An empty response is ignored, and the old list stays. */
export async function refreshInstitutions(now: number): Promise<void> {
  for (const rail of RAILS) {
    const listed = await gateway().institutions(rail);
    const byBic = new Map(listed.map((one) => [one.bic, one]));
    if (byBic.size === 0) continue;
    await transaction((tx) => replaceListed(tx, rail, [...byBic.values()], new Date(now)));
  }
}

/** Length of the part of a BIC that names the institution; the rest is a branch, which lists write differently. */
const INSTITUTION_LENGTH = 8;

/**
 * Returns the networks that reach a bank, each with the BIC under which the gateway lists it. The catalogue answers
 * for a network that was not listed yet. One statement.
 */
export async function railsOf(exec: Executor, bankId: string): Promise<ReadonlyMap<Rail, string>> {
  const found = await findListed(exec, bankId.slice(0, INSTITUTION_LENGTH));
  const known = BANKS.find(({ id }) => id === bankId)?.rails ?? [];
  const rails = RAILS.flatMap((rail) => {
    const one = found.find((row) => row.rail === rail);
    const bic = one ? one.bic : known.includes(rail) ? bankId : null;
    return bic === null ? [] : [[rail, bic] as const];
  });
  return new Map(rails);
}

// Store

async function replaceListed(
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

const listed = prepared((exec) =>
  exec
    .select({
      rail: table.rail,
      bic: sql<
        string | null
      >`min(${table.bic}) filter (where ${table.bic} like ${sql.placeholder('begin')})`,
    })
    .from(table)
    .groupBy(table.rail),
);

async function findListed(exec: Executor, institution: string) {
  return listed(exec, { begin: `${institution}%` });
}
