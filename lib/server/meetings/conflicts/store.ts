import 'server-only';
import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { COMPARED_MEETINGS, type ConflictState } from '@/lib/domain/meetings/conflicts/conflict';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetingConflictChecks as checks } from '@/lib/server/schema/conflicts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export type CheckRow = typeof checks.$inferSelect;

/**
 * Finds the parties of a lawyer's other meetings that were ever confirmed and not declined for a conflict, the latest
 * first.
 */
export function findOthers(exec: Executor, lawyerId: string, meetingId: string) {
  return exec
    .select({
      id: meetings.id,
      clientId: meetings.clientId,
      startsAt: meetings.startsAt,
      otherParty: meetings.otherParty,
      attendeeName: meetings.attendeeName,
      firstName: users.firstName,
      lastName: users.lastName,
      deletedAt: users.deletedAt,
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, meetings.clientId))
    .where(
      and(
        eq(meetings.lawyerId, lawyerId),
        isNotNull(meetings.confirmedAt),
        ne(meetings.id, meetingId),
        // Declined after the check, or as a cancellation.
        sql`${meetings.conflictState} is distinct from 'CONFLICT'`,
        sql`${meetings.declineReason} is distinct from 'CONFLICT'`,
      ),
    )
    .orderBy(desc(meetings.endsAt), desc(meetings.id))
    .limit(COMPARED_MEETINGS);
}

/**
 * Changes the state of a check by compare-and-set: NONE of a confirmed or completed meeting, CONFLICT of the one just
 * cancelled for it. True for the caller that changed it.
 */
export async function changeState(
  tx: Transaction,
  id: string,
  from: readonly ConflictState[],
  to: ConflictState,
): Promise<boolean> {
  const status = to === 'NONE' ? (['CONFIRMED', 'COMPLETED'] as const) : (['CANCELLED'] as const);
  const moved = await tx
    .update(meetings)
    .set({ conflictState: to })
    .where(
      and(
        eq(meetings.id, id),
        inArray(meetings.conflictState, [...from]),
        inArray(meetings.status, [...status]),
      ),
    )
    .returning({ id: meetings.id });
  return moved.length > 0;
}

export async function insertCheck(tx: Transaction, row: CheckRow): Promise<void> {
  await tx.insert(checks).values(row);
}

export async function findCheck(exec: Executor, meetingId: string): Promise<CheckRow | undefined> {
  const [row] = await exec
    .select()
    .from(checks)
    .where(eq(checks.meetingId, meetingId))
    .orderBy(desc(checks.decidedAt))
    .limit(1);
  return row;
}

const lawyersOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

export function findChecksBy(exec: Executor, userId: string): Promise<CheckRow[]> {
  return exec
    .select()
    .from(checks)
    .where(inArray(checks.lawyerId, lawyersOf(exec, userId)))
    .orderBy(asc(checks.decidedAt));
}

/** Deletes the checks by a user, and the names in checks that contain this client or an own meeting. */
export async function eraseChecks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(checks).where(inArray(checks.lawyerId, lawyersOf(tx, userId)));
  const own = tx.select({ id: meetings.id }).from(meetings).where(eq(meetings.clientId, userId));
  const ids = (await own).map(({ id }) => id);
  if (ids.length === 0) return;
  await forget(tx, or(inArray(checks.meetingId, ids), comparedWith(ids)));
}

/** Deletes the names in checks that were compared with these meetings or orders. */
export async function forgetMatches(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await forget(tx, comparedWith(ids));
}

const comparedWith = (ids: readonly string[]) => arrayOverlaps(checks.matchedMeetings, [...ids]);

async function forget(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.update(checks).set({ matches: null, matchedMeetings: [] }).where(which);
}
