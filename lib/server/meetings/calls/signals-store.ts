import 'server-only';
import { eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { callEvents } from '@/lib/server/schema/calls';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

/** Channel that notifies processes of news in a call; the payload is the id of the meeting. */
export const CHANNEL = 'call_events';

export type NewEvent = Omit<typeof callEvents.$inferSelect, 'id'>;

/** Limit of the data of all events of a call, in bytes: many times what three browsers exchange in bad networks. */
export const MAX_CALL_BYTES = 64 * 1024 * 1024;

function counting({ kind, data }: NewEvent) {
  const bytes = Buffer.byteLength(JSON.stringify(data));
  const max = kind === 'bye' ? Number.MAX_SAFE_INTEGER : MAX_CALL_BYTES;
  return sql`on conflict (meeting_id) do update set last_id = counter.last_id + 1, bytes = counter.bytes + ${bytes}
    where counter.bytes + ${bytes} <= ${max}::bigint
    returning last_id`;
}

/** Locks the call of a meeting against events, arrivals and departures until `tx` commits. */
export async function lock(tx: Transaction, meetingId: string): Promise<void> {
  await tx.execute(
    sql`select from call_event_counters where meeting_id = ${meetingId}::uuid for update`,
  );
}

const added = (event: NewEvent) => sql`
  insert into call_events (meeting_id, id, from_role, from_sid, to_sid, kind, data, created_at)
  select ${event.meetingId}::uuid, last_id, ${event.fromRole}::text, ${event.fromSid}::uuid, ${event.toSid}::uuid,
    ${event.kind}::text, ${JSON.stringify(event.data)}::jsonb, ${event.createdAt}::timestamptz
  from counted`;

/**
 * Appends an event under the next id of its meeting, and wakes the processes when the transaction commits; false when
 * the call has no room for it.
 */
export async function append(tx: Transaction, event: NewEvent): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with counted as (
      insert into call_event_counters as counter (meeting_id, last_id) values (${event.meetingId}::uuid, 1)
      ${counting(event)}
    ), added as (${added(event)})
    select pg_notify(${CHANNEL}, ${event.meetingId}) from counted`);
  return rows.length > 0;
}

/** Whether the sender's page is in the call, and the presence of the addressed page: null when it was never in it. */
export type Passed = {
  readonly sender: boolean;
  readonly recipient: boolean | null;
  readonly added: boolean;
};

/** Appends an event from a page in the call to another in it, or to all; otherwise does nothing. One statement. */
export async function appendIfIn(
  exec: Executor,
  event: NewEvent & { participantId: string },
  stale: Date,
): Promise<Passed> {
  const isIn = sql`left_at is null and last_seen_at >= ${stale}::timestamptz`;
  const { rows } = await exec.execute<{
    sender: boolean;
    recipient: boolean | null;
    added: boolean;
  }>(sql`
    with sender as (
      select from call_presences where meeting_id = ${event.meetingId}::uuid
        and participant_id = ${event.participantId}::uuid and sid = ${event.fromSid}::uuid and ${isIn}
    ), recipient as (
      select bool_or(${isIn}) as present from call_presences
      where meeting_id = ${event.meetingId}::uuid and sid = ${event.toSid}::uuid
    ), counted as (
      insert into call_event_counters as counter (meeting_id, last_id)
      select ${event.meetingId}::uuid, 1 from recipient
      where exists (select from sender) and (${event.toSid}::uuid is null or recipient.present)
      ${counting(event)}
    ), added as (${added(event)})
    select exists (select from sender) as sender, (select present from recipient) as recipient,
      exists (select from counted) as added, (select pg_notify(${CHANNEL}, ${event.meetingId}) from counted)::text as woken`);
  return rows[0] ?? { sender: false, recipient: null, added: false };
}

export async function wake(exec: Executor, meetingIds: readonly string[]): Promise<void> {
  await exec.execute(
    sql`select pg_notify(${CHANNEL}, id) from unnest(${sql.param([...meetingIds])}::text[]) as meeting (id)`,
  );
}

/** Deletes events that no page will read, in calls with news since an instant. */
export async function deleteUnread(
  exec: Executor,
  newestCount: number,
  since: Date,
): Promise<void> {
  await exec.execute(sql`
    delete from call_events as event using call_event_counters as counter
    where counter.meeting_id = event.meeting_id and event.id <= counter.last_id - ${newestCount}::bigint
      and event.meeting_id in (select meeting_id from call_events where created_at >= ${since}::timestamptz)`);
}

export async function deleteOlder(exec: Executor, before: Date): Promise<void> {
  await exec.delete(callEvents).where(lt(callEvents.createdAt, before));
}

export async function deleteOfUser(exec: Executor, userId: string): Promise<void> {
  const own = exec
    .select({ id: meetings.id })
    .from(meetings)
    .leftJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(or(eq(meetings.clientId, userId), eq(lawyers.userId, userId)));
  await exec.delete(callEvents).where(inArray(callEvents.meetingId, own));
}
