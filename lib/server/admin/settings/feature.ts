import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const settings = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/settings': { answers: 'admin 200 code', sample: () => ({}) },
    'PUT /api/v1/admin/settings/{id}': {
      answers: 'admin 200 code',
      sample: () => ({
        params: { id: 'payout_minimum' },
        body: { value: 60_000, expected: 50_000, reason: 'Fewer transfers' },
      }),
    },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
