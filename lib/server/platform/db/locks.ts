import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from './pool';
import { prepared } from './prepared';

/** Namespaces of advisory locks; the numbers only need to differ. */
const SPACE = {
  client: 1,
  lawyer: 2,
  payment: 3,
  upload: 4,
  picture: 5,
  comments: 6,
  setting: 7,
  incidents: 8,
  tax: 9,
  // 10 is that of answers (lib/server/platform/idempotency/store.ts).
  fee: 11,
} as const;

/**
 * Waits for a lock that the transaction holds until it ends. Take locks in the order picture, client, lawyer,
 * payment, tax, so that transactions never deadlock.
 */
export async function lock(tx: Transaction, space: keyof typeof SPACE, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SPACE[space]}, hashtext(${id}))`);
}

const lockBoth = prepared((exec) => {
  const locked = (space: 'client' | 'lawyer') =>
    sql`pg_advisory_xact_lock(${sql.raw(String(SPACE[space]))}, hashtext(${sql.placeholder(space)}))`;
  // Columns are worked out from left to right.
  return exec
    .select({ client: locked('client'), lawyer: locked('lawyer') })
    .from(sql`(select) nothing`);
});

/**
 * Takes the client's lock and then the lawyer's, in one statement. It is sent at once: statements sent right after
 * it, without waiting, are read when the locks are held.
 */
export async function lockClientThenLawyer(
  tx: Transaction,
  ids: { client: string; lawyer: string },
): Promise<void> {
  await lockBoth(tx, ids);
}
