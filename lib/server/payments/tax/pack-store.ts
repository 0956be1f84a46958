import 'server-only';
import { asc, count, desc, eq } from 'drizzle-orm';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { taxPackChanges } from '@/lib/server/schema/payouts';

const { id, active, fromDay, base, rate, threshold, graceMonths, reason, userId, at } =
  taxPackChanges;
const decision = { id, active, from: fromDay, base, rate, threshold, graceMonths, reason, at };

export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number];

const decisions = prepared((exec) =>
  exec.select(decision).from(taxPackChanges).orderBy(asc(taxPackChanges.id)),
);

function findDecisions(exec: Executor) {
  return decisions(exec, {});
}

export function listDecisions(exec: Executor): Promise<DecisionRow[]> {
  return findDecisions(exec);
}

export async function findNewest(exec: Executor): Promise<DecisionRow | undefined> {
  const [row] = await exec.select(decision).from(taxPackChanges).orderBy(desc(id)).limit(1);
  return row;
}

export async function insertDecision(
  tx: Transaction,
  { from, ...values }: Omit<DecisionRow, 'id' | 'at'>,
  by: { userId: string; at: Date },
): Promise<DecisionRow> {
  const [row] = await tx
    .insert(taxPackChanges)
    .values({ ...values, ...by, fromDay: from })
    .returning(decision);
  if (!row) throw new Error('an insert returned nothing');
  return row;
}

/** Lists a page of the decisions, the newest first, each with who made it. */
export async function listHistory(exec: Executor, page: number) {
  const found = await exec
    .select({ ...decision, firstName: users.firstName, lastName: users.lastName })
    .from(taxPackChanges)
    .leftJoin(users, eq(users.id, userId))
    .orderBy(desc(id))
    .limit(PAGE_SIZE + 1)
    .offset(page * PAGE_SIZE);
  const [total] = await exec.select({ value: count() }).from(taxPackChanges);
  return {
    rows: found.slice(0, PAGE_SIZE),
    hasMore: found.length > PAGE_SIZE,
    total: total?.value ?? 0,
  };
}
