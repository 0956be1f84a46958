import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { exportedConnections } from './connections-service';
import * as operations from './operations';
import { exportedPresences } from './presences-service';
import { eraseCallEvents } from './signals-service';

/** Its two people; others are not told that there is one. */
const ANSWERS = (status: number) => `session mail mail ${status} ${status} none none`;
const SID = '6f1c1f0e-6d5a-4d0b-9a51-6f6a0b2c9d11';

export const calls: Pick<Feature, 'operations' | 'access'> & {
  personalData: NonNullable<Feature['personalData']>;
} = {
  operations: operationsOf(operations),
  personalData: [
    {
      tables: ['call_presences'],
      exported: exportedPresences,
      retained:
        'For good, as the meeting itself: when its people were in the call decides about refunds. Without names.',
    },
    {
      tables: ['call_connections'],
      exported: exportedConnections,
      retained:
        'For good, as the meeting itself: what the browsers reported decides about refunds. Without names and addresses.',
    },
    {
      tables: ['call_events', 'call_event_counters'],
      erase: eraseCallEvents,
      retained:
        'Nothing of it is in an export: it only helps browsers to find each other, and is deleted after a day.',
    },
  ],
  access: {
    'GET /api/v1/meeting/video/{id}': {
      answers: ANSWERS(200),
      sample: async (f) => ({ params: { id: await f.openCall() } }),
    },
    'POST /api/v1/meeting/video/{id}': {
      answers: ANSWERS(204),
      sample: async (f) => ({ params: { id: await f.openCall() }, body: { sid: SID } }),
    },
    'POST /api/v1/meeting/{id}/events': {
      answers: ANSWERS(204),
      sample: async (f) => {
        const state = { microphone: true, camera: true, sharing: false };
        const data = { ack: false, state };
        // A page of its own for each: one name cannot be two people's.
        const sid = crypto.randomUUID();
        return { params: { id: await f.openCall() }, body: { sid, to: null, kind: 'hello', data } };
      },
    },
    'GET /api/v1/meeting/{id}/stream': {
      answers: ANSWERS(200),
      sample: async (f) => ({ params: { id: await f.openCall() }, query: { since: '0' } }),
    },
  },
};
