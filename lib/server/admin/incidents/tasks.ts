import 'server-only';
import { purgeFailedJobs } from '@/lib/server/platform/queue/service';
import type { Cron } from '@/lib/server/platform/queue/tasks';
import { watchIncidents } from './service';

export const cron: Cron = {
  watch_incidents: { every: '5 minutes', group: 'other', run: watchIncidents },
  purge_failed_jobs: { every: 'day', group: 'other', run: purgeFailedJobs },
};
