import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const audit = {
  operations: Object.values(operations),
  access: {
    'GET /api/v1/admin/audit': { answers: 'admin 200 code', sample: () => ({}) },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
