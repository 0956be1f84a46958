import 'server-only';
import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { REVIEW_ASKED_DAYS } from '@/lib/domain/meetings/afterwards';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import type { Query } from '@/lib/server/platform/db/queries';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { clientSteps, meetings } from '@/lib/server/schema/meetings';

/** Of as many meetings as there are, not only of those that are listed. */
const count = sql<number>`(count(*) over ())::int`;

// Columns are written out inside the subqueries: in a list of columns drizzle leaves out the table of its own.
const client = sql<string>`(select first_name || ' ' || last_name from users where users.id = meetings.client_id)`;

const COLUMNS = {
  id: meetings.id,
  startsAt: meetings.startsAt,
  endsAt: meetings.endsAt,
  createdAt: meetings.createdAt,
  holdExpiresAt: meetings.holdExpiresAt,
  count,
};

/** A meeting with the other one of its people. */
export type MeetingWork = Awaited<ReturnType<typeof findEnded>>[number];

/** Those that a side has to do something about, in the order of it. */
function meetingsOf(exec: Executor, other: SQL<string>, which: SQL | undefined, order: SQL) {
  return exec
    .select({ ...COLUMNS, person: other })
    .from(meetings)
    .where(which)
    .orderBy(order, asc(meetings.id))
    .limit(WORK_PER_KIND);
}

/** Meetings of a lawyer that ended after an instant and are `which`. */
export function findEnded(exec: Executor, lawyerId: string, after: Date, which: Query) {
  const ended = and(eq(meetings.lawyerId, lawyerId), gt(meetings.endsAt, after), which);
  return meetingsOf(exec, client, ended, asc(meetings.endsAt));
}

const reported = prepared((exec) =>
  exec
    .select({ ...COLUMNS, person: client, reportedAt: meetingAbsences.reportedAt })
    .from(meetings)
    .innerJoin(meetingAbsences, eq(meetingAbsences.meetingId, meetings.id))
    .where(
      and(
        eq(meetings.lawyerId, sql.placeholder('lawyerId')),
        inArray(meetings.status, ['CONFIRMED', 'COMPLETED']),
        eq(meetingAbsences.state, 'REPORTED'),
      ),
    )
    .orderBy(asc(meetingAbsences.reportedAt), asc(meetings.id))
    .limit(WORK_PER_KIND),
);

/** Meetings of which a report waits for the lawyer. */
export async function findReported(exec: Executor, lawyerId: string) {
  return reported(exec, { lawyerId });
}

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

/** A meeting of a client, as JSON has it. */
export interface ClientMeeting {
  readonly id: string;
  readonly person: string;
  readonly startsAt: string;
  readonly since: string;
  readonly until: string | null;
  readonly count: number;
}

const own = sql.placeholder('own');
const now = sql`${sql.placeholder('now')}::timestamptz`;
const lawyer = sql`(select 'Atty. ' || display_name from lawyers where lawyers.id = meetings.lawyer_id)`;

/** Meetings that are held for a client until they are paid for, the first to end first. */
export const HELD = sql`
  select id, ${lawyer} as person, starts_at as "startsAt", created_at as since, hold_expires_at as until, ${count} as count
  from meetings where client_id = ${own} and status = 'PAYMENT_PENDING' and hold_expires_at > ${now}
  order by hold_expires_at, id limit ${WORK_PER_KIND}`;

/** Consultations of a client that took place not long ago and have no review, the newest first. */
export const TO_REVIEW = sql`
  select id, ${lawyer} as person, starts_at as "startsAt", ends_at as since, null as until, ${count} as count
  from meetings where client_id = ${own} and kind = 'CONSULTATION' and status in ('CONFIRMED', 'COMPLETED')
    and ends_at > ${now} - make_interval(days => ${REVIEW_ASKED_DAYS}) and ends_at <= ${now}
    and not client_absent
    and not exists (select from reviews r where r.meeting_id = meetings.id)
    and not exists (select from meeting_absences a where a.meeting_id = meetings.id and a.state <> 'REJECTED')
  order by ends_at desc, id limit ${WORK_PER_KIND}`;
