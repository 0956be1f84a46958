import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as operations from './operations';

/** What people find of notaries. */
export const search: Pick<Feature, 'operations' | 'access'> = {
  operations: Object.values(operations),
  access: {
    'GET /api/v1/notary-public': { answers: '200', sample: () => ({}) },
    'GET /api/v1/notary-public/cities': { answers: '200', sample: () => ({}) },
    'GET /api/v1/notary-public/{id}': {
      answers: '200',
      sample: async (f) => ({ params: { id: await f.notary() } }),
    },
  },
};
