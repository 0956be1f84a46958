import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './purchases-operations';

/** Services that are offered and bought beside an agreement. */
export const purchases: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'POST /api/v1/work-items/{id}/additional-services': {
      answers: 'session mail mail role 201 role none',
      sample: async (f) => ({
        params: { id: await f.workItem('PAID') },
        body: { name: 'Appeal to the Commission', description: 'Once.', price: 1_500_000 },
      }),
    },
    'DELETE /api/v1/work-items/{id}/additional-services/{childId}': {
      answers: 'session mail mail role 204 role none',
      sample: async (f) => {
        const id = await f.workItem('PAID');
        return { params: { id, childId: f.workItemParts(id).services[0] ?? '' } };
      },
    },
    'PUT /api/v1/work-items/{id}/additional-services/purchase': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => {
        const id = await f.workItem('PAID');
        return { params: { id }, body: { service_ids: f.workItemParts(id).services } };
      },
    },
  },
};
