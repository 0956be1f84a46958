import 'server-only';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { handOverColleagues as colleagues } from '@/lib/server/schema/hand-overs';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export async function insertColleagues(
  tx: Transaction,
  rows: readonly (typeof colleagues.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(colleagues).values([...rows]);
}

export interface ColleagueRow {
  readonly lawyerId: string;
  /** The newest meeting that the client of the declined one booked with the colleague since, unless it fell through. */
  readonly bookedId: string | null;
}

/** Finds the colleagues named for a meeting, in their order. The caller checks whose meeting it is. */
export function findColleagues(exec: Executor, meetingId: string): Promise<ColleagueRow[]> {
  return exec
    .select({
      lawyerId: colleagues.lawyerId,
      bookedId: sql<string | null>`(
        select booked.id from meetings as booked
        where booked.client_id = ${meetings.clientId} and booked.lawyer_id = ${colleagues.lawyerId}
          and booked.created_at >= ${colleagues.namedAt} and booked.status in ('PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED')
        order by booked.created_at desc, booked.id limit 1)`,
    })
    .from(colleagues)
    .innerJoin(meetings, eq(meetings.id, colleagues.meetingId))
    .where(eq(colleagues.meetingId, meetingId))
    .orderBy(asc(colleagues.position));
}

/** Finds what a client or a declining lawyer has of it; a named colleague has nothing. */
export function findOfUser(exec: Executor, userId: string) {
  return exec
    .select({
      meeting: colleagues.meetingId,
      colleague: colleagues.lawyerId,
      named_at: colleagues.namedAt,
    })
    .from(colleagues)
    .innerJoin(meetings, eq(meetings.id, colleagues.meetingId))
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(or(eq(meetings.clientId, userId), eq(lawyers.userId, userId)))
    .orderBy(asc(colleagues.namedAt), asc(colleagues.meetingId), asc(colleagues.position));
}

/** Deletes the rows of a user's meetings, and those that name the user. */
export async function deleteOfUser(tx: Transaction, userId: string): Promise<void> {
  const own = tx.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  const theirs = tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(or(eq(meetings.clientId, userId), inArray(meetings.lawyerId, own)));
  await tx
    .delete(colleagues)
    .where(or(inArray(colleagues.lawyerId, own), inArray(colleagues.meetingId, theirs)));
}
