import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import type { TaxFigures, TaxPack, TaxPackChange } from '@/lib/domain/platform/tax-pack';
import * as domain from '@/lib/domain/platform/tax-pack';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import { type Executor, transaction } from '@/lib/server/platform/db/pool';
import * as store from './pack-store';

/**
 * Returns the tax pack in force at an instant (epoch ms), with its figures: the base and the rate in hundredths of a
 * per cent, the threshold in centavos. Null while it is off, as it is until the operator switches it on. One
 * statement.
 */
export async function taxPackAt(exec: Executor, instant: number): Promise<TaxPack | null> {
  return domain.taxPackAt(await store.listDecisions(exec), instant);
}

/** Returns every decision about the pack, the oldest first. One statement. */
export function taxPackDecisions(exec: Executor): Promise<TaxPackChange[]> {
  return store.listDecisions(exec);
}

/** Returns the earliest Manila day (`YYYY-MM-DD`) from which a decision can hold: tomorrow. */
export function earliestDay(now: number): string {
  return manilaDayKey(manilaDayNumber(now) + 1);
}

interface Decision extends TaxFigures {
  readonly active: boolean;
  readonly from: string;
  readonly reason: string;
  /** Id of the newest decision that was seen; null before the first. */
  readonly expected: string | null;
}

/**
 * Switches the pack on or off, or changes its figures, from the start of a Manila day on. It takes the place of what
 * was planned for that day and later. The newest decision once more changes nothing, so a repeat does nothing.
 * @throws AppError version_changed when another one was made meanwhile; invalid_input for a day that has begun
 */
export async function changeTaxPack(
  userId: string,
  { expected, ...decision }: Decision,
  now: number,
): Promise<store.DecisionRow> {
  return transaction(async (tx) => {
    await lock(tx, 'setting', 'tax-pack');
    const newest = await store.findNewest(tx);
    if (newest && isSame(newest, decision)) return newest;
    if ((newest ? String(newest.id) : null) !== expected)
      throw new AppError('version_changed', 'Another administrator changed the tax pack.');
    if (decision.from < earliestDay(now)) {
      const message = FIELD_COPY.taxDayAhead;
      throw new AppError('invalid_input', message, { fields: { from: message } });
    }
    const made = await store.insertDecision(tx, decision, { userId, at: new Date(now) });
    await record(
      tx,
      'tax_pack_changed',
      { role: 'admin', userId },
      { subject: String(made.id), detail: `${made.active ? 'on' : 'off'} ${made.from}`, now },
    );
    return made;
  });
}

function isSame(newest: store.DecisionRow, decision: Omit<Decision, 'expected'>): boolean {
  return (Object.keys(decision) as (keyof typeof decision)[]).every(
    (key) => newest[key] === decision[key],
  );
}

export type { DecisionRow } from './pack-store';
export { listHistory } from './pack-store';
