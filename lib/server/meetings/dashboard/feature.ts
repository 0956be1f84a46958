import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as operations from './operations';

/** The lawyer's first page. */
export const dashboard: Pick<Feature, 'operations' | 'access'> = {
  operations: Object.values(operations),
  access: {
    'GET /api/v1/lawyers/dashboard': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({}),
    },
  },
};
