import 'server-only';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { workItems } from '@/lib/server/schema/work-items';

/** Of as many as there are, not only of those that are listed. */
const count = sql<number>`(count(*) over ())::int`;

// Columns are written out inside the subqueries: in a list of columns drizzle leaves out the table of its own.
const client = sql<string>`(select first_name || ' ' || last_name from users where users.id = work_items.client_id)`;

const COLUMNS = {
  id: workItems.id,
  title: workItems.title,
  sentAt: workItems.sentAt,
  expiresAt: workItems.expiresAt,
  updatedAt: workItems.updatedAt,
  count,
};

const drafts = prepared((exec) =>
  exec
    .select({ ...COLUMNS, person: client })
    .from(workItems)
    .where(and(eq(workItems.lawyerId, sql.placeholder('lawyerId')), eq(workItems.status, 'DRAFT')))
    .orderBy(asc(workItems.updatedAt), asc(workItems.id))
    .limit(WORK_PER_KIND),
);

/** What a lawyer wrote and did not send, the longest untouched first. */
export async function findDrafts(exec: Executor, lawyerId: string) {
  return drafts(exec, { lawyerId });
}

const endingProposals = prepared((exec) =>
  exec
    .select({ ...COLUMNS, person: client })
    .from(workItems)
    .where(
      and(
        eq(workItems.lawyerId, sql.placeholder('lawyerId')),
        eq(workItems.status, 'PROPOSAL'),
        gt(workItems.expiresAt, sql.placeholder('from')),
        lte(workItems.expiresAt, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(workItems.expiresAt), asc(workItems.id))
    .limit(WORK_PER_KIND),
);

/** Proposals of a lawyer that run out within a span. */
export async function findEndingProposals(
  exec: Executor,
  lawyerId: string,
  { from, to }: { from: Date; to: Date },
) {
  return endingProposals(exec, { lawyerId, from, to });
}

/** Something of an agreement that waits for its client, as JSON has it. */
interface ClientWork {
  readonly id: string;
  readonly title: string;
  readonly since: string;
  readonly count: number;
}

export interface ClientAgreement extends ClientWork {
  readonly person: string;
  readonly until: string;
}

const own = sql.placeholder('own');
const now = sql`${sql.placeholder('now')}::timestamptz`;
const lawyer = sql`(select 'Atty. ' || display_name from lawyers where lawyers.id = w.lawyer_id)`;

/** Proposals that a client (`own`) can answer `now`, the first to run out first. */
export const PROPOSED = sql`
  select id, title, ${lawyer} as person, coalesce(sent_at, updated_at) as since, expires_at as until, ${count} as count
  from work_items w where client_id = ${own} and status = 'PROPOSAL' and expires_at > ${now}
  order by expires_at, id limit ${WORK_PER_KIND}`;

/** Agreements that their lawyer completed not long ago, and their client neither confirmed nor objected to. */
export const COMPLETED = sql`
  select id, title, ${lawyer} as person, completed_at as since, ${count} as count
  from work_items w
  where client_id = ${own} and status = 'COMPLETED' and client_confirmed_at is null
    and completed_at > ${now} - make_interval(days => ${OBJECTION_DAYS})
    and not exists (select from work_item_disputes d where d.work_item_id = w.id)
  order by completed_at, id limit ${WORK_PER_KIND}`;

export interface MeetingWithoutTime extends ClientWork {
  readonly itemId: string;
  readonly person: string;
}

/** Meetings included in agreements of a client for which no time is set, or none any more. */
export const WITHOUT_TIME = sql`
  select i.id, w.id as "itemId", i.title, ${lawyer} as person, w.paid_at as since, ${count} as count
  from work_item_meetings i join work_items w on w.id = i.work_item_id left join meetings m on m.id = i.meeting_id
  where w.client_id = ${own} and w.status = 'PAID' and (m.id is null or m.status = 'CANCELLED')
  order by w.paid_at, i.position, i.id limit ${WORK_PER_KIND}`;

export interface AskedPayment extends ClientWork {
  readonly itemId: string;
  readonly part: string | null;
  /** Centavos. */
  readonly amount: number;
  readonly until: string | null;
}

/** What a client was asked to pay, or is paying, of agreements; those that are held first. */
export const PAYMENTS = sql`
  with asked as (
    select m.id, m.work_item_id, m.name as part, m.amount, m.asked_at as since, m.hold_expires_at as until
    from work_item_milestones m
    where (m.status = 'WAITING' and m.asked_at is not null)
      or (m.status = 'PAYMENT_PENDING' and m.hold_expires_at > ${now})
    union all
    select p.id, p.work_item_id, 'Additional services', p.price, p.created_at, p.hold_expires_at
    from work_item_purchases p
    where p.status = 'PAYMENT_PENDING' and p.hold_expires_at > ${now}
  )
  select a.id, w.id as "itemId", w.title, a.part, a.amount, coalesce(a.since, w.accepted_at) as since, a.until,
    ${count} as count
  from asked a join work_items w on w.id = a.work_item_id
  where w.client_id = ${own} and w.status in ('PAYMENT_PENDING', 'PAID')
  order by a.until, a.since, a.id limit ${WORK_PER_KIND}`;
