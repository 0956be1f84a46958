import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as messages from './messages';

const body = { comment: 'Does the fee cover an appeal?' };

/** A comment that `client` just wrote about an agreement. */
async function written(f: Fixtures) {
  const params = { id: await f.workItem('PROPOSAL') };
  const { _id } = await f.call(messages.addWorkItemComment, { params, body }, 'client');
  return { ...params, childId: _id };
}

export const commenting: Required<Pick<Feature, 'operations' | 'access' | 'conversations'>> = {
  operations: operationsOf(messages),
  conversations: [messages.agreementConversationSource],
  access: {
    'GET /api/v1/work-item/{id}/comments': {
      answers: 'session mail mail 200 200 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') } }),
    },
    'POST /api/v1/work-item/{id}/comment': {
      answers: 'session mail mail 201 201 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') }, body }),
    },
    'PUT /api/v1/work-item/{id}/comment/{childId}': {
      answers: 'session mail mail 200 none none none',
      sample: async (f) => ({ params: await written(f), body: { comment: 'Is an appeal in it?' } }),
    },
    'DELETE /api/v1/work-item/{id}/comment/{childId}': {
      answers: 'session mail mail 204 none none none',
      sample: async (f) => ({ params: await written(f) }),
    },
    'PUT /api/v1/work-item/{id}/comments/seen': {
      answers: 'session mail mail 204 204 none none',
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') }, body: {} }),
    },
  },
};
