import 'server-only';
import { arranged } from '@/lib/domain/lawyers/award-order';
import { MAX_CAREER_ENTRIES } from '@/lib/domain/lawyers/profile-limits';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { changeProfile, changeProfileIn } from '../profiles/service';
import * as store from './career-store';

const FULL = `There are ${MAX_CAREER_ENTRIES} entries already. Please remove one first.`;

export function addEducation(
  tx: Transaction,
  lawyerId: string,
  facts: store.EducationFacts,
): Promise<store.EducationRow> {
  return add(tx, 'education', lawyerId, () => store.insertEducation(tx, lawyerId, facts));
}

export function changeEducation(
  lawyerId: string,
  id: string,
  facts: store.EducationFacts,
): Promise<store.EducationRow> {
  return change(lawyerId, (tx) => store.updateEducation(tx, lawyerId, id, facts));
}

export function addWork(
  tx: Transaction,
  lawyerId: string,
  facts: store.WorkFacts,
): Promise<store.WorkRow> {
  return add(tx, 'work', lawyerId, () => store.insertWork(tx, lawyerId, facts));
}

export function changeWork(
  lawyerId: string,
  id: string,
  facts: store.WorkFacts,
): Promise<store.WorkRow> {
  return change(lawyerId, (tx) => store.updateWork(tx, lawyerId, id, facts));
}

export function addAward(
  tx: Transaction,
  lawyerId: string,
  facts: store.AwardFacts,
): Promise<store.AwardRow> {
  return add(tx, 'awards', lawyerId, () => store.insertAward(tx, lawyerId, facts));
}

export function changeAward(
  lawyerId: string,
  id: string,
  facts: store.AwardFacts,
): Promise<store.AwardRow> {
  return change(lawyerId, (tx) => store.updateAward(tx, lawyerId, id, facts));
}

/**
 * Sets the order of all awards; awards not named (added in another tab) follow in their present order.
 * @throws AppError not_found when one of them is not an award of this lawyer; then nothing changes
 */
export function orderAwards(
  lawyerId: string,
  wanted: readonly string[],
): Promise<store.AwardRow[]> {
  return changeProfile(lawyerId, async (tx) => {
    const own = await store.awardsInOrder(tx, lawyerId);
    const ids = own.map(({ id }) => id);
    if (!wanted.every((id) => ids.includes(id))) throw notFound();
    await store.setAwardOrder(tx, lawyerId, arranged(ids, wanted));
    return store.awardsInOrder(tx, lawyerId);
  });
}

/**
 * Deletes an entry.
 * @throws AppError not_found when this lawyer has no such entry
 */
export async function deleteEntry(
  section: store.Section,
  lawyerId: string,
  id: string,
): Promise<void> {
  await changeProfile(lawyerId, async (tx) => {
    if (!(await store.deleteEntry(tx, section, lawyerId, id))) throw notFound();
  });
}

/**
 * Adds an entry.
 * @throws AppError bad_transition when the section is full
 */
function add<T>(
  tx: Transaction,
  section: store.Section,
  lawyerId: string,
  insert: () => Promise<T | undefined>,
): Promise<T> {
  return changeProfileIn(tx, lawyerId, async () => {
    if ((await store.countEntries(tx, section, lawyerId)) >= MAX_CAREER_ENTRIES)
      throw new AppError('bad_transition', FULL);
    const row = await insert();
    if (!row) throw new Error('insert returned no entry');
    return row;
  });
}

/**
 * Changes an entry.
 * @throws AppError not_found when this lawyer has no such entry
 */
function change<T>(
  lawyerId: string,
  update: (tx: Transaction) => Promise<T | undefined>,
): Promise<T> {
  return changeProfile(lawyerId, async (tx) => {
    const row = await update(tx);
    if (!row) throw notFound();
    return row;
  });
}
