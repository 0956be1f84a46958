import 'server-only';
import type { Feature } from '@/lib/server/platform/features/feature';
import * as inApp from './in-app/operations';
import { cron, tasks } from './tasks';

export const notifications: Feature = {
  name: 'notifications',
  ...{ tasks, cron },
  operations: Object.values(inApp),
  access: {
    'GET /api/v1/notifications/in-app': {
      answers: 'session mail mail 200 200 200 200',
      sample: () => ({}),
    },
    'PUT /api/v1/notifications/in-app/{id}/seen': {
      answers: 'session mail mail 204 none none none',
      sample: async (f) => ({ params: { id: await f.notificationId() } }),
    },
  },
};
