import 'server-only';
import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { workItemMeetings } from '@/lib/server/schema/work-items';

export type IncludedMeetingRow = typeof workItemMeetings.$inferSelect;

const within = (workItemId: string, id: string) =>
  and(eq(workItemMeetings.workItemId, workItemId), eq(workItemMeetings.id, id));

export async function findRow(
  exec: Executor,
  workItemId: string,
  id: string,
): Promise<IncludedMeetingRow | undefined> {
  const [row] = await exec.select().from(workItemMeetings).where(within(workItemId, id));
  return row;
}

export async function findAt(
  exec: Executor,
  workItemId: string,
  position: number,
): Promise<IncludedMeetingRow | undefined> {
  const [row] = await exec
    .select()
    .from(workItemMeetings)
    .where(
      and(eq(workItemMeetings.workItemId, workItemId), eq(workItemMeetings.position, position)),
    );
  return row;
}

export async function countRows(exec: Executor, workItemId: string) {
  const [row] = await exec
    .select({
      total: count(),
      next: sql<number>`coalesce(${max(workItemMeetings.position)} + 1, 0)::int`,
    })
    .from(workItemMeetings)
    .where(eq(workItemMeetings.workItemId, workItemId));
  if (!row) throw new Error('count returned no row');
  return row;
}

export async function insertRow(
  tx: Transaction,
  row: typeof workItemMeetings.$inferInsert,
): Promise<IncludedMeetingRow> {
  const [created] = await tx.insert(workItemMeetings).values(row).returning();
  if (!created) throw new Error('insert returned no included meeting');
  return created;
}

export async function updateRow(
  tx: Transaction,
  id: string,
  set: Pick<IncludedMeetingRow, 'title' | 'duration'>,
): Promise<void> {
  await tx.update(workItemMeetings).set(set).where(eq(workItemMeetings.id, id));
}

/** Sets the meeting by compare-and-set: false when it no longer has `before`. */
export async function setMeeting(
  tx: Transaction,
  { id, meetingId: before }: IncludedMeetingRow,
  meetingId: string,
): Promise<boolean> {
  const unchanged = before
    ? eq(workItemMeetings.meetingId, before)
    : isNull(workItemMeetings.meetingId);
  const rows = await tx
    .update(workItemMeetings)
    .set({ meetingId })
    .where(and(eq(workItemMeetings.id, id), unchanged))
    .returning({ id: workItemMeetings.id });
  return rows.length > 0;
}
