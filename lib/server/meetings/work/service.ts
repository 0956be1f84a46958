import 'server-only';
import { answerDeadline } from '@/lib/domain/meetings/attendance/absence';
import type { Party } from '@/lib/domain/meetings/meeting';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { dayChip, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { DAY_MS } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { type FoundWork, foundOf, type WorkSource, workQuery } from '@/lib/server/registry/work';
import { openWork as openFollowUps } from '../follow-ups/service';
import { unreadPeople } from '../messages/inbox-service';
import { type AskedClient, UNANSWERED } from '../records/associates-service';
import { withoutSummary } from '../records/service';
import { conflicts } from './conflicts-service';
import * as store from './store';

const PORTALS = { client: 'customer-portal', lawyer: 'lawyer-portal' } as const;

function withWhomAndWhen({ person, startsAt }: Pick<store.MeetingWork, 'person' | 'startsAt'>) {
  return `${person}, ${dayChip(new Date(startsAt).getTime()).date}`;
}

const summaries: WorkSource = {
  kind: 'summary',
  side: 'lawyer',
  noun: 'summaries to write',
  all: '/lawyer-portal/meetings?only=no_summary',
  ...workQuery(store.toSummarise(withoutSummary), (row: store.MeetingWork) => ({
    id: row.id,
    action: 'Write the summary',
    about: withWhomAndWhen(row),
    since: new Date(row.since),
    until: null,
    href: sitePath`/lawyer-portal/meeting/${row.id}`.concat('#summary'),
  })),
};

const absences: WorkSource = {
  kind: 'absence',
  side: 'lawyer',
  noun: 'reports to answer',
  all: '/lawyer-portal/meetings',
  ...workQuery(store.REPORTED, (row: store.MeetingWork) => ({
    id: row.id,
    action: 'Answer the report',
    about: withWhomAndWhen(row),
    since: new Date(row.since),
    until: new Date(answerDeadline(Date.parse(row.since))),
    href: sitePath`/lawyer-portal/meeting/${row.id}`,
  })),
};

const steps: WorkSource = {
  kind: 'next_step',
  side: 'lawyer',
  noun: 'next steps that are due',
  all: '/lawyer-portal/clients',
  ...workQuery(store.DUE_STEPS, (row: store.DueStep) => {
    const due = dayKeyStart(row.dueOn);
    return {
      id: row.id,
      action: 'Take the next step',
      about: row.person,
      since: new Date(due),
      until: new Date(due + DAY_MS),
      href: sitePath`/lawyer-portal/clients/${row.clientId}`.concat('#next-steps'),
    };
  }),
};

const payments: WorkSource = {
  kind: 'payment',
  side: 'client',
  noun: 'meetings to pay for',
  all: '/customer-portal',
  ...workQuery(store.HELD, (row: store.HeldMeeting) => ({
    id: row.id,
    action: `Pay ${formatPeso(row.total)} to keep your time`,
    about: withWhomAndWhen(row),
    since: new Date(row.since),
    until: row.until === null ? null : new Date(row.until),
    href: sitePath`/customer-portal/meeting/${row.id}`,
  })),
};

const followUps: WorkSource = {
  kind: 'follow_up',
  side: 'client',
  noun: 'follow-ups to choose a time for',
  all: '/customer-portal',
  ...openFollowUps,
};

const associates: WorkSource = {
  kind: 'associate',
  side: 'client',
  noun: 'calls that another lawyer would join',
  all: '/customer-portal',
  ...workQuery(UNANSWERED, (row: AskedClient) => ({
    id: row.id,
    action: 'Say who may join your call',
    about: withWhomAndWhen({ person: `Atty. ${row.associateName}`, startsAt: row.startsAt }),
    since: new Date(row.askedAt),
    until: new Date(row.startsAt),
    href: sitePath`/customer-portal/meeting/${row.meetingId}`.concat('#associate'),
  })),
};

const questions: WorkSource = {
  kind: 'questions',
  side: 'client',
  noun: 'meetings with questions to answer',
  all: '/customer-portal',
  ...workQuery(store.UNANSWERED, (row: store.MeetingWork) => ({
    id: row.id,
    action: 'Answer a few questions, about 2 minutes',
    about: withWhomAndWhen(row),
    since: new Date(row.since),
    until: new Date(row.startsAt),
    href: sitePath`/customer-portal/meeting/${row.id}`.concat('#intake'),
  })),
};

const reviews: WorkSource = {
  kind: 'review',
  side: 'client',
  noun: 'meetings to review',
  all: '/customer-portal',
  ...workQuery(store.TO_REVIEW, (row: store.MeetingWork) => ({
    id: row.id,
    action: 'Review the meeting',
    about: withWhomAndWhen(row),
    since: new Date(row.since),
    until: null,
    href: sitePath`/customer-portal/meeting/${row.id}`.concat('#review'),
  })),
};

async function findMessages(exec: Executor, party: Party): Promise<FoundWork> {
  const rows = await unreadPeople(exec, party, WORK_PER_KIND);
  return foundOf(rows, (row) => ({
    id: row.person_id,
    action: row.unread === 1 ? 'Read the message' : `Read ${row.unread} messages`,
    about: [row.is_lawyer ? `Atty. ${row.person_name}` : row.person_name, row.apart]
      .filter((text) => text !== null)
      .join(', '),
    since: new Date(row.since),
    until: null,
    href: sitePath`/${PORTALS[party.side]}/messages/${row.person_id}`,
  }));
}

const messages: readonly WorkSource[] = [
  {
    kind: 'message',
    side: 'lawyer',
    noun: 'people who wrote to you',
    all: '/lawyer-portal/messages',
    find: findMessages,
  },
  {
    kind: 'message',
    side: 'client',
    noun: 'people who wrote to you',
    all: '/customer-portal/messages',
    find: findMessages,
  },
];

/** Pending work of either party from meetings and their messages. */
export const meetingWork: readonly WorkSource[] = [
  ...messages,
  conflicts,
  absences,
  summaries,
  steps,
  payments,
  followUps,
  associates,
  questions,
  reviews,
];
