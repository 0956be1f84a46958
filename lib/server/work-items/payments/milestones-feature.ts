import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './milestones-operations';

/** Of a paid agreement: the milestone at this place. */
async function milestone(f: Fixtures, at: number) {
  const id = await f.workItem('PAID');
  return { id, childId: f.workItemParts(id).milestones[at] ?? '' };
}

const BY_LAWYER = 'session mail mail role 200 role none';
const BY_CLIENT = 'session mail mail 200 role none role';

/** The parts of the price. */
export const milestones: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'POST /api/v1/work-items/{id}/milestones/{childId}/pay': {
      answers: BY_CLIENT,
      sample: async (f) => {
        const params = await milestone(f, 1);
        await f.call(operations.askMilestone, { params }, 'lawyer');
        return { params };
      },
    },
    'PUT /api/v1/work-items/{id}/milestones/{childId}/ask': {
      answers: BY_LAWYER,
      sample: async (f) => ({ params: await milestone(f, 1) }),
    },
    'PUT /api/v1/work-items/{id}/milestones/{childId}/waive': {
      answers: BY_LAWYER,
      sample: async (f) => ({ params: await milestone(f, 1) }),
    },
    'PUT /api/v1/work-items/{id}/milestones/{childId}/finish': {
      answers: BY_LAWYER,
      sample: async (f) => ({ params: await milestone(f, 0) }),
    },
    'PUT /api/v1/work-items/{id}/milestones/{childId}/confirm': {
      answers: BY_CLIENT,
      sample: async (f) => {
        const params = await milestone(f, 0);
        await f.call(operations.finishMilestone, { params }, 'lawyer');
        return { params };
      },
    },
  },
};
