import 'server-only';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import * as store from './featured-store';

/** Stored for each region: whoever is hidden makes room for the next until the job runs again. */
const PLACES = 5;

/**
 * A visible lawyer of each region, both chosen at random for a Manila day: the same all day, another the next. From the
 * stored draw; where there is none yet, by drawing.
 */
export function drawnFor(exec: Executor, now: number): Promise<string[]> {
  return store.findDrawn(exec, dayKey(now));
}

/** Job: draws for today and tomorrow, so that no visitor waits for it. The lots are the same each time, new lawyers take part. */
export async function storeDraws(now: number): Promise<void> {
  for (const day of [dayKey(now), dayKey(now + DAY_MS)])
    await store.storeDraw(database(), day, PLACES);
  await store.forgetDraws(database(), dayKey(now));
}
