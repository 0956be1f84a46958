import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './operations';

/** A paid agreement and its included meeting, which has no time. */
async function unscheduled(f: Fixtures) {
  const id = await f.workItem('PAID');
  return { id, childId: f.workItemParts(id).meetings[0] ?? '' };
}

/** Meetings that agreements include. */
export const includedMeetings: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'POST /api/v1/work-items/{id}/meetings': {
      answers: 'session mail mail role 201 role none',
      sample: async (f) => ({
        params: { id: await f.workItem('PAID') },
        body: { title: 'Go through the position paper', duration: 60 },
      }),
    },
    'PUT /api/v1/work-items/{id}/meetings/{childId}': {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => ({
        params: await unscheduled(f),
        body: { title: 'Go through the position paper', duration: 60 },
      }),
    },
    'PUT /api/v1/work-items/{id}/meetings/create': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => {
        const { id, childId } = await unscheduled(f);
        const start_time = await f.freeTime();
        return {
          params: { id },
          body: { work_item_meeting_id: childId, start_time, type: 'VIDEO' },
        };
      },
    },
    'GET /api/v1/work-items/{id}/meetings/{childId}/times': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => ({ params: await unscheduled(f) }),
    },
  },
};
