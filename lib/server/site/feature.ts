import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as health from './health/operations';
import * as openapi from './openapi/operations';
import { cron } from './tasks';

export const site: Feature = {
  name: 'site',
  cron,
  operations: [...Object.values(health), ...Object.values(openapi)],
  access: {
    'GET /api/v1/openapi.json': { answers: '200', sample: () => ({}) },
    'GET /api/health': {
      answers: '200',
      sample: async (f) => {
        await f.heartbeat();
        return {};
      },
    },
  },
};
