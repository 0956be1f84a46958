import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { REVIEW_ASKED_DAYS, SUMMARY_ASKED_DAYS } from '@/lib/domain/meetings/afterwards';
import type { Named } from '@/lib/domain/meetings/conflicts/conflict';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Query } from '@/lib/server/platform/db/queries';

/** Counts all meetings, not only those listed. */
const count = sql`(count(*) over ())::int`;
const client = sql`(select ${fullNameOf('users')} from users where users.id = client_id)`;
const lawyer = sql`(select 'Atty. ' || display_name from lawyers where lawyers.id = meetings.lawyer_id)`;
const own = sql.placeholder('own');
const now = sql`${sql.placeholder('now')}::timestamptz`;

export interface MeetingWork {
  readonly id: string;
  readonly person: string;
  readonly startsAt: string;
  readonly since: string;
  readonly until: string | null;
  readonly count: number;
}

/** Open checks of which the names are compared. */
const COMPARED_CHECKS = 50;

export interface OpenCheck extends Named {
  readonly id: string;
  readonly person: string;
  readonly startsAt: string;
  readonly since: string;
  readonly count: number;
}

/** A row of `toCheck`: a check, or the parties of matters that its names are compared with. */
export interface CheckPart {
  readonly open: OpenCheck | null;
  readonly earlier: Named | null;
}

/**
 * Builds a query of a lawyer's open checks for a conflict of interest, those of the next meetings first; with them,
 * where there are any, the parties of all matters, those of the same names once.
 */
export const toCheck = (parties: Query): Query => sql`
  with open as (
    select m.id, m.client_id as "clientId", ${fullNameOf('u')} as person,
      case when u.deleted_at is null then ${fullNameOf('u')} end as client, m.attendee_name as attendee,
      m.other_party as "otherSide", m.starts_at as "startsAt", m.confirmed_at as since, ${count} as count
    from meetings m join users u on u.id = m.client_id
    where m.lawyer_id = ${own} and m.conflict_state = 'OPEN' and m.status in ('CONFIRMED', 'COMPLETED')
      and m.ends_at > ${now} - make_interval(days => ${SUMMARY_ASKED_DAYS})
    order by m.starts_at, m.id limit ${COMPARED_CHECKS}
  )
  select to_json(open) as open, null::json as earlier from open
  union all
  select null, json_build_object('clientId', p."clientId", 'client', p.client, 'attendee', p.attendee,
    'otherSide', p."otherSide")
  from (select distinct "clientId", client, attendee, "otherSide" from (${parties}) all_parties) p
  where exists (select from open)`;

/** Query of meetings of a lawyer (`own`) with a report that waits, the oldest report first. */
export const REPORTED = sql`
  select meetings.id, ${client} as person, starts_at as "startsAt", reported_at as since, null as until, ${count} as count
  from meetings join meeting_absences a on a.meeting_id = meetings.id
  where lawyer_id = ${own} and status in ('CONFIRMED', 'COMPLETED') and a.state = 'REPORTED'
  order by reported_at, meetings.id limit ${WORK_PER_KIND}`;

/**
 * Builds a query of a lawyer's recently ended meetings that are `without` a summary at an instant, the oldest first.
 */
export const toSummarise = (without: (now: SQL) => SQL) => sql`
  select id, ${client} as person, starts_at as "startsAt", ends_at as since, null as until, ${count} as count
  from meetings
  where lawyer_id = ${own} and ends_at > ${now} - make_interval(days => ${SUMMARY_ASKED_DAYS}) and ${without(now)}
  order by ends_at, id limit ${WORK_PER_KIND}`;

export interface DueStep {
  readonly id: string;
  readonly clientId: string;
  readonly person: string;
  /** Key of a Manila day. */
  readonly dueOn: string;
  readonly count: number;
}

/** Query of a lawyer's open next steps that are due or overdue, the longest due first. */
export const DUE_STEPS = sql`
  select id, client_id as "clientId", ${client} as person, due_on as "dueOn", ${count} as count
  from client_steps
  where lawyer_id = ${own} and done_at is null and due_on <= (${now} at time zone 'Asia/Manila')::date
  order by due_on, created_at, id limit ${WORK_PER_KIND}`;

export interface HeldMeeting extends MeetingWork {
  /** Centavos, the platform fee with it. */
  readonly total: number;
}

/** Query of a client's meetings held until payment, the first to expire first. */
export const HELD = sql`
  select id, ${lawyer} as person, starts_at as "startsAt", created_at as since, hold_expires_at as until,
    price + platform_fee as total, ${count} as count
  from meetings where client_id = ${own} and status = 'PAYMENT_PENDING' and hold_expires_at > ${now}
  order by hold_expires_at, id limit ${WORK_PER_KIND}`;

/** Query of a client's next consultation whose questions nobody has answered. */
export const UNANSWERED = sql`
  select id, ${lawyer} as person, starts_at as "startsAt", confirmed_at as since, starts_at as until, 1 as count
  from meetings
  where client_id = ${own} and kind = 'CONSULTATION' and status = 'CONFIRMED' and starts_at > ${now}
    and not exists (select from meeting_intakes i where i.meeting_id = meetings.id)
  order by starts_at, id limit 1`;

/** Query of a client's recent consultations without a review, the newest first. */
export const TO_REVIEW = sql`
  select id, ${lawyer} as person, starts_at as "startsAt", ends_at as since, null as until, ${count} as count
  from meetings where client_id = ${own} and kind = 'CONSULTATION' and status in ('CONFIRMED', 'COMPLETED')
    and ends_at > ${now} - make_interval(days => ${REVIEW_ASKED_DAYS}) and ends_at <= ${now}
    and not client_absent
    and not exists (select from reviews r where r.meeting_id = meetings.id)
    and not exists (select from meeting_absences a where a.meeting_id = meetings.id and a.state <> 'REJECTED')
  order by ends_at desc, id limit ${WORK_PER_KIND}`;
