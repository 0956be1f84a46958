import 'server-only';
import { sql } from 'drizzle-orm';
import type { CaseSide } from '@/lib/domain/cases/case';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { sitePath } from '@/lib/domain/platform/safe-path';
import type { Executor } from '@/lib/server/platform/db/pool';
import { preparedBy } from '@/lib/server/platform/db/prepared';
import { foundOf, type WaitingWork, type WorkSource } from '@/lib/server/registry/work';
import { caseOffers, caseStatements, cases } from '@/lib/server/schema/cases';

// Service

const ACTIONS = {
  answer: {
    ABSENCE: 'Answer the report',
    OBJECTION: 'Answer the objection',
    UNFINISHED: 'Answer the report',
  },
  reply: 'Reply to the question',
  offer: 'Answer the offer',
} as const;

const portal = { client: 'customer-portal', lawyer: 'lawyer-portal' } as const;

function toWork(row: WaitingCase, side: CaseSide): WaitingWork {
  const { agreementId, meetingId, what, kind } = row;
  const page = agreementId
    ? sitePath`/${portal[side]}/work-items/${agreementId}`
    : sitePath`/${portal[side]}/meeting/${meetingId ?? ''}`;
  return {
    id: row.id,
    action: what === 'answer' ? ACTIONS.answer[kind] : ACTIONS[what],
    about: `${row.person}: ${row.title}`,
    since: row.since,
    until: row.until,
    href: `${page}#case`,
  };
}

/** Answers, replies and offers that wait for this side; an absence is answered on the page of its meeting. One statement. */
export const caseWork: readonly WorkSource[] = [
  {
    kind: 'case',
    side: 'client',
    noun: 'cases to answer in',
    all: '/customer-portal/work-items',
    find: async (exec, { userId }, now) =>
      foundOf(await findWaiting(exec, 'client', userId, now), (row) => toWork(row, 'client')),
  },
  {
    kind: 'case',
    side: 'lawyer',
    noun: 'cases to answer in',
    all: '/lawyer-portal/work-items',
    find: async (exec, { lawyerId }, now) =>
      foundOf(await findWaiting(exec, 'lawyer', lawyerId, now), (row) => toWork(row, 'lawyer')),
  },
];

// Store

type WaitingCase = Awaited<ReturnType<typeof waiting>>[number];

const waiting = preparedBy((exec, { side }: { side: CaseSide }) => {
  const at = sql`${sql.placeholder('now')}::timestamptz`;
  const own = side === 'lawyer' ? sql`c.lawyer_id` : sql`c.client_id`;
  const person =
    side === 'lawyer'
      ? sql`(select first_name || ' ' || last_name from users where users.id = c.client_id)`
      : sql`(select 'Atty. ' || display_name from lawyers where lawyers.id = c.lawyer_id)`;
  const toAnswer =
    side === 'lawyer'
      ? sql`c.state = 'OPEN' and c.kind <> 'ABSENCE' and c.answer_until > ${at}`
      : sql`false`;
  const asked = sql`(select max(written_at) from ${caseStatements} q where q.case_id = c.id and q.kind = 'QUESTION')`;
  const toReply = sql`c.state in ('ANSWERED', 'REVIEW') and c.reply_until > ${at}
    and not exists (select from ${caseStatements} s where s.case_id = c.id and s.kind = 'REPLY'
      and s.author = ${side} and s.written_at >= ${asked})`;
  const offered = sql`(select max(o.expires_at) from ${caseOffers} o where o.case_id = c.id
    and o.state = 'OPEN' and o.made_by <> ${side} and o.expires_at > ${at})`;
  const found = sql`(
    select c.id, c.kind, ${person} as person,
      coalesce(i.title, m.subject) as title, i.id as agreement_id, c.meeting_id, c.opened_at as since,
      case when ${toAnswer} then 'answer' when ${toReply} then 'reply' when ${offered} is not null then 'offer' end as what,
      case when ${toAnswer} then c.answer_until when ${toReply} then c.reply_until else ${offered} end as until
    from ${cases} c
      left join work_item_disputes d on d.id = c.dispute_id
      left join work_items i on i.id = d.work_item_id
      left join meetings m on m.id = c.meeting_id
    where ${own} = ${sql.placeholder('owner')} and c.closed_at is null and c.state in ('OPEN', 'ANSWERED', 'REVIEW')
  ) waiting`;
  return exec
    .select({
      id: sql<string>`id`,
      kind: sql<'OBJECTION' | 'UNFINISHED' | 'ABSENCE'>`kind`,
      what: sql<'answer' | 'reply' | 'offer'>`what`,
      person: sql<string>`person`,
      title: sql<string>`title`,
      agreementId: sql<string | null>`agreement_id`,
      meetingId: sql<string | null>`meeting_id`,
      since: sql<Date>`since`.mapWith(cases.openedAt),
      until: sql<Date>`until`.mapWith(cases.openedAt),
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(found)
    .where(sql`what is not null`)
    .orderBy(sql`until`, sql`id`)
    .limit(WORK_PER_KIND);
});

async function findWaiting(exec: Executor, side: CaseSide, owner: string, now: number) {
  return waiting(exec, { side }, { owner, now: new Date(now).toISOString() });
}
