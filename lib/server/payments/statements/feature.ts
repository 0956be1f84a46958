import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as operations from './operations';

/** What a lawyer takes out of the list of payments: a month as a document, a year as sums. */
export const statements: Pick<Feature, 'operations' | 'access'> = {
  operations: Object.values(operations),
  access: {
    'GET /api/v1/lawyers/payments/statement': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({ query: { month: '2026-10' } }),
    },
    'GET /api/v1/lawyers/payments/year': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({ query: { year: '2026' } }),
    },
  },
};
