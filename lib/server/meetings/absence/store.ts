import 'server-only';
import { and, asc, eq, inArray, lte, notExists, or } from 'drizzle-orm';
import {
  ABSENCE_TRANSITIONS,
  type AbsenceState,
  OPEN_CASES,
} from '@/lib/domain/meetings/attendance/absence';
import { statesBefore } from '@/lib/domain/platform/transitions';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { cases } from '@/lib/server/schema/cases';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export type AbsenceRow = typeof meetingAbsences.$inferSelect;

export async function findAbsence(
  exec: Executor,
  meetingId: string,
): Promise<AbsenceRow | undefined> {
  const [row] = await exec
    .select()
    .from(meetingAbsences)
    .where(eq(meetingAbsences.meetingId, meetingId));
  return row;
}

export async function listAbsences(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<AbsenceRow[]> {
  return exec
    .select()
    .from(meetingAbsences)
    .where(inArray(meetingAbsences.meetingId, [...meetingIds]));
}

export async function findWithoutCase(exec: Executor, limit: number) {
  const { meetingId, state, reportedAt } = meetingAbsences;
  const own = exec.select({ id: cases.id }).from(cases).where(eq(cases.meetingId, meetingId));
  return exec
    .select({
      meetingId,
      state,
      reportedAt,
      clientId: meetings.clientId,
      lawyerId: meetings.lawyerId,
    })
    .from(meetingAbsences)
    .innerJoin(meetings, eq(meetings.id, meetingId))
    .where(and(inArray(state, [...OPEN_CASES]), notExists(own)))
    .limit(limit);
}

export async function insertAbsence(
  exec: Executor,
  row: typeof meetingAbsences.$inferInsert,
): Promise<void> {
  await exec.insert(meetingAbsences).values(row);
}

/**
 * Changes the state of a report by compare-and-set, where ABSENCE_TRANSITIONS allows it, narrowed by `only`; the only
 * function that does. True for the caller that changed it.
 * @throws RangeError when the table does not allow `only`
 */
export async function changeState(
  exec: Executor,
  meetingId: string,
  to: AbsenceState,
  {
    only,
    ...set
  }: { only: AbsenceState } & Partial<Omit<typeof meetingAbsences.$inferInsert, 'state'>>,
): Promise<boolean> {
  const from = statesBefore(ABSENCE_TRANSITIONS, to, [only]);
  const rows = await exec
    .update(meetingAbsences)
    .set({ ...set, state: to })
    .where(and(eq(meetingAbsences.meetingId, meetingId), inArray(meetingAbsences.state, from)))
    .returning({ id: meetingAbsences.meetingId });
  return rows.length > 0;
}

/** Finds meetings with an unanswered report made until then. */
export async function findUnanswered(
  exec: Executor,
  until: Date,
  limit: number,
): Promise<string[]> {
  const rows = await exec
    .select({ id: meetingAbsences.meetingId })
    .from(meetingAbsences)
    .where(and(eq(meetingAbsences.state, 'REPORTED'), lte(meetingAbsences.reportedAt, until)))
    .orderBy(asc(meetingAbsences.reportedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const meetingsOf = (exec: Executor, userId: string) =>
  exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      or(
        eq(meetings.clientId, userId),
        inArray(
          meetings.lawyerId,
          exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId)),
        ),
      ),
    );

export async function findAbsencesOf(exec: Executor, userId: string): Promise<AbsenceRow[]> {
  return exec
    .select()
    .from(meetingAbsences)
    .where(inArray(meetingAbsences.meetingId, meetingsOf(exec, userId)))
    .orderBy(asc(meetingAbsences.reportedAt));
}

export async function eraseWords(exec: Executor, userId: string): Promise<void> {
  await exec
    .update(meetingAbsences)
    .set({ details: null, answer: null, decision: null })
    .where(inArray(meetingAbsences.meetingId, meetingsOf(exec, userId)));
}
