import 'server-only';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries } from '@/lib/server/schema/notaries';

/** A notary whom people find, or may have found until now. */
export interface ShownNotary {
  readonly lawyerId: string;
  /** That of the approved commission. */
  readonly city: string;
}

/** A notary whom people find now. */
export async function findListed(
  exec: Executor,
  lawyerId: string,
): Promise<ShownNotary | undefined> {
  const { rows } = await exec.execute<{ lawyerId: string; city: string }>(sql`
    select lawyer_id as "lawyerId", city from listed_notaries where lawyer_id = ${lawyerId}`);
  return rows[0];
}

const SHOWN = { lawyerId: notaries.lawyerId, city: sql<string>`${notaries.approvedCity}` } as const;
const shown = and(eq(notaries.isPublic, true), isNotNull(notaries.approvedCity));

/** Those of these lawyers who show a notary profile, whether people find it at this moment or not. */
export async function findShown(
  exec: Executor,
  lawyerIds: readonly string[],
): Promise<ShownNotary[]> {
  return exec
    .select(SHOWN)
    .from(notaries)
    .where(and(sql`${notaries.lawyerId} = any(${sql.param(lawyerIds)})`, shown));
}

/** Hides the notary profile of a user. Returns those that were shown. */
export async function hide(exec: Executor, userId: string): Promise<ShownNotary[]> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  return exec
    .update(notaries)
    .set({ isPublic: false })
    .where(and(inArray(notaries.lawyerId, own), shown))
    .returning(SHOWN);
}
