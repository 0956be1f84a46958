import 'server-only';
import { type AnyColumn, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CaseKind, CaseState } from '@/lib/domain/admin/cases';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import type { Executor } from '@/lib/server/platform/db/pool';
import { meetingAbsences } from '@/lib/server/schema/absences';
import { users } from '@/lib/server/schema/accounts';
import { cases } from '@/lib/server/schema/cases';
import { helpQuestions } from '@/lib/server/schema/help';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings, reviews } from '@/lib/server/schema/meetings';
import { unclaimedPayments } from '@/lib/server/schema/payments';
import { reviewReports } from '@/lib/server/schema/summaries';
import { workItemDisputes as disputes } from '@/lib/server/schema/work-item-records';
import { workItems } from '@/lib/server/schema/work-items';

const PEOPLE = {
  client: { id: users.id, firstName: users.firstName, lastName: users.lastName },
  lawyer: { userId: lawyers.userId, displayName: lawyers.displayName },
} as const;

const limit = PAGE_SIZE + 1;
const offsetOf = (page: number) => page * PAGE_SIZE;

export type AbsenceRow = Awaited<ReturnType<typeof listAbsences>>[number];

/** Builds the order of open cases: what is to decide, what the lawyer may still answer, what is decided. */
const toDecideFirst = (subject: AnyColumn, id: AnyColumn) =>
  sql`coalesce((select case when ${cases.state} in ('ANSWERED', 'REVIEW') then 0 when ${cases.state} = 'OPEN' then 1 else 2 end
    from ${cases} where ${subject} = ${id}), 1)`;

/**
 * Lists reports that wait for the lawyer or for a decision, what is to decide first and then the oldest; or those that
 * ended, the latest first.
 */
export async function listAbsences(exec: Executor, state: CaseState, page: number) {
  const { reportedAt, closedAt } = meetingAbsences;
  const first = toDecideFirst(cases.meetingId, meetingAbsences.meetingId);
  const order = state === 'open' ? [first, asc(reportedAt)] : [desc(closedAt), desc(reportedAt)];
  return exec
    .select({
      absence: meetingAbsences,
      type: meetings.type,
      startsAt: meetings.startsAt,
      ...PEOPLE,
    })
    .from(meetingAbsences)
    .innerJoin(meetings, eq(meetings.id, meetingAbsences.meetingId))
    .innerJoin(users, eq(users.id, meetings.clientId))
    .innerJoin(lawyers, eq(lawyers.id, meetings.lawyerId))
    .where(
      inArray(
        meetingAbsences.state,
        state === 'open' ? ['REPORTED', 'CONTESTED'] : ['REFUNDED', 'REJECTED'],
      ),
    )
    .orderBy(...order, asc(meetingAbsences.meetingId))
    .offset(offsetOf(page))
    .limit(limit);
}

export type DisputeRow = Awaited<ReturnType<typeof listDisputes>>[number];

export async function listDisputes(exec: Executor, state: CaseState, page: number) {
  const { createdAt, decidedAt } = disputes;
  const first = toDecideFirst(cases.disputeId, disputes.id);
  const order = state === 'open' ? [first, asc(createdAt)] : [desc(decidedAt)];
  return exec
    .select({ dispute: disputes, item: workItems, ...PEOPLE })
    .from(disputes)
    .innerJoin(workItems, eq(workItems.id, disputes.workItemId))
    .innerJoin(users, eq(users.id, workItems.clientId))
    .innerJoin(lawyers, eq(lawyers.id, workItems.lawyerId))
    .where(state === 'open' ? isNull(decidedAt) : isNotNull(decidedAt))
    .orderBy(...order, asc(disputes.id))
    .offset(offsetOf(page))
    .limit(limit);
}

export type ReviewRow = Awaited<ReturnType<typeof listReviewReports>>[number];

export async function listReviewReports(exec: Executor, state: CaseState, page: number) {
  const { createdAt, decidedAt } = reviewReports;
  return exec
    .select({ report: reviewReports, review: reviews, ...PEOPLE })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(users, eq(users.id, reviews.clientId))
    .innerJoin(lawyers, eq(lawyers.id, reviews.lawyerId))
    .where(state === 'open' ? isNull(decidedAt) : isNotNull(decidedAt))
    .orderBy(state === 'open' ? asc(createdAt) : desc(decidedAt), asc(reviewReports.reviewId))
    .offset(offsetOf(page))
    .limit(limit);
}

export type UnclaimedRow = Awaited<ReturnType<typeof listUnclaimed>>[number];

export async function listUnclaimed(exec: Executor, state: CaseState, page: number) {
  const { foundAt, closedAt, id } = unclaimedPayments;
  return exec
    .select({ unclaimed: unclaimedPayments })
    .from(unclaimedPayments)
    .where(state === 'open' ? isNull(closedAt) : isNotNull(closedAt))
    .orderBy(state === 'open' ? asc(foundAt) : desc(closedAt), asc(id))
    .offset(offsetOf(page))
    .limit(limit);
}

/** Counts the cases of each kind that wait for a decision, with the time of the oldest. One statement. */
export async function countWaiting(
  exec: Executor,
): Promise<Record<CaseKind, { count: number; oldest: Date | null }>> {
  const { rows } = await exec.execute<{ kind: CaseKind; count: number; oldest: string | null }>(sql`
    select 'absence' as kind, count(*)::int as count, min(reported_at) as oldest
      from ${meetingAbsences} a where state = 'CONTESTED'
        and not exists (select from ${cases} c where c.meeting_id = a.meeting_id and c.state = 'DECIDED')
    union all
    select 'dispute', count(*)::int, min(created_at) from ${disputes} d where decided_at is null
        and not exists (select from ${cases} c where c.dispute_id = d.id and c.state = 'DECIDED')
    union all
    select 'review', count(*)::int, min(created_at) from ${reviewReports} where decided_at is null
    union all
    select 'unclaimed', count(*)::int, min(found_at) from ${unclaimedPayments} where closed_at is null
    union all
    select 'help', count(*)::int, min(created_at) from ${helpQuestions} where state = 'OPEN'`);
  const of = (kind: CaseKind) => {
    const row = rows.find((one) => one.kind === kind);
    return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null };
  };
  return {
    absence: of('absence'),
    dispute: of('dispute'),
    review: of('review'),
    unclaimed: of('unclaimed'),
    help: of('help'),
  };
}
