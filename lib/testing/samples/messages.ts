import { addMeetingComment } from '@/lib/server/meetings/messages/messages';
import { addOwnText } from '@/lib/server/meetings/messages/quick-replies';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

const body = { comment: 'Please bring the contract.' };

async function written(f: Fixtures) {
  const params = { id: f.meetingId };
  const { _id } = await f.call(addMeetingComment, { params, body }, 'client');
  return { ...params, childId: _id };
}

const TEXT = { kind: 'reply', text: 'Thank you. I will read it and answer by tomorrow.' };

async function ofClient(f: Fixtures) {
  const { _id: id } = await f.call(addOwnText, { body: TEXT }, 'client');
  return { params: { id } };
}

export const messages: Samples = {
  'GET /api/v1/meeting/{id}/comments': {
    owner: 'parties',
    request: (f) => ({ params: { id: f.meetingId } }),
  },
  'POST /api/v1/meeting/{id}/comment': {
    owner: 'parties',
    request: (f) => ({ params: { id: f.meetingId }, body }),
  },
  'PUT /api/v1/meeting/{id}/comment/{childId}': {
    owner: 'client',
    request: async (f) => ({ params: await written(f), body: { comment: 'Please bring it.' } }),
  },
  'DELETE /api/v1/meeting/{id}/comment/{childId}': {
    owner: 'client',
    request: async (f) => ({ params: await written(f) }),
  },
  'PUT /api/v1/meeting/{id}/comments/seen': {
    owner: 'parties',
    request: (f) => ({ params: { id: f.meetingId }, body: {} }),
  },
  'GET /api/v1/own-texts': { request: () => ({ query: { kind: 'reply' } }) },
  'POST /api/v1/own-texts': { request: () => ({ body: TEXT }) },
  'DELETE /api/v1/own-texts/{id}': { owner: 'client', request: ofClient },
  'GET /api/v1/messages': { request: NOTHING },
  'GET /api/v1/messages/unread': { request: NOTHING },
  'GET /api/v1/messages/{id}': {
    owner: 'client',
    request: (f) => ({ params: { id: f.lawyerId } }),
  },
  'PUT /api/v1/messages/{id}/seen': {
    owner: 'client',
    request: (f) => ({ params: { id: f.lawyerId }, body: {} }),
  },
};
