import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const jobs = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/jobs': { answers: 'admin 200 code', sample: () => ({}) },
    'POST /api/v1/admin/jobs/{id}/retry': {
      answers: 'admin 204 code',
      sample: async (f) => ({ params: { id: await f.failedJob() } }),
    },
    'POST /api/v1/admin/jobs/{id}/discard': {
      answers: 'admin 204 code',
      sample: async (f) => ({
        params: { id: await f.failedJob() },
        body: { reason: 'The file is gone' },
      }),
    },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
