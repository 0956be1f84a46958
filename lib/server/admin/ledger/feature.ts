import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

/** The books of account, to be read. */
export const ledger: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/ledger': {
      answers: 'admin 200 code',
      sample: () => ({ query: { kind: 'payment' } }),
    },
  },
};
