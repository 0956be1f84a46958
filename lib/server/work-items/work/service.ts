import 'server-only';
import { formatPeso } from '@/lib/domain/platform/money';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { type WorkSource, workQuery } from '@/lib/server/registry/work';
import * as store from './store';

function withWhomAndWhat({ person, title }: { person: string; title: string }): string {
  return `${person}: ${title}`;
}

/** Builds a task with a deadline, about one agreement or order as a whole. */
const taskOf =
  (action: string, portal: 'lawyer-portal' | 'customer-portal') => (row: store.AgreementWork) => ({
    id: row.id,
    action,
    about: withWhomAndWhat(row),
    since: new Date(row.since),
    until: new Date(row.until),
    href: sitePath`/${portal}/work-items/${row.id}`,
  });

const drafts: WorkSource = {
  kind: 'draft',
  side: 'lawyer',
  noun: 'drafts of agreements',
  all: '/lawyer-portal/work-items?status=draft',
  ...workQuery(store.DRAFTS, (row: Omit<store.AgreementWork, 'until'>) => ({
    id: row.id,
    action: 'Send or delete the draft',
    about: withWhomAndWhat(row),
    since: new Date(row.since),
    until: null,
    href: sitePath`/lawyer-portal/work-items/${row.id}`,
  })),
};

const endingProposals: WorkSource = {
  kind: 'proposal',
  side: 'lawyer',
  noun: 'proposals that end soon',
  all: '/lawyer-portal/work-items?status=proposal',
  ...workQuery(store.ENDING, taskOf('Ask about the proposal', 'lawyer-portal')),
};

const proposals: WorkSource = {
  kind: 'proposal',
  side: 'client',
  noun: 'proposals to answer',
  all: '/customer-portal/work-items?status=proposal',
  ...workQuery(store.PROPOSED, taskOf('Answer the proposal', 'customer-portal')),
};

const unansweredOrders: WorkSource = {
  kind: 'order',
  side: 'lawyer',
  noun: 'orders to answer',
  all: '/lawyer-portal/work-items?status=paid',
  ...workQuery(store.UNANSWERED, taskOf('Accept or decline the order', 'lawyer-portal')),
};

const toDeliver: WorkSource = {
  kind: 'delivery',
  side: 'lawyer',
  noun: 'deliveries to make',
  all: '/lawyer-portal/work-items?status=paid',
  ...workQuery(store.TO_DELIVER, (row: store.ToDeliver) =>
    taskOf(row.changes ? 'Change and deliver again' : 'Deliver the work', 'lawyer-portal')(row),
  ),
};

const unpaidOrders: WorkSource = {
  kind: 'order',
  side: 'client',
  noun: 'orders to pay',
  all: '/customer-portal/work-items?status=proposal',
  ...workQuery(store.UNPAID, taskOf('Sign and pay, or cancel the order', 'customer-portal')),
};

const completed: WorkSource = {
  kind: 'completion',
  side: 'client',
  noun: 'deliveries to answer',
  all: '/customer-portal/work-items',
  ...workQuery(store.COMPLETED, taskOf('Confirm the work, or ask for changes', 'customer-portal')),
};

const payments: WorkSource = {
  kind: 'payment',
  side: 'client',
  noun: 'payments of agreements',
  all: '/customer-portal/work-items',
  ...workQuery(store.PAYMENTS, (row: store.AskedPayment) => ({
    id: row.id,
    action: `Pay ${formatPeso(row.amount)}`,
    about: row.part ? `${row.title}, ${row.part}` : row.title,
    since: new Date(row.since),
    until: row.until === null ? null : new Date(row.until),
    href: sitePath`/customer-portal/work-items/${row.itemId}`,
  })),
};

const includedMeetings: WorkSource = {
  kind: 'included_meeting',
  side: 'client',
  noun: 'included meetings without a time',
  all: '/customer-portal/work-items?status=paid',
  ...workQuery(store.WITHOUT_TIME, (row: store.MeetingWithoutTime) => ({
    id: row.id,
    action: 'Choose a time',
    about: withWhomAndWhat(row),
    since: new Date(row.since),
    until: null,
    href: sitePath`/customer-portal/work-items/${row.itemId}/meetings/${row.id}`,
  })),
};

export const agreementWork: readonly WorkSource[] = [
  endingProposals,
  drafts,
  proposals,
  payments,
  completed,
  includedMeetings,
  unansweredOrders,
  toDeliver,
  unpaidOrders,
];
