import 'server-only';
import { sql } from 'drizzle-orm';
import type { CaseSide } from '@/lib/domain/cases/case';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import type { Query } from '@/lib/server/platform/db/queries';
import { type WaitingWork, type WorkSource, workQuery } from '@/lib/server/registry/work';
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
    since: new Date(row.since),
    until: new Date(row.until),
    href: `${page}#case`,
  };
}

export const caseWork: readonly WorkSource[] = [
  {
    kind: 'case',
    side: 'client',
    noun: 'cases to answer in',
    all: '/customer-portal/work-items',
    ...workQuery(waitingFor('client'), (row: WaitingCase) => toWork(row, 'client')),
  },
  {
    kind: 'case',
    side: 'lawyer',
    noun: 'cases to answer in',
    all: '/lawyer-portal/work-items',
    ...workQuery(waitingFor('lawyer'), (row: WaitingCase) => toWork(row, 'lawyer')),
  },
];

// Store

type WaitingCase = {
  id: string;
  kind: 'OBJECTION' | 'UNFINISHED' | 'ABSENCE';
  what: 'answer' | 'reply' | 'offer';
  person: string;
  title: string;
  agreementId: string | null;
  meetingId: string | null;
  since: string;
  until: string;
  count: number;
};

function waitingFor(side: CaseSide): Query {
  const at = sql`${sql.placeholder('now')}::timestamptz`;
  const owner = sql.placeholder('own');
  const own = side === 'lawyer' ? sql`c.lawyer_id = ${owner}` : sql`c.client_id = ${owner}`;
  const person =
    side === 'lawyer'
      ? sql`(select ${fullNameOf('users')} from users where users.id = c.client_id)`
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
  return sql`
    select id, kind, what, person, title, "agreementId", "meetingId", since, until, (count(*) over ())::int as count
    from (
      select c.id, c.kind, ${person} as person,
        coalesce(i.title, m.subject) as title, i.id as "agreementId", c.meeting_id as "meetingId", c.opened_at as since,
        case when ${toAnswer} then 'answer' when ${toReply} then 'reply' when ${offered} is not null then 'offer' end as what,
        case when ${toAnswer} then c.answer_until when ${toReply} then c.reply_until else ${offered} end as until
      from ${cases} c
        left join work_item_disputes d on d.id = c.dispute_id
        left join work_items i on i.id = d.work_item_id
        left join meetings m on m.id = c.meeting_id
      where ${own} and c.closed_at is null and c.state in ('OPEN', 'ANSWERED', 'REVIEW')
    ) waiting
    where what is not null
    order by until, id
    limit ${WORK_PER_KIND}`;
}
