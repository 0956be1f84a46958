import 'server-only';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import {
  database,
  type Executor,
  lastStepsOf,
  type Transaction,
} from '@/lib/server/platform/db/pool';
import * as store from './store';

/** Of what kind it is, and which one: never what it says. */
export type LiveChange =
  | { readonly type: 'notification' }
  | { readonly type: 'meeting' | 'work-item'; readonly id: string };

// One per process, as the transactions are (platform/db/pool.ts).
const processGlobals = globalThis as typeof globalThis & {
  __sangguniPublished?: WeakMap<object, Map<string, store.NewEvent>>;
};

/** What each running transaction has published so far, by its last steps. */
function published(): WeakMap<object, Map<string, store.NewEvent>> {
  processGlobals.__sangguniPublished ??= new WeakMap();
  return processGlobals.__sangguniPublished;
}

/**
 * Lets the browsers of these users know, once `tx` commits, that something changed for them. Written as the last thing of
 * the transaction, in one statement however often this was called: the counters of the users are then locked for a
 * moment only, and after every other lock.
 */
export async function publishChange(
  tx: Transaction,
  userIds: readonly string[],
  change: LiveChange,
): Promise<void> {
  const steps = lastStepsOf(tx);
  let events = published().get(steps);
  if (!events) {
    const first = new Map<string, store.NewEvent>();
    published().set(steps, first);
    steps.push(() => store.appendEvents(tx, [...first.values()]));
    events = first;
  }
  const subjectId = 'id' in change ? change.id : null;
  for (const userId of userIds) {
    // Twice in one transaction is once for whoever asks again.
    events.set([userId, change.type, subjectId].join(' '), {
      userId,
      type: change.type,
      subjectId,
    });
  }
}

/** What is new for each of these readers after its cursor, at most `limit` events; in one statement. */
export function newsFor(
  readers: readonly { userId: string; cursor: number | null }[],
  limit: number,
): Promise<store.News[]> {
  return store.findNews(database(), readers, limit);
}

/** The daily job. Who was away longer is told to ask for everything again. */
export async function purgeLiveEvents(now: number): Promise<void> {
  await store.deleteOlder(database(), new Date(now - RETENTION_DAYS.liveEvents * DAY_MS));
}

export function deleteLiveEvents(exec: Executor, userId: string): Promise<void> {
  return store.deleteAll(exec, userId);
}

export { CHANNEL, type LiveEvent } from './store';
