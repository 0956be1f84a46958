import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './versions-operations';

/** The versions of agreements, and the present one as a file. */
export const versions: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/work-items/{id}/versions': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') } }),
    },
    'GET /api/v1/work-items/{id}/agreement': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PAID') } }),
    },
  },
};
