import 'server-only';
import { type Feature, operationsOf, type PersonalData } from '@/lib/server/registry/feature';
import * as operations from './operations';
import { eraseSaved, exportedSaved } from './service';

/** Lawyers that clients keep for later. */
export const saved: Pick<Feature, 'operations' | 'access' | 'personalData'> & {
  personalData: readonly PersonalData[];
} = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/lawyers/chosen': {
      answers: '200',
      sample: async (f) => ({ query: { ids: await f.visibleLawyer() } }),
    },
    'GET /api/v1/saved-lawyers': {
      answers: 'session mail mail 200 role 200 role',
      sample: () => ({}),
    },
    'GET /api/v1/saved-lawyers/ids': {
      answers: 'session mail mail 200 role 200 role',
      sample: () => ({}),
    },
    'PUT /api/v1/saved-lawyers/{id}': {
      answers: 'session mail mail 204 role 204 role',
      sample: async (f) => ({ params: { id: await f.visibleLawyer() } }),
    },
    'DELETE /api/v1/saved-lawyers/{id}': {
      answers: 'session mail mail 204 role 204 role',
      sample: async (f) => ({ params: { id: await f.visibleLawyer() } }),
    },
  },
  personalData: [{ tables: ['saved_lawyers'], exported: exportedSaved, erase: eraseSaved }],
};
