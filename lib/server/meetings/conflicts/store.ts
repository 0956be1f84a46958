import 'server-only';
import { and, arrayOverlaps, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  COMPARED_MEETINGS,
  type ConflictPlace,
  type ConflictState,
  type Named,
} from '@/lib/domain/meetings/conflicts/conflict';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import type { Query } from '@/lib/server/platform/db/queries';
import { meetingConflictChecks as checks } from '@/lib/server/schema/conflicts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export type CheckRow = typeof checks.$inferSelect;

/**
 * Query of the parties of a lawyer's (`own`) meetings that were ever confirmed and not declined for a conflict, after
 * the check or as a cancellation; the latest first.
 */
export const MEETING_PARTIES = sql`
  select 'meeting' as kind, m.id, m.client_id as "clientId",
    case when u.deleted_at is null then ${fullNameOf('u')} end as client, m.attendee_name as attendee,
    m.other_party as "otherSide", m.starts_at as start
  from meetings m join users u on u.id = m.client_id
  where m.lawyer_id = ${sql.placeholder('own')} and m.confirmed_at is not null
    and m.conflict_state is distinct from 'CONFLICT' and m.decline_reason is distinct from 'CONFLICT'
  order by m.ends_at desc, m.id desc limit ${COMPARED_MEETINGS}`;

export interface ConflictParty extends Named {
  readonly kind: ConflictPlace;
  readonly id: string;
  /** Instant as JSON has it. */
  readonly start: string;
}

/** Builds the statement that finds a lawyer's (`own`) parties by the query of all features, the latest first. */
export const partiesBy = (parties: () => Query) =>
  prepared((exec) =>
    exec
      .select({ party: sql<ConflictParty>`to_json(parties)` })
      .from(sql`(${parties()}) as parties`)
      .orderBy(sql`start desc`),
  );

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

/** Deletes the checks by a user, and the names and reasons in checks that contain this client or an own meeting. */
export async function eraseChecks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(checks).where(inArray(checks.lawyerId, lawyersOf(tx, userId)));
  const own = tx.select({ id: meetings.id }).from(meetings).where(eq(meetings.clientId, userId));
  const ids = (await own).map(({ id }) => id);
  if (ids.length === 0) return;
  await forget(tx, or(inArray(checks.meetingId, ids), comparedWith(ids)));
}

/** Deletes the names and reasons in checks that were compared with these meetings or orders. */
export async function forgetMatches(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await forget(tx, comparedWith(ids));
}

const comparedWith = (ids: readonly string[]) => arrayOverlaps(checks.matchedMeetings, [...ids]);

async function forget(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.update(checks).set({ matches: null, reason: null, matchedMeetings: [] }).where(which);
}
