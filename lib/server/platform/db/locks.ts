import 'server-only';
import { sql } from 'drizzle-orm';
import type { Transaction } from './pool';

/** Namespaces of advisory locks; the numbers only need to differ. */
const SPACE = {
  ...{ client: 1, lawyer: 2, payment: 3, upload: 4, picture: 5, comments: 6 },
  setting: 7,
} as const;

/**
 * Waits for a lock that the transaction holds until it ends. Take locks in the order picture, client, lawyer, payment: two
 * transactions that need several then never wait for each other in a circle.
 */
export async function lock(tx: Transaction, space: keyof typeof SPACE, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SPACE[space]}, hashtext(${id}))`);
}

/** The client's lock and then the lawyer's, in one statement. */
export async function lockInTurn(
  tx: Transaction,
  { client, lawyer }: { client: string; lawyer: string },
): Promise<void> {
  // Columns are worked out from left to right.
  await tx.execute(sql`select pg_advisory_xact_lock(${SPACE.client}, hashtext(${client})),
    pg_advisory_xact_lock(${SPACE.lawyer}, hashtext(${lawyer}))`);
}
