import 'server-only';
import type { BasicInfoInput } from '@/lib/contract/lawyers/basic-info';
import { type CheckedFacts, changedFacts } from '@/lib/domain/lawyers/verification';
import { notFound } from '@/lib/server/platform/app-error';
import { toRow } from '@/lib/server/platform/db/columns';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { BASIC_INFO } from '../profiles/columns';
import { changeProfile } from '../profiles/service';
import { checkedFactsChanged } from '../verification/service';
import * as store from './basic-info-store';

/**
 * Sets the basic info of a lawyer. When it changes what the IDs were compared with, the check ends in the same
 * transaction.
 *
 * @throws AppError rate_limited when that changes too often
 */
export async function setBasicInfo(
  { id: userId }: { id: string },
  lawyerId: string,
  input: BasicInfoInput,
  now: number,
): Promise<void> {
  const facts = toRow(BASIC_INFO, input);
  if ((await changesOf(database(), lawyerId, facts)).length > 0)
    await consumeRateLimit('checked_facts_account', userId);
  await changeProfile(lawyerId, async (tx) => {
    const changed = await changesOf(tx, lawyerId, facts);
    await store.updateBasicInfo(tx, lawyerId, facts);
    if (changed.length > 0)
      await checkedFactsChanged(tx, lawyerId, changed, { role: 'owner', userId }, now);
  });
}

async function changesOf(exec: Executor, lawyerId: string, facts: CheckedFacts) {
  const before = await store.findCheckedFacts(exec, lawyerId);
  if (!before) throw notFound();
  return changedFacts(before, facts);
}
