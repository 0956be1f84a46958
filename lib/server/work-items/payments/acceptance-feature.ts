import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './acceptance-operations';

/** A client accepts a proposal. */
export const accepting: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'POST /api/v1/work-items/{id}/accept-proposal': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => ({
        params: { id: await f.workItem('PROPOSAL') },
        body: { version: 1, name: 'Ana Reyes', consent: true },
      }),
    },
  },
};
