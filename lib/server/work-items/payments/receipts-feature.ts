import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './receipts-operations';

export const receipts: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/work-items/{id}/receipt/{childId}': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => {
        const id = await f.workItem('PAID');
        const [childId = ''] = f.workItemParts(id).milestones;
        return { params: { id, childId } };
      },
    },
  },
};
