import 'server-only';
import { eq } from 'drizzle-orm';
import type { BasicInfoInput } from '@/lib/contract/lawyers/basic-info';
import { type CheckedFacts, changedFacts } from '@/lib/domain/lawyers/verification';
import { notFound } from '@/lib/server/platform/app-error';
import { toRow } from '@/lib/server/platform/db/columns';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { lawyers } from '@/lib/server/schema/lawyers';
import { BASIC_INFO } from '../profiles/columns';
import { changeProfile } from '../profiles/service';
import { checkedFactsChanged } from '../verification/service';

// Service

/**
 * Sets the basic info of a lawyer. A change of facts that were compared with the IDs ends the check in the same
 * transaction.
 * @throws AppError rate_limited when these change too often
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
    await updateBasicInfo(tx, lawyerId, facts);
    if (changed.length > 0)
      await checkedFactsChanged(tx, lawyerId, changed, { role: 'owner', userId }, now);
  });
}

async function changesOf(exec: Executor, lawyerId: string, facts: CheckedFacts) {
  const before = await findCheckedFacts(exec, lawyerId);
  if (!before) throw notFound();
  return changedFacts(before, facts);
}

// Store

const CHECKED = {
  displayName: lawyers.displayName,
  rollNumber: lawyers.rollNumber,
  ibpNumber: lawyers.ibpNumber,
  barYear: lawyers.barYear,
} as const;

async function findCheckedFacts(exec: Executor, lawyerId: string) {
  const [row] = await exec.select(CHECKED).from(lawyers).where(eq(lawyers.id, lawyerId));
  return row;
}

async function updateBasicInfo(
  exec: Executor,
  lawyerId: string,
  facts: Partial<typeof lawyers.$inferInsert>,
): Promise<void> {
  await exec.update(lawyers).set(facts).where(eq(lawyers.id, lawyerId));
}
