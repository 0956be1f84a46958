import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as operations from './operations';

/** What a lawyer's meetings brought in. */
export const receivedPayments: Pick<Feature, 'operations' | 'access'> = {
  operations: Object.values(operations),
  access: {
    'GET /api/v1/lawyers/payments': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({ query: { month: '2026-11' } }),
    },
  },
};
