import 'server-only';
import { CALL_ABSENCE_SECONDS, type CallRole } from '@/lib/domain/meetings/calls';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { ExportSection } from '@/lib/server/registry/feature';
import * as store from './store';

/** When somebody was in the call of a meeting. */
export interface Presence {
  readonly meetingId: string;
  readonly role: CallRole;
  readonly joinedAt: Date;
  /** Null while in the call. */
  readonly endedAt: Date | null;
}

/** An instant as the statements about presences take it. */
export function momentOf(now: number): store.Moment {
  return { at: new Date(now), stale: new Date(now - CALL_ABSENCE_SECONDS * 1000) };
}

/** Who was in the calls of these meetings and when, in the order of joining; in one statement. */
export async function presencesOf(
  exec: Executor,
  meetingIds: readonly string[],
  now: number,
): Promise<Presence[]> {
  const rows = await store.listOf(exec, meetingIds);
  return rows.map((row) => ({
    ...{ meetingId: row.meetingId, role: row.role, joinedAt: row.joinedAt },
    endedAt: endOf(row, now),
  }));
}

function endOf(row: { leftAt: Date | null; lastSeenAt: Date }, now: number): Date | null {
  const { stale } = momentOf(now);
  return row.leftAt ?? (row.lastSeenAt < stale ? row.lastSeenAt : null);
}

/** Who was when in the calls of a user's meetings: its people saw each other come and go. */
export async function exportedPresences(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.listOfUser(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    ...{ meeting: row.meetingId, who: row.role },
    ...{ joined_at: row.joinedAt, left_at: row.leftAt ?? row.lastSeenAt },
  }));
  return { name: 'video_calls', data };
}

export type { Moment, Page } from './store';
export { end, findPresent, isIn, isOfAnother, join, leave, renew } from './store';
