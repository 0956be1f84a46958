import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { queueCommissionWarnings, warnOfCommission } from './commission/reminders';
import { purgeRequests } from './requests/service';

interface Payloads {
  warn_of_commission: { lawyerId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  warn_of_commission: {
    group: 'other',
    run: ({ lawyerId }, now) => warnOfCommission(lawyerId, now),
  },
};

export const cron: Cron = {
  queue_commission_warnings: { every: 'day', group: 'other', run: queueCommissionWarnings },
  purge_notary_requests: { every: 'day', group: 'other', run: purgeRequests },
};
