import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const audit = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/audit': { answers: 'admin 200 code', sample: () => ({}) },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
