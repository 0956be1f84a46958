import 'server-only';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CallConnection } from '@/lib/contract/meetings/calls';
import { CALL_ROLES } from '@/lib/domain/meetings/calls';
import { AppError } from '@/lib/server/platform/app-error';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import type { ExportSection } from '@/lib/server/registry/feature';
import { meetingAssociates } from '@/lib/server/schema/associates';
import { callConnections } from '@/lib/server/schema/calls';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import type { Participant } from './participants';
import { momentOf } from './presences-service';

// Service

/**
 * Records a page's report of its connection. Unknown roles, its own role and duplicates in it are dropped.
 * @throws AppError bad_transition when the page is not in the call
 */
export async function reportConnection(
  { meeting, role, participantId }: Participant,
  sid: string,
  connection: CallConnection,
  now: number,
): Promise<void> {
  const report = {
    meetingId: meeting.id,
    participantId,
    role,
    sid,
    devices: connection.devices,
    connectedTo: CALL_ROLES.filter((one) => one !== role && connection.with.includes(one)),
  };
  if (!(await addReport(database(), report, momentOf(now))))
    throw new AppError('bad_transition', 'This page is not in the call.');
}

/** Finds the reports of pages in the calls of these meetings, ordered by their start. One statement. */
export function connectionsOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<ConnectionRow[]> {
  return listOf(exec, meetingIds);
}

export async function exportedConnections(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await listOfUser(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    meeting: row.meetingId,
    who: row.role,
    from: row.startedAt,
    until: row.reportedAt,
    connected_to: row.connectedTo,
    devices_on: row.devices,
  }));
  return { name: 'video_call_connections', data };
}

// Store

export type ConnectionRow = typeof callConnections.$inferSelect;
type Report = Pick<
  ConnectionRow,
  'meetingId' | 'participantId' | 'role' | 'sid' | 'connectedTo' | 'devices'
>;

/** Minimum seconds between reports of a page; earlier ones add nothing. */
const AT_LEAST_SECONDS = 10;

/**
 * Extends the interval of a page, or begins another after silence or a different report. One statement; false for a
 * page that is not in the call.
 */
async function addReport(
  exec: Executor,
  { meetingId, participantId, role, sid, connectedTo, devices }: Report,
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

async function listOf(exec: Executor, meetingIds: readonly string[]): Promise<ConnectionRow[]> {
  if (meetingIds.length === 0) return [];
  return exec
    .select()
    .from(callConnections)
    .where(inArray(callConnections.meetingId, [...meetingIds]))
    .orderBy(asc(callConnections.startedAt), asc(callConnections.id));
}

async function listOfUser(exec: Executor, userId: string): Promise<ConnectionRow[]> {
  const own = exec
    .select({ id: meetings.id })
    .from(meetings)
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(or(eq(meetings.clientId, userId), eq(lawyers.userId, userId)));
  const asAssociate = exec
    .select({ id: meetingAssociates.id })
    .from(meetingAssociates)
    .where(eq(meetingAssociates.userId, userId));
  return exec
    .select()
    .from(callConnections)
    .where(
      or(
        inArray(callConnections.meetingId, own),
        inArray(callConnections.participantId, asAssociate),
      ),
    )
    .orderBy(asc(callConnections.startedAt), asc(callConnections.id));
}
