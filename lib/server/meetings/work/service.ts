import 'server-only';
import { cache } from 'react';
import { REVIEW_ASKED_DAYS, SUMMARY_ASKED_DAYS } from '@/lib/domain/meetings/afterwards';
import { answerDeadline } from '@/lib/domain/meetings/attendance/absence';
import type { Party } from '@/lib/domain/meetings/meeting';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { dayChip, dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { DAY_MS } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { type FoundWork, foundOf, type WorkSource } from '@/lib/server/registry/work';
import { findWork as findFollowUps } from '../follow-ups/service';
import { unreadPeople } from '../messages/inbox-service';
import { findUnanswered } from '../records/associates-service';
import { withoutSummary } from '../records/service';
import * as store from './store';

const PORTALS = { client: 'customer-portal', lawyer: 'lawyer-portal' } as const;

/** `Ana Cruz, Nov 20` */
function withWhomAndWhen({ person, startsAt }: store.MeetingWork): string {
  return `${person}, ${dayChip(startsAt.getTime()).date}`;
}

function daysBefore(now: number, days: number): Date {
  return new Date(now - days * DAY_MS);
}

const toDo = store.toDoWith(withoutSummary);

/** Reports and summaries that wait for a lawyer, read once for a page. One statement. */
const toDoOf = cache(async (exec: Executor, lawyerId: string, now: number) => {
  const after = daysBefore(now, SUMMARY_ASKED_DAYS);
  const rows = await toDo(exec, { lawyerId, after, now: new Date(now) });
  return {
    reported: rows.flatMap(({ reportedAt, ...row }) =>
      reportedAt ? [{ ...row, reportedAt }] : [],
    ),
    ended: rows.filter(({ reportedAt }) => reportedAt === null),
  };
});

const summaries: WorkSource = {
  kind: 'summary',
  side: 'lawyer',
  noun: 'summaries to write',
  all: '/lawyer-portal/meetings?only=no_summary',
  find: async (exec, { lawyerId }, now) => {
    const { ended } = await toDoOf(exec, lawyerId, now);
    return foundOf(ended, (row) => ({
      id: row.id,
      action: 'Write the summary',
      about: withWhomAndWhen(row),
      since: row.endsAt,
      until: null,
      href: sitePath`/lawyer-portal/meeting/${row.id}/summary`,
    }));
  },
};

const absences: WorkSource = {
  kind: 'absence',
  side: 'lawyer',
  noun: 'reports to answer',
  all: '/lawyer-portal/meetings',
  find: async (exec, { lawyerId }, now) => {
    const { reported } = await toDoOf(exec, lawyerId, now);
    return foundOf(reported, (row) => ({
      id: row.id,
      action: 'Answer the report',
      about: withWhomAndWhen(row),
      since: row.reportedAt,
      until: new Date(answerDeadline(row.reportedAt.getTime())),
      href: sitePath`/lawyer-portal/meeting/${row.id}`,
    }));
  },
};

/** Those whose day has come. */
const steps: WorkSource = {
  kind: 'next_step',
  side: 'lawyer',
  noun: 'next steps that are due',
  all: '/lawyer-portal/clients',
  find: async (exec, { lawyerId }, now) =>
    foundOf(await store.findDueSteps(exec, lawyerId, dayKey(now)), (row) => {
      const due = dayKeyStart(row.dueOn ?? dayKey(now));
      return {
        id: row.id,
        action: 'Take the next step',
        about: `${row.person}, due ${dayChip(due).date}`,
        since: new Date(due),
        until: null,
        href: sitePath`/lawyer-portal/clients/${row.clientId}`.concat('#next-steps'),
      };
    }),
};

const payments: WorkSource = {
  kind: 'payment',
  side: 'client',
  noun: 'meetings to pay for',
  all: '/customer-portal',
  find: async (exec, { userId }, now) =>
    foundOf(await store.findHeld(exec, userId, new Date(now)), (row) => ({
      id: row.id,
      action: 'Pay for the meeting',
      about: withWhomAndWhen(row),
      since: row.createdAt,
      until: row.holdExpiresAt,
      href: sitePath`/customer-portal/meeting/${row.id}`,
    })),
};

const followUps: WorkSource = {
  kind: 'follow_up',
  side: 'client',
  noun: 'follow-ups to choose a time for',
  all: '/customer-portal',
  find: (exec, { userId }, now) => findFollowUps(exec, userId, now),
};

/** Best before the meeting begins; until the call closes it is still asked. */
const associates: WorkSource = {
  kind: 'associate',
  side: 'client',
  noun: 'calls that another lawyer would join',
  all: '/customer-portal',
  find: async (exec, { userId }, now) =>
    foundOf(await findUnanswered(exec, userId, now), (row) => ({
      id: row.id,
      action: 'Say who may join your call',
      about: `Atty. ${row.associateName}, ${dayChip(row.startsAt.getTime()).date}`,
      since: row.askedAt,
      until: row.startsAt,
      href: sitePath`/customer-portal/meeting/${row.meetingId}`.concat('#associate'),
    })),
};

const reviews: WorkSource = {
  kind: 'review',
  side: 'client',
  noun: 'meetings to review',
  all: '/customer-portal',
  find: async (exec, { userId }, now) => {
    const span = { from: daysBefore(now, REVIEW_ASKED_DAYS), now: new Date(now) };
    return foundOf(await store.findToReview(exec, userId, span), (row) => ({
      id: row.id,
      action: 'Review the meeting',
      about: withWhomAndWhen(row),
      since: row.endsAt,
      until: null,
      href: sitePath`/customer-portal/meeting/${row.id}`.concat('#review'),
    }));
  },
};

async function findMessages(exec: Executor, party: Party): Promise<FoundWork> {
  const rows = await unreadPeople(exec, party, WORK_PER_KIND);
  return foundOf(rows, (row) => ({
    id: row.person_id,
    action: row.unread === 1 ? 'Read the message' : `Read ${row.unread} messages`,
    about: row.is_lawyer ? `Atty. ${row.person_name}` : row.person_name,
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

/** What waits for either side of meetings, and of what they write to each other. */
export const meetingWork: readonly WorkSource[] = [
  ...messages,
  absences,
  summaries,
  steps,
  payments,
  followUps,
  associates,
  reviews,
];
