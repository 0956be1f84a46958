import 'server-only';
import { lockProfile } from '@/lib/server/lawyers/profiles/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { PageTag } from '@/lib/server/platform/page-cache/policy';
import { pagesChanged } from '@/lib/server/platform/page-cache/service';
import * as store from './listing-store';

/**
 * Changes a notary profile: one change after the other, and none beside a decision about the commission. `work` says whether
 * people see something else then; the pages that show the notary, before or after, are rendered again.
 *
 * @throws AppError not_found
 */
export async function changeNotary(
  tx: Transaction,
  lawyerId: string,
  work: () => Promise<boolean>,
): Promise<void> {
  await lockProfile(tx, lawyerId);
  const before = await store.findListed(tx, lawyerId);
  if (!(await work())) return;
  const after = await store.findListed(tx, lawyerId);
  await showAgain(
    tx,
    [before, after].flatMap((one) => one ?? []),
  );
}

/**
 * What people see of these lawyers changed, or a commission has ended: pages that show notaries among them are rendered again.
 */
export async function notariesChanged(exec: Executor, lawyerIds: readonly string[]): Promise<void> {
  await showAgain(exec, await store.findShown(exec, lawyerIds));
}

/** Takes the notary profile of a user off every page. */
export async function hideNotary(tx: Transaction, userId: string): Promise<void> {
  await showAgain(tx, await store.hide(tx, userId));
}

function showAgain(exec: Executor, notaries: readonly store.ShownNotary[]): Promise<void> {
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
