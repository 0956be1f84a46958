import 'server-only';
import { eq, lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import {
  database,
  type Executor,
  lastStepsOf,
  type Transaction,
} from '@/lib/server/platform/db/pool';
import { liveEventCounters, liveEvents } from '@/lib/server/schema/live';

// Service

/** The kind and the id of a change, never its content. */
type LiveChange =
  | { readonly type: 'notification' }
  | { readonly type: 'meeting' | 'work-item'; readonly id: string };

// One per process, as the transactions are (platform/db/pool.ts).
const processGlobals = globalThis as typeof globalThis & {
  __sangguniPublished?: WeakMap<object, Map<string, NewEvent>>;
};

function published(): WeakMap<object, Map<string, NewEvent>> {
  processGlobals.__sangguniPublished ??= new WeakMap();
  return processGlobals.__sangguniPublished;
}

/**
 * Notifies the browsers of these users, once `tx` commits, that something changed. Runs as the last step of the
 * transaction, in one statement however often this was called: the users' counters are locked for a moment only, and
 * after every other lock.
 */
export async function publishChange(
  tx: Transaction,
  userIds: readonly string[],
  change: LiveChange,
): Promise<void> {
  const steps = lastStepsOf(tx);
  let events = published().get(steps);
  if (!events) {
    const first = new Map<string, NewEvent>();
    published().set(steps, first);
    steps.push(() => appendEvents(tx, [...first.values()]));
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

/** Returns the events after each reader's cursor, at most `limit` each; in one statement. */
export function eventsFor(
  readers: readonly { userId: string; cursor: number | null }[],
  limit: number,
): Promise<Changes[]> {
  return findChanges(database(), readers, limit);
}

/** Purges old live events daily. A client that was away longer has to reload everything. */
export async function purgeLiveEvents(now: number): Promise<void> {
  await deleteOlder(database(), new Date(now - RETENTION_DAYS.liveEvents * DAY_MS));
}

export function deleteLiveEvents(exec: Executor, userId: string): Promise<void> {
  return deleteAll(exec, userId);
}

// Store

type LiveEventRow = typeof liveEvents.$inferSelect;
type NewEvent = Pick<LiveEventRow, 'userId' | 'type' | 'subjectId'>;

export const CHANNEL = 'live_events';

/**
 * Adds events under the next ids of their users, and notifies the processes on commit. The counters are locked in the
 * order of the users, so that two transactions never deadlock.
 */
async function appendEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  const column = <K extends keyof NewEvent>(name: K) => sql.param(events.map((one) => one[name]));
  await tx.execute(sql`
    with given as (
      select user_id, type, subject_id, row_number() over (partition by user_id order by place desc) as from_end
      from unnest(${column('userId')}::uuid[], ${column('type')}::text[], ${column('subjectId')}::uuid[])
        with ordinality as event (user_id, type, subject_id, place)
    ), counted as (
      insert into live_event_counters as counter (user_id, last_id)
      select user_id, count(*) from given group by user_id order by user_id
      on conflict (user_id) do update set last_id = counter.last_id + excluded.last_id
      returning user_id, last_id
    ), added as (
      insert into live_events (user_id, id, type, subject_id)
      select user_id, last_id - from_end + 1, type, subject_id from given join counted using (user_id)
    )
    select pg_notify(${CHANNEL}, user_id::text) from counted`);
}

export type LiveEvent = Pick<LiveEventRow, 'id' | 'type' | 'subjectId'>;

interface Changes {
  readonly place: number;
  readonly lastId: number;
  readonly events: readonly LiveEvent[];
}

/** Finds the events after each reader's cursor, in one statement; readers without any are left out. */
async function findChanges(
  exec: Executor,
  readers: readonly { userId: string; cursor: number | null }[],
  limit: number,
): Promise<Changes[]> {
  const users = sql.param(readers.map(({ userId }) => userId));
  const cursors = sql.param(readers.map(({ cursor }) => cursor));
  const { rows } = await exec.execute<{ place: number; lastId: string; events: LiveEvent[] }>(sql`
    select reader.place::int - 1 as place, newest.last_id as "lastId", coalesce(found.events, '[]') as events
    from unnest(${users}::uuid[], ${cursors}::bigint[]) with ordinality as reader (user_id, since, place)
    left join live_event_counters counter using (user_id)
    cross join lateral (select coalesce(counter.last_id, 0) as last_id) as newest
    cross join lateral (
      select json_agg(json_build_object('id', id, 'type', type, 'subjectId', subject_id) order by id) as events
      from (
        select id, type, subject_id from live_events event
        where event.user_id = reader.user_id and event.id > reader.since
        order by id limit ${limit}
      ) as found
    ) as found
    where reader.since is distinct from newest.last_id`);
  return rows.map(({ lastId, ...changes }) => ({ ...changes, lastId: Number(lastId) }));
}

async function deleteOlder(exec: Executor, before: Date): Promise<void> {
  await exec.delete(liveEvents).where(lt(liveEvents.createdAt, before));
}

async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec.delete(liveEvents).where(eq(liveEvents.userId, userId));
  await exec.delete(liveEventCounters).where(eq(liveEventCounters.userId, userId));
}
