import 'server-only';
import type { MeetingAssociate } from '@/lib/contract/meetings/associates';
import { CALL_AFTER_MINUTES } from '@/lib/domain/meetings/calls';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { ASSOCIATES } from '@/lib/server/lawyers/members/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import * as store from './associates-store';

export type { AskedClient, AssociateRow, CallAssociate } from './associates-store';
export {
  changeOpen,
  countRequests,
  insertRequest,
  meetingAskedFor,
  wasDeclined,
} from './associates-store';

/** Query of associates admitted to calls now: `meeting_id`, `id`, `member_id`, `user_id`, `display_name`, `picture`. */
export const ADMITTED = store.admitted(ASSOCIATES);

export function findCallsOf(exec: Executor, userId: string, now: number) {
  return store.findCallsOf(exec, userId, callsClosedBefore(now), ASSOCIATES);
}

export function findInvitations(exec: Executor, userId: string, now: number) {
  return store.findInvitations(exec, userId, callsClosedBefore(now), ASSOCIATES);
}

/** Query of requests that wait for a client (`own`). */
export const UNANSWERED = store.unanswered(ASSOCIATES, CALL_AFTER_MINUTES);

/** Returns the instant before which a meeting must have ended for its call to be closed. */
function callsClosedBefore(now: number): Date {
  return new Date(now - CALL_AFTER_MINUTES * MINUTE_MS);
}

const newestRequests = store.newestRequests(ASSOCIATES);

/** Returns the newest requests of these meetings, by meeting. One statement. */
export async function associatesOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<Map<string, store.AssociateRow>> {
  const rows = await newestRequests(exec, meetingIds);
  return new Map(rows.map((row) => [row.meetingId, row]));
}

/** Returns the associates admitted to the calls of these meetings, by meeting. One statement. */
export async function admittedTo(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<Map<string, store.CallAssociate>> {
  const rows = await store.findAdmitted(exec, meetingIds, ASSOCIATES);
  return new Map(rows.map((row) => [row.meetingId, row]));
}

export function serializeAssociate(row: store.AssociateRow): MeetingAssociate {
  return {
    _id: row.id,
    name: row.name,
    is_checked: row.stands,
    profile: row.profile,
    state: row.state,
    accepted: row.acceptedAt !== null,
    asked_at: isoInstant(row.askedAt),
    answered_at: row.answeredAt === null ? null : isoInstant(row.answeredAt),
  };
}

export async function exportedAssociates(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const data = await store.findOfUser(exec, userId);
  return data.length === 0 ? undefined : { name: 'meeting_associates', data };
}

/** Ends open requests of a deleted account; past requests and the client's answers stay with the meeting. */
export async function eraseAssociates(
  tx: Transaction,
  { id }: ErasedAccount,
  now: number,
): Promise<string[]> {
  await store.endOfUser(tx, id, new Date(now));
  return [];
}
