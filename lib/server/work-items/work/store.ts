import 'server-only';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { meetings } from '@/lib/server/schema/meetings';
import { workItemMeetings, workItems } from '@/lib/server/schema/work-items';

/** Of as many as there are, not only of those that are listed. */
const count = sql<number>`(count(*) over ())::int`;

// Columns are written out inside the subqueries: in a list of columns drizzle leaves out the table of its own.
const client = sql<string>`(select first_name || ' ' || last_name from users where users.id = work_items.client_id)`;
const lawyer = sql<string>`(select 'Atty. ' || display_name from lawyers where lawyers.id = work_items.lawyer_id)`;

const COLUMNS = {
  id: workItems.id,
  title: workItems.title,
  sentAt: workItems.sentAt,
  expiresAt: workItems.expiresAt,
  updatedAt: workItems.updatedAt,
  count,
};

const unanswered = prepared((exec) => {
  const given = sql.placeholder;
  const own = eq(workItems.lawyerId, given('lawyerId'));
  const list = () => exec.select({ ...COLUMNS, status: workItems.status, person: client });
  const drafts = list()
    .from(workItems)
    .where(and(own, eq(workItems.status, 'DRAFT')))
    .orderBy(asc(workItems.updatedAt), asc(workItems.id))
    .limit(WORK_PER_KIND);
  const soon = and(gt(workItems.expiresAt, given('from')), lte(workItems.expiresAt, given('to')));
  const proposals = list()
    .from(workItems)
    .where(and(own, eq(workItems.status, 'PROPOSAL'), soon))
    .orderBy(asc(workItems.expiresAt), asc(workItems.id))
    .limit(WORK_PER_KIND);
  return unionAll(drafts, proposals);
});

/**
 * What a lawyer wrote and did not send, the longest untouched first, and what clients did not answer that runs out between
 * two instants.
 */
export async function findUnanswered(
  exec: Executor,
  lawyerId: string,
  { from, to }: { from: Date; to: Date },
) {
  const rows = await unanswered(exec, { lawyerId, from, to });
  const of = (status: WorkItemStatus) => rows.filter((row) => row.status === status);
  return { drafts: of('DRAFT'), proposals: of('PROPOSAL') };
}

const proposals = prepared((exec) =>
  exec
    .select({ ...COLUMNS, person: lawyer })
    .from(workItems)
    .where(
      and(
        eq(workItems.clientId, sql.placeholder('clientId')),
        eq(workItems.status, 'PROPOSAL'),
        gt(workItems.expiresAt, sql.placeholder('from')),
      ),
    )
    .orderBy(asc(workItems.expiresAt), asc(workItems.id))
    .limit(WORK_PER_KIND),
);

/** Proposals to a client that run out after an instant. */
export async function findProposals(exec: Executor, clientId: string, from: Date) {
  return proposals(exec, { clientId, from });
}

const completed = prepared((exec) =>
  exec
    .select({
      ...COLUMNS,
      person: lawyer,
      finishedAt: sql<Date>`${workItems.completedAt}`.mapWith(workItems.completedAt),
    })
    .from(workItems)
    .where(
      and(
        eq(workItems.clientId, sql.placeholder('clientId')),
        eq(workItems.status, 'COMPLETED'),
        isNull(workItems.clientConfirmedAt),
        gt(workItems.completedAt, sql.placeholder('after')),
        sql`not exists (select from work_item_disputes d where d.work_item_id = ${workItems.id})`,
      ),
    )
    .orderBy(asc(workItems.completedAt), asc(workItems.id))
    .limit(WORK_PER_KIND),
);

/** Agreements that their lawyer completed after an instant, and their client neither confirmed nor objected to. */
export async function findCompleted(exec: Executor, clientId: string, after: Date) {
  return completed(exec, { clientId, after });
}

const withoutTime = prepared((exec) =>
  exec
    .select({
      id: workItemMeetings.id,
      itemId: workItems.id,
      title: workItemMeetings.title,
      since: sql<Date>`${workItems.paidAt}`.mapWith(workItems.paidAt),
      person: lawyer,
      count,
    })
    .from(workItemMeetings)
    .innerJoin(workItems, eq(workItems.id, workItemMeetings.workItemId))
    .leftJoin(meetings, eq(meetings.id, workItemMeetings.meetingId))
    .where(
      and(
        eq(workItems.clientId, sql.placeholder('clientId')),
        eq(workItems.status, 'PAID'),
        or(isNull(meetings.id), eq(meetings.status, 'CANCELLED')),
      ),
    )
    .orderBy(asc(workItems.paidAt), asc(workItemMeetings.position), asc(workItemMeetings.id))
    .limit(WORK_PER_KIND),
);

/** Meetings included in agreements of a client for which no time is set, or none any more. */
export async function findWithoutTime(exec: Executor, clientId: string) {
  return withoutTime(exec, { clientId });
}

interface PaymentRow extends Record<string, unknown> {
  id: string;
  item_id: string;
  title: string;
  part: string | null;
  /** Centavos. */
  amount: number;
  /** Epoch ms. */
  since: number;
  until: number | null;
  count: number;
}

/** What a client was asked to pay, or is paying, of agreements; those that are held first. */
export async function findPayments(
  exec: Executor,
  clientId: string,
  now: Date,
  limit: number,
): Promise<PaymentRow[]> {
  const { rows } = await exec.execute<PaymentRow>(sql`
    with asked as (
      select m.id, m.work_item_id, m.name as part, m.amount, m.asked_at as since, m.hold_expires_at as until
      from work_item_milestones m
      where (m.status = 'WAITING' and m.asked_at is not null)
        or (m.status = 'PAYMENT_PENDING' and m.hold_expires_at > ${now.toISOString()}::timestamptz)
      union all
      select p.id, p.work_item_id, 'Additional services', p.price, p.created_at, p.hold_expires_at
      from work_item_purchases p
      where p.status = 'PAYMENT_PENDING' and p.hold_expires_at > ${now.toISOString()}::timestamptz
    )
    select a.id, a.work_item_id as item_id, w.title, a.part, a.amount,
      (extract(epoch from coalesce(a.since, w.accepted_at)) * 1000)::float8 as since,
      (extract(epoch from a.until) * 1000)::float8 as until, (count(*) over ())::int as count
    from asked a join work_items w on w.id = a.work_item_id
    where w.client_id = ${clientId} and w.status in ('PAYMENT_PENDING', 'PAID')
    order by a.until, a.since, a.id limit ${limit}`);
  return rows;
}
