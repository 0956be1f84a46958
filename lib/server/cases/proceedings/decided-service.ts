import 'server-only';
import { refundableOf, sharesOf } from '@/lib/domain/cases/split';
import type { Executor } from '@/lib/server/platform/db/pool';
import { disagreementOf } from '@/lib/server/registry/registry';
import * as store from './store';

/** Says what a decision that is not carried out yet means for one payment. */
export interface DecidedPart {
  /** Epoch ms at which the money moves, unless a review is asked for. */
  readonly movesAt: number;
  /** Centavos that go back to the client. */
  readonly back: number;
}

/**
 * Returns what was decided about these disputes and reported meetings, by the id of what is paid for: a milestone, a
 * purchase or a meeting. One statement where nothing is decided; otherwise those of the facts, however many there are.
 */
export async function decidedParts(
  exec: Executor,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, DecidedPart>> {
  const decided = subjects.length === 0 ? [] : await store.findDecided(exec, subjects);
  const parts = new Map<string, DecidedPart>();
  for (const kind of new Set(decided.map((row) => row.kind))) {
    const ofKind = decided.filter((row) => row.kind === kind);
    const ids = ofKind.map(({ subject }) => subject);
    const facts = await disagreementOf(kind).factsOf(exec, ids);
    for (const { subject, movesAt, refund } of ofKind) {
      const held = facts.get(subject)?.held ?? [];
      const shares = sharesOf(held, refund ?? refundableOf(held));
      for (const [at, { partId }] of held.entries())
        parts.set(partId ?? subject, { movesAt: movesAt.getTime(), back: shares[at] ?? 0 });
    }
  }
  return parts;
}

/**
 * Returns when the money of these disputes and reported meetings moves, unless a review is asked for, by their ids;
 * those that are decided alone. One statement, none without ids.
 */
export async function decidedUntil(
  exec: Executor,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const decided = subjects.length === 0 ? [] : await store.findDecided(exec, subjects);
  return new Map(decided.map(({ subject, movesAt }) => [subject, movesAt]));
}
