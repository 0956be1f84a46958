import 'server-only';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { meetingIntakes as intakes } from '@/lib/server/schema/intakes';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export type IntakeRow = typeof intakes.$inferSelect;

export async function findIntake(
  exec: Executor,
  meetingId: string,
): Promise<IntakeRow | undefined> {
  const [row] = await exec.select().from(intakes).where(eq(intakes.meetingId, meetingId));
  return row;
}

export async function writeIntake(tx: Transaction, row: IntakeRow): Promise<void> {
  const { content: written, updatedAt } = row;
  await tx
    .insert(intakes)
    .values(row)
    .onConflictDoUpdate({ target: intakes.meetingId, set: { content: written, updatedAt } });
}

export async function deleteIntake(tx: Transaction, meetingId: string): Promise<void> {
  await tx.delete(intakes).where(eq(intakes.meetingId, meetingId));
}

export async function deleteIntakesOf(tx: Transaction, clientId: string): Promise<void> {
  await tx.delete(intakes).where(eq(intakes.clientId, clientId));
}

/** Finds the user's own answers, and those that a lawyer may read. */
export async function findIntakesOf(exec: Executor, userId: string): Promise<IntakeRow[]> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  const open = or(isNull(meetings.conflictState), eq(meetings.conflictState, 'NONE'));
  const rows = await exec
    .select({ intake: intakes })
    .from(intakes)
    .innerJoin(meetings, eq(meetings.id, intakes.meetingId))
    .where(or(eq(intakes.clientId, userId), and(inArray(meetings.lawyerId, own), open)))
    .orderBy(asc(intakes.updatedAt), asc(intakes.meetingId));
  return rows.map(({ intake }) => intake);
}
