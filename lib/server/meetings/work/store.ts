import 'server-only';
import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import type { Executor } from '@/lib/server/platform/db/pool';
import { type Given, prepared } from '@/lib/server/platform/db/prepared';
import type { Query } from '@/lib/server/platform/db/queries';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { clientSteps, meetings } from '@/lib/server/schema/meetings';

/** Of as many meetings as there are, not only of those that are listed. */
const count = sql<number>`(count(*) over ())::int`;

// Columns are written out inside the subqueries: in a list of columns drizzle leaves out the table of its own.
const client = sql<string>`(select first_name || ' ' || last_name from users where users.id = meetings.client_id)`;
const lawyer = sql<string>`(select 'Atty. ' || display_name from lawyers where lawyers.id = meetings.lawyer_id)`;

const COLUMNS = {
  id: meetings.id,
  startsAt: meetings.startsAt,
  endsAt: meetings.endsAt,
  createdAt: meetings.createdAt,
  holdExpiresAt: meetings.holdExpiresAt,
  count,
};

const reportedAt = sql<Date | null>`${meetingAbsences.reportedAt}`.mapWith(
  meetingAbsences.reportedAt,
);
const notReported = sql<Date | null>`null::timestamptz`.mapWith(meetingAbsences.reportedAt);

/** A meeting with the other one of its people. */
export type MeetingWork = Awaited<ReturnType<typeof findHeld>>[number];

/** Those that a side has to do something about, in the order of it. */
function meetingsOf(exec: Executor, other: SQL<string>, which: SQL | undefined, order: SQL) {
  return exec
    .select({ ...COLUMNS, person: other })
    .from(meetings)
    .where(which)
    .orderBy(order, asc(meetings.id))
    .limit(WORK_PER_KIND);
}

interface Span {
  readonly from: Date;
  readonly now: Date;
}

/**
 * Meetings of a lawyer of which a report waits, and those that ended after an instant and are `without` a summary, whose
 * `reportedAt` is null.
 */
export const toDoWith = (without: (now: Given) => Query) =>
  prepared((exec) => {
    const given = sql.placeholder;
    const own = eq(meetings.lawyerId, given('lawyerId'));
    const reported = exec
      .select({ ...COLUMNS, person: client, reportedAt })
      .from(meetings)
      .innerJoin(meetingAbsences, eq(meetingAbsences.meetingId, meetings.id))
      .where(
        and(
          own,
          inArray(meetings.status, ['CONFIRMED', 'COMPLETED']),
          eq(meetingAbsences.state, 'REPORTED'),
        ),
      )
      .orderBy(asc(meetingAbsences.reportedAt), asc(meetings.id))
      .limit(WORK_PER_KIND);
    const ended = exec
      .select({ ...COLUMNS, person: client, reportedAt: notReported })
      .from(meetings)
      .where(and(own, gt(meetings.endsAt, given('after')), without(given('now'))))
      .orderBy(asc(meetings.endsAt), asc(meetings.id))
      .limit(WORK_PER_KIND);
    return unionAll(reported, ended);
  });

const dueSteps = prepared((exec) =>
  exec
    .select({
      id: clientSteps.id,
      clientId: clientSteps.clientId,
      dueOn: clientSteps.dueOn,
      person: sql<string>`(select first_name || ' ' || last_name from users where users.id = client_steps.client_id)`,
      count,
    })
    .from(clientSteps)
    .where(
      and(
        eq(clientSteps.lawyerId, sql.placeholder('lawyerId')),
        isNull(clientSteps.doneAt),
        lte(clientSteps.dueOn, sql.placeholder('today')),
      ),
    )
    .orderBy(asc(clientSteps.dueOn), asc(clientSteps.createdAt), asc(clientSteps.id))
    .limit(WORK_PER_KIND),
);

/** Next steps of a lawyer that are open on their day or after it, the longest due first. */
export async function findDueSteps(exec: Executor, lawyerId: string, today: string) {
  return dueSteps(exec, { lawyerId, today });
}

const held = prepared((exec) => {
  const which = and(
    eq(meetings.clientId, sql.placeholder('clientId')),
    eq(meetings.status, 'PAYMENT_PENDING'),
    gt(meetings.holdExpiresAt, sql.placeholder('now')),
  );
  return meetingsOf(exec, lawyer, which, asc(meetings.holdExpiresAt));
});

/** Meetings that are held for a client until they are paid for. */
export function findHeld(exec: Executor, clientId: string, now: Date) {
  return held(exec, { clientId, now });
}

const toReview = prepared((exec) => {
  const which = and(
    eq(meetings.clientId, sql.placeholder('clientId')),
    eq(meetings.kind, 'CONSULTATION'),
    inArray(meetings.status, ['CONFIRMED', 'COMPLETED']),
    gt(meetings.endsAt, sql.placeholder('from')),
    lte(meetings.endsAt, sql.placeholder('now')),
    eq(meetings.clientAbsent, false),
    sql`not exists (select from reviews r where r.meeting_id = ${meetings.id})`,
    sql`not exists (select from meeting_absences a where a.meeting_id = ${meetings.id} and a.state <> 'REJECTED')`,
  );
  return meetingsOf(exec, lawyer, which, desc(meetings.endsAt));
});

/** Consultations of a client that took place within a span and have no review, the newest first. */
export function findToReview(exec: Executor, clientId: string, { from, now }: Span) {
  return toReview(exec, { clientId, from, now });
}
