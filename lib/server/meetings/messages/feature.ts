import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import { eraseComments, exportedComments } from '../records/comments-service';
import * as messages from './messages';

const body = { comment: 'Please bring the contract.' };

/** A comment that `client` just wrote. */
async function written(f: Fixtures) {
  const params = { id: f.meetingId };
  const { _id } = await f.call(messages.addMeetingComment, { params, body }, 'client');
  return { ...params, childId: _id };
}

export const commenting: Required<Pick<Feature, 'operations' | 'access' | 'personalData'>> = {
  operations: operationsOf(messages),
  access: {
    'GET /api/v1/meeting/{id}/comments': {
      answers: 'session mail mail 200 200 none none',
      sample: (f) => ({ params: { id: f.meetingId } }),
    },
    'POST /api/v1/meeting/{id}/comment': {
      answers: 'session mail mail 201 201 none none',
      sample: (f) => ({ params: { id: f.meetingId }, body }),
    },
    'PUT /api/v1/meeting/{id}/comment/{childId}': {
      answers: 'session mail mail 200 none none none',
      sample: async (f) => ({ params: await written(f), body: { comment: 'Please bring it.' } }),
    },
    'DELETE /api/v1/meeting/{id}/comment/{childId}': {
      answers: 'session mail mail 204 none none none',
      sample: async (f) => ({ params: await written(f) }),
    },
    'PUT /api/v1/meeting/{id}/comments/seen': {
      answers: 'session mail mail 204 204 none none',
      sample: (f) => ({ params: { id: f.meetingId }, body: {} }),
    },
  },
  personalData: [{ tables: ['comments'], exported: exportedComments, erase: eraseComments }],
};
