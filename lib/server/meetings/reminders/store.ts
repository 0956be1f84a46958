import 'server-only';
import { and, eq, gt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { type ReminderKind, SOON_MS } from '@/lib/domain/meetings/reminders';
import { DAY_MS } from '@/lib/domain/platform/time';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { meetingReminders } from '@/lib/server/schema/reminders';

// Columns are written out inside the subqueries: in a list of columns drizzle leaves out the table of its own.

const timeSetAt = sql<Date>`greatest(meetings.created_at, meetings.confirmed_at, (
  select max(v.created_at) from meeting_moves v where v.meeting_id = meetings.id))`.mapWith(
  meetings.createdAt,
);

const made = (kind: ReminderKind) => sql`exists (
  select from meeting_reminders r where r.meeting_id = meetings.id and r.kind = ${kind}
    and r.sequence = meetings.ics_sequence)`;

/** SQL condition: confirmed meetings with a due reminder that is not yet made (dueReminder of the domain). */
function due(now: Date): SQL | undefined {
  const soon = lte(meetings.startsAt, after(now, SOON_MS));
  const setInTime = sql`${timeSetAt} <= ${meetings.startsAt} - interval '1 day'`;
  return and(
    eq(meetings.status, 'CONFIRMED'),
    gt(meetings.startsAt, now),
    lte(meetings.startsAt, after(now, DAY_MS)),
    or(and(soon, not(made('SOON'))), and(not(soon), not(made('DAY_BEFORE')), setInTime)),
  );
}

export async function findDue(exec: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(due(now))
    .orderBy(meetings.startsAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Whether a reminder with the link has been due for that long and was not made; meetings confirmed meanwhile do not
 * count.
 */
export async function hasLate(exec: Executor, now: Date, lateMs: number): Promise<boolean> {
  const [row] = await exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        eq(meetings.status, 'CONFIRMED'),
        gt(meetings.startsAt, now),
        lte(meetings.startsAt, after(now, SOON_MS - lateMs)),
        not(made('SOON')),
        lte(timeSetAt, after(now, -lateMs)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Locks and returns the facts for the reminder of a meeting, until the transaction ends. */
export async function lockFacts(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      status: meetings.status,
      kind: meetings.kind,
      startsAt: meetings.startsAt,
      sequence: meetings.icsSequence,
      timeSetAt,
      isReviewed: sql<boolean>`exists (select from reviews v where v.meeting_id = meetings.id)`,
      isMissed: sql<boolean>`(meetings.client_absent or exists (
        select from meeting_absences a where a.meeting_id = meetings.id and a.state <> 'REJECTED'))`,
    })
    .from(meetings)
    .where(eq(meetings.id, id))
    .for('share');
  return row;
}

export type ReminderFacts = NonNullable<Awaited<ReturnType<typeof lockFacts>>>;

/** Inserts a reminder; false when it already exists. */
export async function insertReminder(
  tx: Transaction,
  row: typeof meetingReminders.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(meetingReminders)
    .values(row)
    .onConflictDoNothing()
    .returning({ kind: meetingReminders.kind });
  return rows.length > 0;
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

interface Queued extends Record<string, unknown> {
  count: number;
  oldest: string | null;
  old: number;
  late: number;
}

/**
 * Counts queued reminders, the oldest, those from before an instant, and those of meetings that have begun; a
 * completed one still has its request for a review.
 */
export async function countQueued(exec: Executor, at: Date, before: Date) {
  const { rows } = await exec.execute<Queued>(sql`
    select count(*)::int as count, min(j.run_at)::text as oldest,
      count(*) filter (where j.run_at < ${before.toISOString()}::timestamptz)::int as old,
      count(*) filter (where ${meetings.startsAt} <= ${at.toISOString()}::timestamptz
        and ${meetings.status} <> 'COMPLETED')::int as late
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'remind'
    join ${meetings} on ${meetings.id}::text = j.payload ->> 'meetingId'
    where j.attempts < j.max_attempts`);
  return rows[0];
}
