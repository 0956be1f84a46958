import 'server-only';
import { answerAbsence, reportAbsence } from '@/lib/server/meetings/calls/absences-operations';
import { createReview, reportReview } from '@/lib/server/meetings/reviews/operations';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { confirmWorkItem } from '@/lib/server/work-items/completion/completion';
import * as operations from './operations';

export const cases: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/admin/cases': {
      answers: 'admin 200 code',
      sample: async () => ({ query: { kind: 'dispute' } }),
    },
    'POST /api/v1/admin/absences/{id}/decision': {
      answers: 'admin 204 code',
      sample: async (f) => {
        const params = { id: await f.phoneMeeting() };
        const [details, contest] = ['Nobody called.', true];
        await f.call(reportAbsence, { params, body: { details } }, 'client');
        await f.call(answerAbsence, { params, body: { contest, details } }, 'lawyer');
        return { params, body: { decision: 'refund', reason: 'No call is on the list.' } };
      },
    },
    'POST /api/v1/admin/disputes/{id}/decision': {
      answers: 'admin 204 code',
      sample: async (f) => {
        const params = { id: await f.workItem('COMPLETED') };
        const body = { accepted: false, reason: 'Nothing was filed.' } as const;
        await f.call(confirmWorkItem, { params, body }, 'client');
        return { params, body: { decision: 'split', refund: 50_000, reason: 'Half was filed.' } };
      },
    },
    'POST /api/v1/admin/unclaimed-payments/{id}/decision': {
      answers: 'admin 204 code',
      sample: async (f) => ({
        params: { id: await f.unclaimedPayment() },
        body: { reason: 'Sent back in the dashboard.' },
      }),
    },
    'POST /api/v1/admin/review-reports/{id}/decision': {
      answers: 'admin 204 code',
      sample: async (f) => {
        const review = { meeting_id: await f.pastMeeting(), rating: 1 };
        const { _id } = await f.call(createReview, { body: review }, 'client');
        const params = { id: _id };
        await f.call(reportReview, { params, body: { reason: 'It names my child.' } }, 'lawyer');
        return { params, body: { decision: 'hide', reason: 'It names a child.' } };
      },
    },
  },
};
