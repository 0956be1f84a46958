import 'server-only';
import { CALL_ABSENCE_SECONDS } from '@/lib/domain/meetings/calls';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { ExportSection } from '@/lib/server/registry/feature';
import * as store from './presences-store';

export function momentOf(now: number): store.Moment {
  return { at: new Date(now), stale: new Date(now - CALL_ABSENCE_SECONDS * 1000) };
}

/** Exports presences in the calls of a user's meetings, since both parties saw each other come and go. */
export async function exportedPresences(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const rows = await store.listOfUser(exec, userId);
  if (rows.length === 0) return undefined;
  const data = rows.map((row) => ({
    meeting: row.meetingId,
    who: row.role,
    joined_at: row.joinedAt,
    left_at: row.leftAt ?? row.lastSeenAt,
  }));
  return { name: 'video_calls', data };
}

export type { Moment, Page } from './presences-store';
export {
  end,
  findPresent,
  findSince,
  isIn,
  isOfAnother,
  join,
  leave,
  renew,
  wasIn,
} from './presences-store';
