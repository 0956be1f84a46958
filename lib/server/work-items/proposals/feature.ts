import 'server-only';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import { type Access, type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as records from '../records/operations';
import * as operations from './operations';

const TERMS = {
  title: 'Petition for annulment',
  description: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I file the petition.' }] }],
  },
  price: 5_000_000,
};

/** The client of the meeting. */
async function clientIdOf(f: Fixtures): Promise<string> {
  return (await f.call(getMeeting, { params: { id: f.meetingId } }, 'lawyer')).client._id;
}

const ofBoth: Access['answers'] = 'session mail mail 200 200 none none';

/** Agreements: written, read, sent, changed, answered. */
export const proposals: Pick<Feature, 'operations' | 'access'> = {
  operations: [...operationsOf(records), ...operationsOf(operations)],
  access: {
    'GET /api/v1/work-items': {
      answers: 'session mail mail 200 200 200 200',
      sample: () => ({ query: { q: 'annulment' } }),
    },
    'POST /api/v1/work-items': {
      answers: 'session mail mail role 201 role none',
      sample: async (f) => ({
        body: { client_id: await clientIdOf(f), status: 'PROPOSAL', ...TERMS },
      }),
    },
    'GET /api/v1/work-items/{id}': {
      answers: ofBoth,
      sample: async (f) => ({ params: { id: await f.workItem('PROPOSAL') } }),
    },
    // The client of it may only decline; the request is one of its lawyer.
    'PUT /api/v1/work-items/{id}': {
      answers: 'session mail mail 409 200 none none',
      sample: async (f) => ({
        params: { id: await f.workItem('PROPOSAL') },
        body: { ...TERMS, milestones: [] },
      }),
    },
    'DELETE /api/v1/work-items/{id}': {
      answers: 'session mail mail role 204 role none',
      sample: async (f) => ({ params: { id: await f.workItem('DRAFT') } }),
    },
  },
};
