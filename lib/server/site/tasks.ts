import 'server-only';
import type { Cron } from '@/lib/server/platform/queue/tasks';
import { recordHeartbeat } from './health/service';

export const cron: Cron = {
  beat: { every: '20 seconds', group: 'other', run: (now) => recordHeartbeat('jobs', now) },
};
