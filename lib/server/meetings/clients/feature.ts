import 'server-only';
import { type Access, type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import { getMeeting } from '../records/operations';
import * as operations from './operations';

/** The client of the meeting, for its lawyer alone. */
async function clientOf(f: Fixtures) {
  const meeting = await f.call(getMeeting, { params: { id: f.meetingId } }, 'lawyer');
  return { id: meeting.client._id };
}

const OWN = 'session mail mail role 200 role none';
const ofClient: Access = { answers: OWN, sample: async (f) => ({ params: await clientOf(f) }) };

/** People whom a lawyer has met or is going to meet. */
export const clients: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/lawyers/clients': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({ query: { q: 'ana' } }),
    },
    'GET /api/v1/lawyers/clients/{id}': ofClient,
    'GET /api/v1/lawyers/clients/{id}/meetings': ofClient,
    'PUT /api/v1/lawyers/clients/{id}/note': {
      answers: OWN,
      sample: async (f) => ({ params: await clientOf(f), body: { note: 'Bring the contract.' } }),
    },
  },
};
