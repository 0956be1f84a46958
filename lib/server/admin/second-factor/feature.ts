import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const secondFactor = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/second-factor': { answers: 'admin 200 200', sample: () => ({}) },
    'POST /api/v1/admin/second-factor/app': { answers: 'admin 200 200', sample: () => ({}) },
    'PUT /api/v1/admin/second-factor/app': {
      answers: 'admin 200 409',
      sample: (f) => ({ body: { code: f.appCode() } }),
    },
    'PUT /api/v1/admin/second-factor': {
      answers: 'admin 200 409',
      sample: (f) => ({ body: { code: f.appCode() } }),
    },
    'DELETE /api/v1/admin/second-factor': { answers: 'admin 204 204', sample: () => ({}) },
    'POST /api/v1/admin/second-factor/recovery-codes': {
      answers: 'admin 200 code',
      sample: () => ({}),
    },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
