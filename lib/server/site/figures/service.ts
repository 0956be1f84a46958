import 'server-only';
import { database } from '@/lib/server/platform/db/pool';
import * as store from './store';

export type { Figure } from './store';

/** Adds what a server counted: how often something public happened on a Manila day. Nothing says who did. */
export async function addFigures(figures: readonly store.Figure[]): Promise<void> {
  // In one order, so that two servers at once never wait for each other.
  const sorted = figures.toSorted((a, b) =>
    `${a.day}${a.figure}`.localeCompare(`${b.day}${b.figure}`),
  );
  if (sorted.length > 0) await store.addFigures(database(), sorted);
}

/** Of the days from one on (`YYYY-MM-DD`); a day without any is left out. One statement. */
export function figuresSince(from: string): Promise<store.Figure[]> {
  return store.findFigures(database(), from);
}
