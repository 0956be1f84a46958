import 'server-only';
import { eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { liveEventCounters, liveEvents } from '@/lib/server/schema/live';

type LiveEventRow = typeof liveEvents.$inferSelect;
export type NewEvent = Pick<LiveEventRow, 'userId' | 'type' | 'subjectId'>;

/** The channel on which processes hear that a user has new events; it carries the id of the user alone. */
export const CHANNEL = 'live_events';

/**
 * Adds events under the next ids of their users, and wakes the processes when the transaction commits. The counters are
 * locked in the order of the users, so two transactions never wait for each other in a circle.
 */
export async function appendEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
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

export async function deleteOlder(exec: Executor, before: Date): Promise<void> {
  await exec.delete(liveEvents).where(lt(liveEvents.createdAt, before));
}

export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec.delete(liveEvents).where(eq(liveEvents.userId, userId));
  await exec.delete(liveEventCounters).where(eq(liveEventCounters.userId, userId));
}
