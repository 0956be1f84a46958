import 'server-only';
import { sql } from 'drizzle-orm';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { CHANGES_DAYS, REMINDER_DAYS } from '@/lib/domain/work-items/work-item';
import { fullNameOf } from '@/lib/server/platform/db/full-name';

const [SOON_DAYS] = REMINDER_DAYS;

/** Count of all rows, beyond the listed ones. */
const count = sql`(count(*) over ())::int`;
const client = sql`(select ${fullNameOf('users')} from users where users.id = w.client_id)`;
const lawyer = sql`(select 'Atty. ' || display_name from lawyers where lawyers.id = w.lawyer_id)`;
const isProposed = sql`not exists (select from work_item_orders o where o.work_item_id = w.id)`;
const own = sql.placeholder('own');
const now = sql`${sql.placeholder('now')}::timestamptz`;

/** A task of one side of an agreement, as JSON has it. */
interface OfAgreement {
  readonly id: string;
  readonly title: string;
  readonly since: string;
  readonly count: number;
}

export interface AgreementWork extends OfAgreement {
  readonly person: string;
  readonly until: string;
}

/** Unsent drafts of a lawyer (`own`), the longest untouched first. */
export const DRAFTS = sql`
  select id, title, ${client} as person, updated_at as since, ${count} as count
  from work_items w where lawyer_id = ${own} and status = 'DRAFT'
  order by updated_at, id limit ${WORK_PER_KIND}`;

/** Proposals of a lawyer that expire soon. */
export const ENDING = sql`
  select id, title, ${client} as person, coalesce(sent_at, updated_at) as since, expires_at as until, ${count} as count
  from work_items w where lawyer_id = ${own} and status = 'PROPOSAL' and ${isProposed}
    and expires_at > ${now} and expires_at <= ${now} + make_interval(days => ${SOON_DAYS})
  order by expires_at, id limit ${WORK_PER_KIND}`;

/** Proposals that a client (`own`) can answer `now`, the first to expire first. */
export const PROPOSED = sql`
  select id, title, ${lawyer} as person, coalesce(sent_at, updated_at) as since, expires_at as until, ${count} as count
  from work_items w where client_id = ${own} and status = 'PROPOSAL' and ${isProposed} and expires_at > ${now}
  order by expires_at, id limit ${WORK_PER_KIND}`;

/** Orders of a lawyer that are paid and not answered, the first to end first. */
export const UNANSWERED = sql`
  select w.id, w.title, ${client} as person, o.received_at as since, o.answer_by as until, ${count} as count
  from work_item_orders o join work_items w on w.id = o.work_item_id
  where w.lawyer_id = ${own} and w.status = 'PAID' and o.answered_at is null and o.answer_by > ${now}
  order by o.answer_by, w.id limit ${WORK_PER_KIND}`;

const isUndisputed = sql`not exists (select from work_item_disputes d where d.work_item_id = w.id and d.decided_at is null)`;

/** Work that a lawyer is to deliver: of an order, or changes of a part that its client asked for. */
export interface ToDeliver extends AgreementWork {
  readonly changes: boolean;
}

/**
 * Accepted orders of a lawyer to deliver, with the end of their last day in Manila, and parts to deliver again, with
 * the end of the days for their changes; disputed ones wait for a decision.
 */
export const TO_DELIVER = sql`
  with asked as (
    select distinct on (d.milestone_id) d.milestone_id, d.work_item_id, d.changes_asked_at as at
    from work_item_deliveries d join work_item_milestones m on m.id = d.milestone_id
    join work_items w on w.id = d.work_item_id
    where w.lawyer_id = ${own} and w.status = 'PAID' and m.finished_at is null and m.status = 'PAID'
    order by d.milestone_id, d.delivered_at desc
  ), due as (
    select w.id, w.title, ${client} as person, o.answered_at as since,
      (w.due_date + 1)::timestamp at time zone 'Asia/Manila' as until, o.revised > 0 as changes
    from work_item_orders o join work_items w on w.id = o.work_item_id
    where w.lawyer_id = ${own} and w.status = 'PAID' and o.answered_at is not null and ${isUndisputed}
    union all
    select w.id, w.title, ${client}, min(a.at), min(a.at) + make_interval(days => ${CHANGES_DAYS}), true
    from asked a join work_items w on w.id = a.work_item_id
    where a.at is not null and ${isUndisputed}
    group by w.id
  )
  select *, ${count} as count from due order by until, id limit ${WORK_PER_KIND}`;

/** Orders of a client that can be paid now. */
export const UNPAID = sql`
  select w.id, w.title, ${lawyer} as person, w.created_at as since, w.expires_at as until, ${count} as count
  from work_item_orders o join work_items w on w.id = o.work_item_id
  where w.client_id = ${own} and w.status = 'PROPOSAL' and w.expires_at > ${now}
  order by w.expires_at, w.id limit ${WORK_PER_KIND}`;

/**
 * Agreements that were recently completed by their lawyer, and delivered parts of others; neither confirmed nor
 * objected to by their client.
 */
export const COMPLETED = sql`
  with done as (
    select w.id, w.title, ${lawyer} as person, w.completed_at as since, w.objection_days
    from work_items w
    where w.client_id = ${own} and w.status = 'COMPLETED' and w.client_confirmed_at is null
      and not exists (select from work_item_disputes d where d.work_item_id = w.id)
    union all
    select w.id, w.title, ${lawyer}, min(m.finished_at), w.objection_days
    from work_item_milestones m join work_items w on w.id = m.work_item_id
    where w.client_id = ${own} and w.status = 'PAID' and m.status = 'PAID' and m.released_at is null
      and m.finished_at > ${now} - make_interval(days => w.objection_days) and ${isUndisputed}
    group by w.id
  )
  select id, title, person, since, since + make_interval(days => objection_days) as until, ${count} as count
  from done where since > ${now} - make_interval(days => objection_days)
  order by since, id limit ${WORK_PER_KIND}`;

export interface MeetingWithoutTime extends OfAgreement {
  readonly itemId: string;
  readonly person: string;
}

/** Included meetings of a client's agreements without a time. */
export const WITHOUT_TIME = sql`
  select i.id, w.id as "itemId", i.title, ${lawyer} as person, w.paid_at as since, ${count} as count
  from work_item_meetings i join work_items w on w.id = i.work_item_id left join meetings m on m.id = i.meeting_id
  where w.client_id = ${own} and w.status = 'PAID' and (m.id is null or m.status = 'CANCELLED')
  order by w.paid_at, i.position, i.id limit ${WORK_PER_KIND}`;

export interface AskedPayment extends OfAgreement {
  readonly itemId: string;
  readonly part: string | null;
  readonly amount: number;
  readonly until: string | null;
}

/** Requested or open payments of a client's agreements; held ones first. */
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
