import 'server-only';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { lockProfile } from '@/lib/server/lawyers/profiles/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { PageTag } from '@/lib/server/platform/page-cache/policy';
import { pagesChanged } from '@/lib/server/platform/page-cache/service';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries } from '@/lib/server/schema/notaries';

// Service

/**
 * Changes a notary profile under a lock, so that changes and decisions about the commission are serialized. `work`
 * returns whether the public profile changes; then the pages that show the notary, before or after, are revalidated.
 * @throws AppError not_found
 */
export async function changeNotary(
  tx: Transaction,
  lawyerId: string,
  work: () => Promise<boolean>,
): Promise<void> {
  await lockProfile(tx, lawyerId);
  const before = await findListed(tx, lawyerId);
  if (!(await work())) return;
  const after = await findListed(tx, lawyerId);
  await showAgain(
    tx,
    [before, after].flatMap((one) => one ?? []),
  );
}

/** Revalidates pages that show these notaries, after a change of their public profiles or the end of a commission. */
export async function notariesChanged(exec: Executor, lawyerIds: readonly string[]): Promise<void> {
  await showAgain(exec, await findShown(exec, lawyerIds));
}

export async function hideNotary(tx: Transaction, userId: string): Promise<void> {
  await showAgain(tx, await hide(tx, userId));
}

function showAgain(exec: Executor, notaries: readonly ShownNotary[]): Promise<void> {
  const own = notaries.flatMap(({ lawyerId, city }): PageTag[] => [
    `notary:${lawyerId}`,
    `notary-city:${city}`,
  ]);
  return pagesChanged(
    exec,
    ...own,
    ...(own.length > 0 ? (['notary-cities', 'home'] as const) : []),
  );
}

// Store

interface ShownNotary {
  readonly lawyerId: string;
  readonly city: string;
}

async function findListed(exec: Executor, lawyerId: string): Promise<ShownNotary | undefined> {
  const { rows } = await exec.execute<{ lawyerId: string; city: string }>(sql`
    select lawyer_id as "lawyerId", city from listed_notaries where lawyer_id = ${lawyerId}`);
  return rows[0];
}

const SHOWN = { lawyerId: notaries.lawyerId, city: sql<string>`${notaries.approvedCity}` } as const;
const shown = and(eq(notaries.isPublic, true), isNotNull(notaries.approvedCity));

async function findShown(exec: Executor, lawyerIds: readonly string[]): Promise<ShownNotary[]> {
  return exec
    .select(SHOWN)
    .from(notaries)
    .where(and(sql`${notaries.lawyerId} = any(${sql.param(lawyerIds)})`, shown));
}

async function hide(exec: Executor, userId: string): Promise<ShownNotary[]> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  return exec
    .update(notaries)
    .set({ isPublic: false })
    .where(and(inArray(notaries.lawyerId, own), shown))
    .returning(SHOWN);
}
