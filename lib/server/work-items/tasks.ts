import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { withdrawSuspended } from './payments/suspension';
import {
  expireProposal,
  queueOverdueProposals,
  queueProposalReminders,
  remindOfProposal,
} from './proposals/expiry';
import { purgeAgreements } from './records/personal-data-service';

interface Payloads {
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
  // Asks the gateway.
  withdraw_suspended_agreement: {
    group: 'payments',
    run: ({ workItemId }, now) => withdrawSuspended(workItemId, now),
  },
};

export const cron: Cron = {
  queue_overdue_proposals: { every: '5 minutes', group: 'other', run: queueOverdueProposals },
  queue_proposal_reminders: { every: '5 minutes', group: 'other', run: queueProposalReminders },
  purge_agreements: { every: 'day', group: 'other', run: purgeAgreements },
};
