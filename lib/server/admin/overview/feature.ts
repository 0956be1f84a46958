import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const overview: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/overview': { answers: 'admin 200 code', sample: () => ({}) },
    'GET /api/v1/admin/figures': { answers: 'admin 200 code', sample: () => ({}) },
  },
};
