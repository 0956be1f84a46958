import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

const EVENTS = ['meeting.confirmed', 'meeting.paid'];
/** Refused before its name is resolved: one that is taken would need the public internet. */
const PRIVATE = { url: 'https://localhost/events', events: EVENTS };

const ofAddress = async (f: Fixtures) => ({ params: { id: (await f.eventAddress()).id } });

export const events: Samples = {
  'GET /api/v1/lawyers/event-addresses': { request: NOTHING },
  'POST /api/v1/lawyers/event-addresses': {
    answers: { lawyer: 400, otherLawyer: 400 },
    request: () => ({ body: PRIVATE }),
  },
  'PUT /api/v1/lawyers/event-addresses/{id}': {
    owner: 'lawyer',
    answers: { lawyer: 400 },
    request: async (f) => ({ ...(await ofAddress(f)), body: { ...PRIVATE, enabled: true } }),
  },
  'POST /api/v1/lawyers/event-addresses/{id}/secret': { owner: 'lawyer', request: ofAddress },
  'DELETE /api/v1/lawyers/event-addresses/{id}': { owner: 'lawyer', request: ofAddress },
  'GET /api/v1/lawyers/event-addresses/{id}/deliveries': { owner: 'lawyer', request: ofAddress },
  'POST /api/v1/lawyers/event-addresses/{id}/deliveries/{childId}/repeat': {
    owner: 'lawyer',
    request: async (f) => ({ params: await f.eventAddress() }),
  },
};
