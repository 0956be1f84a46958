import { cancelMeeting } from '@/lib/server/meetings/changes/cancellation';
import { createReview, replyToReview } from '@/lib/server/meetings/reviews/operations';
import { putSummary } from '@/lib/server/meetings/summaries/operations';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

async function reviewed(f: Fixtures): Promise<{ id: string }> {
  const body = { meeting_id: await f.pastMeeting(), rating: 4 };
  const { _id } = await f.call(createReview, { body }, 'client');
  return { id: _id };
}

const SUMMARY = { text: 'You may ask for the money in writing.', next_steps: ['Send the letter.'] };

export const meetings: Samples = {
  'GET /api/v1/lawyers/dashboard': { request: NOTHING },
  'POST /api/v1/meeting': { request: async (f) => ({ body: await f.booking() }) },
  'GET /api/v1/meeting/{id}': {
    owner: 'parties',
    request: (f) => ({ params: { id: f.meetingId } }),
  },
  'GET /api/v1/meetings': { request: () => ({ query: { period: 'upcoming' } }) },
  'GET /api/v1/meetings/quote': {
    request: async (f) => {
      const time = { start_time: '2026-11-24T02:00:00Z', duration: '30' };
      return { query: { lawyer_id: await f.visibleLawyer(), ...time } };
    },
  },
  'GET /api/v1/meetings/free-consultation': {
    request: async (f) => ({ query: { lawyer_id: await f.visibleLawyer() } }),
  },
  'PUT /api/v1/meeting/{id}/files': {
    owner: 'parties',
    request: (f) => {
      const body = new FormData();
      body.append('files', f.pdf('more.pdf'));
      return { params: { id: f.meetingId }, body };
    },
  },
  'GET /api/v1/meeting/{id}/file/{childId}': {
    owner: 'parties',
    request: async (f) => ({ params: { id: f.meetingId, childId: await f.attachedFile() } }),
  },
  'DELETE /api/v1/meeting/{id}/file/{childId}': {
    owner: 'client',
    request: async (f) => ({ params: { id: f.meetingId, childId: await f.attachedFile() } }),
  },
  'GET /api/v1/meeting/{id}/calendar': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.confirmedMeeting() } }),
  },
  'GET /api/v1/meeting/{id}/times': {
    owner: 'parties',
    request: async (f) => ({ params: { id: await f.confirmedMeeting() } }),
  },
  'PUT /api/v1/meeting/{id}/reschedule': {
    owner: 'parties',
    request: async (f) => ({
      params: { id: await f.confirmedMeeting() },
      body: { start_time: await f.freeTime(), reason: 'A hearing was set.' },
    }),
  },
  'PUT /api/v1/meeting/{id}/cancel': {
    owner: 'parties',
    request: async (f) => ({
      params: { id: await f.confirmedMeeting() },
      body: { reason: 'Ill.' },
    }),
  },
  'GET /api/v1/meeting/{id}/hand-over': {
    owner: 'parties',
    request: async (f) => {
      const params = { id: await f.confirmedMeeting() };
      const decline = { reason: 'FIELD' as const, colleagues: [await f.visibleLawyer()] };
      await f.call(cancelMeeting, { params, body: { reason: undefined, decline } }, 'lawyer');
      return { params };
    },
  },
  'POST /api/v1/review': {
    owner: 'client',
    request: async (f) => ({
      body: { meeting_id: await f.pastMeeting(), rating: 5, comment: 'Clear and kind.' },
    }),
  },
  'PATCH /api/v1/review/{id}': {
    owner: 'client',
    request: async (f) => ({ params: await reviewed(f), body: { rating: 3 } }),
  },
  'POST /api/v1/review/{id}/report': {
    owner: 'lawyer',
    request: async (f) => ({ params: await reviewed(f), body: { reason: 'It names my child.' } }),
  },
  'PUT /api/v1/review/{id}/reply': {
    owner: 'lawyer',
    request: async (f) => ({ params: await reviewed(f), body: { reply: 'Thank you.' } }),
  },
  'DELETE /api/v1/review/{id}/reply': {
    owner: 'lawyer',
    request: async (f) => {
      const params = await reviewed(f);
      await f.call(replyToReview, { params, body: { reply: 'Thank you.' } }, 'lawyer');
      return { params };
    },
  },
  'GET /api/v1/drafts/{id}': {
    owner: 'parties',
    request: (f) => ({ params: { id: f.meetingId }, query: { kind: 'meeting' } }),
  },
  'PUT /api/v1/drafts/{id}': {
    owner: 'parties',
    request: (f) => ({
      params: { id: f.meetingId },
      query: { kind: 'meeting' },
      body: { text: 'Please bring' },
    }),
  },
  'DELETE /api/v1/drafts/{id}': {
    owner: 'parties',
    request: (f) => ({ params: { id: f.meetingId }, query: { kind: 'meeting' } }),
  },
  'GET /api/v1/meeting/{id}/intake': {
    owner: 'parties',
    request: (f) => ({ params: { id: f.meetingId } }),
  },
  'PUT /api/v1/meeting/{id}/intake': {
    owner: 'client',
    request: (f) => ({
      params: { id: f.meetingId },
      body: { set: 'dismissed', answers: { employer: 'Bayanihan Foods' } },
    }),
  },
  'GET /api/v1/meeting/{id}/summary': {
    owner: 'parties',
    request: (f) => ({ params: { id: f.meetingId } }),
  },
  'PUT /api/v1/meeting/{id}/summary': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.pastMeeting() }, body: SUMMARY }),
  },
  'GET /api/v1/meeting/{id}/summary/pdf': {
    owner: 'parties',
    request: async (f) => {
      const params = { id: await f.pastMeeting() };
      await f.call(putSummary, { params, body: SUMMARY }, 'lawyer');
      return { params };
    },
  },
  'GET /api/v1/meeting/{id}/receipt': {
    owner: 'client',
    request: (f) => ({ params: { id: f.meetingId } }),
  },
};
