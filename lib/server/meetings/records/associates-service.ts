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

/** Who may be in calls as an associate now, as a query: `meeting_id`, `id`, `member_id`, `user_id`, `display_name`, `picture`. */
export const ADMITTED = store.admitted(ASSOCIATES);

/** Calls that a user is asked into and whose clients agreed, until they close. */
export function findCallsOf(exec: Executor, userId: string, now: number) {
  return store.findCallsOf(exec, userId, callsClosedBefore(now), ASSOCIATES);
}

/** Calls that a user is asked into and has not answered, until they close. */
export function findInvitations(exec: Executor, userId: string, now: number) {
  return store.findInvitations(exec, userId, callsClosedBefore(now), ASSOCIATES);
}

/** Requests that wait for a client (`own`), as a query. */
export const UNANSWERED = store.unanswered(ASSOCIATES, CALL_AFTER_MINUTES);

/** Meetings that ended before this instant have calls that are closed. */
function callsClosedBefore(now: number): Date {
  return new Date(now - CALL_AFTER_MINUTES * MINUTE_MS);
}

const newestRequests = store.newestRequests(ASSOCIATES);

/** The newest requests of these meetings by meeting, in one statement. */
export async function associatesOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<Map<string, store.AssociateRow>> {
  const rows = await newestRequests(exec, meetingIds);
  return new Map(rows.map((row) => [row.meetingId, row]));
}

/** Who may be in the calls of these meetings beside those who are there anyway, by meeting; in one statement. */
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

/** Nobody is asked any more; that somebody was, and what the client answered, stays with the meeting. */
export async function eraseAssociates(
  tx: Transaction,
  { id }: ErasedAccount,
  now: number,
): Promise<string[]> {
  await store.endOfUser(tx, id, new Date(now));
  return [];
}
