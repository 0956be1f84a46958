import { randomUUID } from 'node:crypto';
import { askForHelp } from '@/lib/server/cases/help/operations';
import { createReview, reportReview } from '@/lib/server/meetings/reviews/operations';
import type { Fixtures } from './fixtures';
import type { Samples } from './sample';

async function asked(f: Fixtures) {
  const params = { id: randomUUID() };
  const question = 'I paid and nothing came.';
  const body = { situation: 'not_paid', question, files: [f.pdf('receipt.pdf')] };
  await f.call(askForHelp, { params, body }, 'client');
  return params;
}

export const adminCases: Samples = {
  'GET /api/v1/admin/cases': { request: async () => ({ query: { kind: 'dispute' } }) },
  'POST /api/v1/admin/unclaimed-payments/{id}/decision': {
    request: async (f) => ({
      params: { id: await f.unclaimedPayment() },
      body: { reason: 'Sent back in the dashboard.' },
    }),
  },
  'POST /api/v1/admin/review-reports/{id}/decision': {
    request: async (f) => {
      const review = { meeting_id: await f.pastMeeting(), rating: 1 };
      const { _id } = await f.call(createReview, { body: review }, 'client');
      const params = { id: _id };
      await f.call(reportReview, { params, body: { reason: 'It names my child.' } }, 'lawyer');
      return { params, body: { decision: 'hide', reason: 'It names a child.' } };
    },
  },
  'GET /api/v1/admin/cases/{id}': {
    request: async (f) => ({ params: { id: await f.caseOf('OPEN') } }),
  },
  'GET /api/v1/admin/cases/{id}/file/{childId}': {
    request: async (f) => {
      const id = await f.caseOf('OPEN');
      return { params: { id, childId: await f.caseFile(id) } };
    },
  },
  'POST /api/v1/admin/cases/{id}/question': {
    request: async (f) => ({
      params: { id: await f.caseOf('ANSWERED') },
      body: { question: 'When was it filed?' },
    }),
  },
  'POST /api/v1/admin/cases/{id}/decision': {
    request: async (f) => ({
      params: { id: await f.caseOf('ANSWERED') },
      body: { decision: 'split', refund: 50_000, reason: 'Half was filed.' },
    }),
  },
  'PUT /api/v1/admin/help-questions/{id}/assignment': {
    request: async (f) => ({ params: await asked(f), body: { mine: true } }),
  },
  'POST /api/v1/admin/help-questions/{id}/answer': {
    request: async (f) => ({ params: await asked(f), body: { answer: 'It is paid now.' } }),
  },
  'POST /api/v1/admin/help-questions/{id}/close': {
    request: async (f) => ({ params: await asked(f) }),
  },
  'GET /api/v1/admin/help-questions/{id}/file': {
    request: async (f) => ({ params: await asked(f) }),
  },
};
