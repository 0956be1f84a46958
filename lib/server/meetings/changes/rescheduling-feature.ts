import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './rescheduling-operations';

export const rescheduling: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/meeting/{id}/times': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({ params: { id: await f.confirmedMeeting() } }),
    },
    'PUT /api/v1/meeting/{id}/reschedule': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({
        params: { id: await f.confirmedMeeting() },
        body: { start_time: await f.freeTime(), reason: 'A hearing was set.' },
      }),
    },
  },
};
