import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { purgeRequests } from './requests/service';

export const tasks: TasksOf<never> = {};

export const cron: Cron = {
  purge_notary_requests: { every: 'day', group: 'other', run: purgeRequests },
};
