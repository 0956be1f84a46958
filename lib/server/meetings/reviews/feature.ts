import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './operations';

/** A review of a meeting that is over. */
async function reviewed(f: Fixtures): Promise<{ id: string }> {
  const body = { meeting_id: await f.pastMeeting(), rating: 4 };
  const { _id } = await f.call(operations.createReview, { body }, 'client');
  return { id: _id };
}

export const reviews: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'POST /api/v1/review': {
      answers: 'session mail mail 201 role none role',
      sample: async (f) => ({
        body: { meeting_id: await f.pastMeeting(), rating: 5, comment: 'Clear and kind.' },
      }),
    },
    'PATCH /api/v1/review/{id}': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => ({ params: await reviewed(f), body: { rating: 3 } }),
    },
    'POST /api/v1/review/{id}/report': {
      answers: 'session mail mail role 204 role none',
      sample: async (f) => ({ params: await reviewed(f), body: { reason: 'It names my child.' } }),
    },
  },
};
