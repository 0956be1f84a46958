import 'server-only';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { callConnections } from '@/lib/server/schema/calls';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export type ConnectionRow = typeof callConnections.$inferSelect;
type Report = Pick<
  ConnectionRow,
  'meetingId' | 'participantId' | 'role' | 'sid' | 'connectedTo' | 'devices'
>;

/** Seconds before which another report of a page adds nothing. */
const AT_LEAST_SECONDS = 10;

/**
 * Goes on with the stretch of a page, or begins another where the page was silent or reports something else. In one
 * statement; false for a page that is not in the call.
 */
export async function addReport(
  exec: Executor,
  { meetingId, participantId, role, sid, connectedTo, devices }: Report,
  /** When it is, and before when a page must have been seen to be gone. */
  { at, stale }: { readonly at: Date; readonly stale: Date },
): Promise<boolean> {
  const connected = sql`${sql.param(connectedTo)}::text[]`;
  const { rows } = await exec.execute<{ isIn: boolean }>(sql`
    with page as (
      select from call_presences where meeting_id = ${meetingId}::uuid and participant_id = ${participantId}::uuid
        and sid = ${sid}::uuid and left_at is null and last_seen_at >= ${stale}::timestamptz
    ), last as (
      select id, connected_to, devices, reported_at from call_connections
      where sid = ${sid}::uuid and meeting_id = ${meetingId}::uuid and participant_id = ${participantId}::uuid
        and reported_at >= ${stale}::timestamptz and exists (select from page)
      order by reported_at desc, started_at desc limit 1
    ), renewed as (
      update call_connections as known set reported_at = ${at}::timestamptz from last
      where known.id = last.id and last.reported_at <= ${at}::timestamptz
        and last.connected_to = ${connected} and last.devices = ${devices}
      returning known.id
    ), added as (
      insert into call_connections
        (meeting_id, role, participant_id, sid, connected_to, devices, started_at, reported_at)
      select ${meetingId}::uuid, ${role}, ${participantId}::uuid, ${sid}::uuid, ${connected}, ${devices},
        coalesce((select reported_at from last), ${at}::timestamptz), ${at}::timestamptz
      from page where not exists (select from renewed) and not exists (
        select from last where reported_at > ${at}::timestamptz - make_interval(secs => ${AT_LEAST_SECONDS})
      )
    )
    select exists (select from page) as "isIn"`);
  return rows[0]?.isIn === true;
}

export async function listOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<ConnectionRow[]> {
  if (meetingIds.length === 0) return [];
  return exec
    .select()
    .from(callConnections)
    .where(inArray(callConnections.meetingId, [...meetingIds]))
    .orderBy(asc(callConnections.startedAt), asc(callConnections.id));
}

/** In the calls of every meeting of a user. */
export async function listOfUser(exec: Executor, userId: string): Promise<ConnectionRow[]> {
  const own = exec
    .select({ id: meetings.id })
    .from(meetings)
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(or(eq(meetings.clientId, userId), eq(lawyers.userId, userId)));
  return exec
    .select()
    .from(callConnections)
    .where(inArray(callConnections.meetingId, own))
    .orderBy(asc(callConnections.startedAt), asc(callConnections.id));
}
