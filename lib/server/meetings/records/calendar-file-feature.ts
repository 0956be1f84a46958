import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './calendar-file-operations';

export const calendarFile: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/meeting/{id}/calendar': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({ params: { id: await f.confirmedMeeting() } }),
    },
  },
};
