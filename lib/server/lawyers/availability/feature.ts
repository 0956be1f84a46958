import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as operations from './operations';

const WORKING_DAY = { day: 1, available: true, start_time: '09:00', end_time: '17:00' };

/** When a lawyer can be booked. */
export const availability: Pick<Feature, 'operations' | 'access'> = {
  operations: Object.values(operations),
  access: {
    'PUT /api/v1/lawyers/profile/availability': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({ body: { daily_availability: [WORKING_DAY] } }),
    },
    'GET /api/v1/lawyers/profile/availability/busy': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({}),
    },
  },
};
