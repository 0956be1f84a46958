import 'server-only';
import { cache } from 'react';
import { WORK_PER_KIND } from '@/lib/domain/notifications/work';
import { formatPeso } from '@/lib/domain/platform/money';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { DAY_MS } from '@/lib/domain/platform/time';
import { OBJECTION_DAYS, objectionEnd, REMINDER_DAYS } from '@/lib/domain/work-items/work-item';
import type { Executor } from '@/lib/server/platform/db/pool';
import { foundOf, type WorkSource } from '@/lib/server/registry/work';
import * as store from './store';

/** `Ana Cruz: Lease of an office` */
function withWhomAndWhat({ person, title }: { person: string; title: string }): string {
  return `${person}: ${title}`;
}

const [SOON_DAYS] = REMINDER_DAYS;

/** Drafts and proposals of a lawyer, read once for a page. One statement. */
const unansweredOf = cache((exec: Executor, lawyerId: string, now: number) =>
  store.findUnanswered(exec, lawyerId, {
    from: new Date(now),
    to: new Date(now + SOON_DAYS * DAY_MS),
  }),
);

const unsent: WorkSource = {
  kind: 'draft',
  side: 'lawyer',
  noun: 'drafts of agreements',
  all: '/lawyer-portal/work-items?status=draft',
  find: async (exec, { lawyerId }, now) => {
    const { drafts } = await unansweredOf(exec, lawyerId, now);
    return foundOf(drafts, (row) => ({
      id: row.id,
      action: 'Send or delete the draft',
      about: withWhomAndWhat(row),
      since: row.updatedAt,
      until: null,
      href: sitePath`/lawyer-portal/work-items/${row.id}`,
    }));
  },
};

const endingProposals: WorkSource = {
  kind: 'proposal',
  side: 'lawyer',
  noun: 'proposals that end soon',
  all: '/lawyer-portal/work-items?status=proposal',
  find: async (exec, { lawyerId }, now) => {
    const { proposals } = await unansweredOf(exec, lawyerId, now);
    return foundOf(proposals, (row) => ({
      id: row.id,
      action: 'Ask about the proposal',
      about: withWhomAndWhat(row),
      since: row.sentAt ?? row.updatedAt,
      until: row.expiresAt,
      href: sitePath`/lawyer-portal/work-items/${row.id}`,
    }));
  },
};

const toAnswer: WorkSource = {
  kind: 'proposal',
  side: 'client',
  noun: 'proposals to answer',
  all: '/customer-portal/work-items?status=proposal',
  find: async (exec, { userId }, now) =>
    foundOf(await store.findProposals(exec, userId, new Date(now)), (row) => ({
      id: row.id,
      action: 'Answer the proposal',
      about: withWhomAndWhat(row),
      since: row.sentAt ?? row.updatedAt,
      until: row.expiresAt,
      href: sitePath`/customer-portal/work-items/${row.id}`,
    })),
};

const completed: WorkSource = {
  kind: 'completion',
  side: 'client',
  noun: 'finished agreements to confirm',
  all: '/customer-portal/work-items?status=completed',
  find: async (exec, { userId }, now) => {
    const after = new Date(now - OBJECTION_DAYS * DAY_MS);
    return foundOf(await store.findCompleted(exec, userId, after), (row) => ({
      id: row.id,
      action: 'Confirm the work, or object',
      about: withWhomAndWhat(row),
      since: row.finishedAt,
      until: new Date(objectionEnd(row.finishedAt.getTime())),
      href: sitePath`/customer-portal/work-items/${row.id}`,
    }));
  },
};

const payments: WorkSource = {
  kind: 'payment',
  side: 'client',
  noun: 'payments of agreements',
  all: '/customer-portal/work-items',
  find: async (exec, { userId }, now) => {
    const rows = await store.findPayments(exec, userId, new Date(now), WORK_PER_KIND);
    return foundOf(rows, (row) => ({
      id: row.id,
      action: `Pay ${formatPeso(row.amount)}`,
      about: row.part ? `${row.title}, ${row.part}` : row.title,
      since: new Date(row.since),
      until: row.until === null ? null : new Date(row.until),
      href: sitePath`/customer-portal/work-items/${row.item_id}`,
    }));
  },
};

const includedMeetings: WorkSource = {
  kind: 'included_meeting',
  side: 'client',
  noun: 'included meetings without a time',
  all: '/customer-portal/work-items?status=paid',
  find: async (exec, { userId }) =>
    foundOf(await store.findWithoutTime(exec, userId), (row) => ({
      id: row.id,
      action: 'Choose a time',
      about: withWhomAndWhat(row),
      since: row.since,
      until: null,
      href: sitePath`/customer-portal/work-items/${row.itemId}/meetings/${row.id}`,
    })),
};

/** What waits for either side of agreements. */
export const agreementWork: readonly WorkSource[] = [
  endingProposals,
  unsent,
  toAnswer,
  payments,
  completed,
  includedMeetings,
];
