import 'server-only';
import { setRefundAccount } from '@/lib/server/payments/refunds/accounts-operations';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './refunds';

const answers = 'admin 200 code';

export const refunds = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/refunds': { answers, sample: () => ({ query: { group: 'waiting' } }) },
    'GET /api/v1/admin/refunds/{id}/account': {
      answers,
      sample: async (f) => {
        const params = { id: await f.manualRefund() };
        const body = {
          bank_id: 'GXCHPHM2XXX',
          account_name: 'Ana Reyes',
          account_number: '09171234567',
        };
        await f.call(setRefundAccount, { params, body }, 'client');
        return { params };
      },
    },
    'POST /api/v1/admin/refunds/{id}/retry': {
      answers,
      sample: async (f) => ({ params: { id: await f.failedRefund() } }),
    },
    'POST /api/v1/admin/refunds/{id}/manual': {
      answers,
      sample: async (f) => ({ params: { id: await f.failedRefund() } }),
    },
    'POST /api/v1/admin/refunds/{id}/paid': {
      answers,
      sample: async (f) => ({
        params: { id: await f.manualRefund() },
        body: { reference: 'IP-20261123-0001', paid_on: '2026-11-21' },
      }),
    },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
