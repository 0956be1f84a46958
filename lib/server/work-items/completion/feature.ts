import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { waiveMilestone } from '../payments/milestones-operations';
import * as operations from './completion-operations';

/** The end of an agreement: the lawyer completes it, the client confirms or objects. */
export const completing: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'PUT /api/v1/work-items/{id}/complete/lawyer': {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => {
        const id = await f.workItem('PAID');
        const params = { id, childId: f.workItemParts(id).milestones[1] ?? '' };
        await f.call(waiveMilestone, { params }, 'lawyer');
        return { params: { id } };
      },
    },
    'PUT /api/v1/work-items/{id}/complete': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => ({
        params: { id: await f.workItem('COMPLETED') },
        body: { accepted: true },
      }),
    },
    'PUT /api/v1/work-items/{id}/problem': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => ({
        params: { id: await f.overdueWorkItem() },
        body: { reason: 'Nothing was filed.' },
      }),
    },
  },
};
