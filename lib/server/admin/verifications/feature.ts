import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';

export const verifications = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/verifications': { answers: 'admin 200 code', sample: () => ({}) },
    'GET /api/v1/admin/verifications/{id}': {
      answers: 'admin 200 code',
      sample: async (f) => ({ params: { id: (await f.verification()).id } }),
    },
    'GET /api/v1/admin/verifications/{id}/document/{childId}': {
      answers: 'admin 200 code',
      sample: async (f) => {
        const { id, documentId } = await f.verification();
        return { params: { id, childId: documentId } };
      },
    },
    'POST /api/v1/admin/verifications/{id}/decision': {
      answers: 'admin 200 code',
      sample: async (f) => {
        const { id, version } = await f.verification();
        return { params: { id }, body: { decision: 'approve', version } };
      },
    },
  },
} as const satisfies Pick<Feature, 'operations' | 'access'>;
