import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import {
  endUnanswered,
  queueOrderReminders,
  queueUnansweredOrders,
  remindOfOrder,
} from './orders/answers-service';
import { withdrawSuspended } from './payments/suspension';
import {
  expireProposal,
  queueOverdueProposals,
  queueProposalReminders,
  remindOfProposal,
} from './proposals/expiry';
import { purgeAgreements } from './records/personal-data-service';

interface Payloads {
  end_unanswered_order: { workItemId: string };
  remind_of_order: { workItemId: string };
  expire_proposal: { workItemId: string };
  remind_of_proposal: { workItemId: string };
  withdraw_suspended_agreement: { workItemId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  expire_proposal: {
    group: 'other',
    run: ({ workItemId }, now) => expireProposal(workItemId, now),
  },
  remind_of_proposal: {
    group: 'other',
    run: ({ workItemId }, now) => remindOfProposal(workItemId, now),
  },
  end_unanswered_order: {
    group: 'payments',
    run: ({ workItemId }, now) => endUnanswered(workItemId, now),
  },
  remind_of_order: {
    group: 'other',
    run: ({ workItemId }, now) => remindOfOrder(workItemId, now),
  },
  // Asks the gateway.
  withdraw_suspended_agreement: {
    group: 'payments',
    run: ({ workItemId }, now) => withdrawSuspended(workItemId, now),
  },
};

export const cron: Cron = {
  queue_overdue_proposals: { every: '5 minutes', group: 'other', run: queueOverdueProposals },
  queue_proposal_reminders: { every: '5 minutes', group: 'other', run: queueProposalReminders },
  queue_unanswered_orders: { every: '5 minutes', group: 'payments', run: queueUnansweredOrders },
  queue_order_reminders: { every: '5 minutes', group: 'other', run: queueOrderReminders },
  purge_agreements: { every: 'day', group: 'other', run: purgeAgreements },
};
