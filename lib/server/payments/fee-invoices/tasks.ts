import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { issueFeeDocuments } from './service';

interface Payloads {
  issue_fee_documents: Record<string, never>;
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  issue_fee_documents: { group: 'other', run: (_, now) => issueFeeDocuments(now, 'all') },
};

export const cron: Cron = {
  issue_recent_fee_documents: {
    every: 'minute',
    group: 'other',
    run: (now) => issueFeeDocuments(now, 'recent'),
  },
  issue_all_fee_documents: {
    every: 'day',
    group: 'other',
    run: (now) => issueFeeDocuments(now, 'all'),
  },
};
