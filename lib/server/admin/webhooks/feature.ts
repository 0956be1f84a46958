import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const webhooks = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/webhooks': { answers: 'admin 200 code', sample: () => ({}) },
    'POST /api/v1/admin/webhooks/{id}/replay': {
      answers: 'admin 204 code',
      sample: async (f) => ({ params: { id: await f.webhookDelivery() } }),
    },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
