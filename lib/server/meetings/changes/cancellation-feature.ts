import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './cancellation-operations';

export const cancelling: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'PUT /api/v1/meeting/{id}/cancel': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({
        params: { id: await f.confirmedMeeting() },
        body: { reason: 'Ill.' },
      }),
    },
  },
};
