import 'server-only';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import * as store from './counts-store';

export type { Aggregate } from './counts-store';

/** How many lawyers of an area there are, everywhere and in a region, of those who speak a language if one is given. */
export function countLawyers(exec: Executor, place: store.Place, language?: string) {
  return store.countLawyers(exec, place, language);
}

/** How many lawyers there are that clients can see. */
export async function countVisible(exec: Executor): Promise<number> {
  return (await store.countLawyers(exec, { area: '*', region: '' })).total;
}

/** Aggregates of all lawyers of area and region. One statement, as quick for many lawyers as for few. */
export function aggregate(
  exec: Executor,
  place: store.Place,
  now: number,
): Promise<store.Aggregate> {
  return store.aggregate(exec, place, now);
}

/** Job: sums up what changes have added to the counts since. */
export function foldCounts(): Promise<void> {
  return store.foldCounts(database());
}
