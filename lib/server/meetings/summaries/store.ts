import 'server-only';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { meetingSummaries } from '@/lib/server/schema/summaries';

export type SummaryRow = typeof meetingSummaries.$inferSelect;

const summary = prepared((exec) =>
  exec
    .select()
    .from(meetingSummaries)
    .where(eq(meetingSummaries.meetingId, sql.placeholder('meetingId'))),
);

export async function findSummary(
  exec: Executor,
  meetingId: string,
): Promise<SummaryRow | undefined> {
  const [row] = await summary(exec, { meetingId });
  return row;
}

export async function lockSummary(
  tx: Transaction,
  meetingId: string,
): Promise<SummaryRow | undefined> {
  const [row] = await tx
    .select()
    .from(meetingSummaries)
    .where(eq(meetingSummaries.meetingId, meetingId))
    .for('update');
  return row;
}

/** Inserts the first version; false when a concurrent request inserted one. */
export async function insertSummary(tx: Transaction, row: SummaryRow): Promise<boolean> {
  const added = await tx
    .insert(meetingSummaries)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: meetingSummaries.meetingId });
  return added.length > 0;
}

export async function updateSummary(
  tx: Transaction,
  { meetingId, content, version, updatedAt }: SummaryRow,
): Promise<void> {
  await tx
    .update(meetingSummaries)
    .set({ content, version, updatedAt })
    .where(eq(meetingSummaries.meetingId, meetingId));
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

export async function findSummariesOf(exec: Executor, userId: string): Promise<SummaryRow[]> {
  return exec
    .select()
    .from(meetingSummaries)
    .where(inArray(meetingSummaries.meetingId, meetingsOf(exec, userId)))
    .orderBy(asc(meetingSummaries.createdAt), asc(meetingSummaries.meetingId));
}

export async function deleteSummariesOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(meetingSummaries)
    .where(inArray(meetingSummaries.meetingId, meetingsOf(tx, userId)));
}
