import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const payouts = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/payouts': {
      answers: 'admin 200 code',
      sample: () => ({ query: { status: 'WAITING' } }),
    },
    'POST /api/v1/admin/payouts/{id}/approve': {
      answers: 'admin 204 code',
      sample: async (f) => ({ params: { id: await f.payout('WAITING') } }),
    },
    'POST /api/v1/admin/payouts/{id}/decline': {
      answers: 'admin 204 code',
      sample: async (f) => ({
        params: { id: await f.payout('WAITING') },
        body: { reason: 'The account is not yours.' },
      }),
    },
    'POST /api/v1/admin/payouts/{id}/retry': {
      answers: 'admin 204 code',
      sample: async (f) => ({ params: { id: await f.payout('FAILED') } }),
    },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
