import 'server-only';
import type { CallConnection } from '@/lib/contract/meetings/calls';
import { CALL_ROLES } from '@/lib/domain/meetings/calls';
import { AppError } from '@/lib/server/platform/app-error';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import type { ExportSection } from '@/lib/server/registry/feature';
import * as store from './connections-store';
import type { Participant } from './participants-service';
import { momentOf } from './presences-service';

/**
 * Notes what a page of the call says of its connection. What it says of others than the two people and their guest, or twice,
 * is dropped.
 *
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
  if (!(await store.addReport(database(), report, momentOf(now))))
    throw new AppError('bad_transition', 'This page is not in the call.');
}

/** What pages reported in the calls of these meetings, in the order of their beginnings; in one statement. */
export function connectionsOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<ConnectionRow[]> {
  return store.listOf(exec, meetingIds);
}

/** What the browsers in the calls of a user's meetings reported: its people saw each other. */
export async function exportedConnections(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.listOfUser(exec, userId);
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

export type ConnectionRow = store.ConnectionRow;
