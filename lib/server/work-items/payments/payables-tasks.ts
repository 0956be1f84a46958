import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { expireHold, type PartRef, queueOverduePayments } from './holds';
import { askDueMilestone, queueDueMilestones } from './milestones-service';
import { queueDueReleases, releaseDue } from './releases-service';

interface Payloads {
  expire_agreement_payment: PartRef;
  ask_milestone: { milestoneId: string };
  release_agreement: { workItemId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  // Asks the gateway.
  expire_agreement_payment: { group: 'payments', run: (part, now) => expireHold(part, now) },
  ask_milestone: {
    group: 'other',
    run: ({ milestoneId }, now) => askDueMilestone(milestoneId, now),
  },
  release_agreement: { group: 'other', run: ({ workItemId }, now) => releaseDue(workItemId, now) },
};

export const cron: Cron = {
  queue_overdue_agreement_payments: { every: 'minute', group: 'other', run: queueOverduePayments },
  queue_due_milestones: { every: 'minute', group: 'other', run: queueDueMilestones },
  queue_due_releases: { every: 'minute', group: 'other', run: queueDueReleases },
};
