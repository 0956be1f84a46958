import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as receipts from '../payments/receipts-operations';
import * as operations from './operations';
import { eraseSummaries, exportedSummaries } from './service';

const SUMMARY = { text: 'You may ask for the money in writing.', next_steps: ['Send the letter.'] };

/** What a meeting leaves behind: the lawyer's summary, and the receipt of its payment. */
export const summaries: Pick<Feature, 'operations' | 'access'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: [...operationsOf(operations), ...operationsOf(receipts)],
  personalData: [
    { tables: ['meeting_summaries'], exported: exportedSummaries, erase: eraseSummaries },
  ],
  access: {
    'GET /api/v1/meeting/{id}/summary': {
      answers: 'session mail mail 200 200 none none',
      sample: (f) => ({ params: { id: f.meetingId } }),
    },
    'PUT /api/v1/meeting/{id}/summary': {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => ({ params: { id: await f.pastMeeting() }, body: SUMMARY }),
    },
    'GET /api/v1/meeting/{id}/summary/pdf': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => {
        const params = { id: await f.pastMeeting() };
        await f.call(operations.putSummary, { params, body: SUMMARY }, 'lawyer');
        return { params };
      },
    },
    'GET /api/v1/meeting/{id}/receipt': {
      answers: 'session mail mail 200 role none role',
      sample: (f) => ({ params: { id: f.meetingId } }),
    },
  },
};
