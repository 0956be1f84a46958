import { randomUUID } from 'node:crypto';
import { setStep } from '@/lib/server/meetings/clients/steps-operations';
import { offerFollowUp } from '@/lib/server/meetings/follow-ups/operations';
import { getMeeting } from '@/lib/server/meetings/records/operations';
import {
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
} from '@/lib/server/meetings/waitlist/operations';
import { leaveToken } from '@/lib/server/meetings/waitlist/policy';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

async function inputOf(f: Fixtures, price: number) {
  await f.noFollowUps();
  const { client } = await f.call(getMeeting, { params: { id: f.meetingId } }, 'lawyer');
  return {
    client_id: client._id,
    start_times: [await f.freeTime()],
    duration: 30 as const,
    type: 'VIDEO' as const,
    price,
  };
}

async function offered(f: Fixtures, price = 0) {
  const body = await inputOf(f, price);
  return f.call(offerFollowUp, { body }, 'lawyer');
}

async function bodyOf(f: Fixtures) {
  const day = (await f.freeTime()).slice(0, 10);
  return { lawyer_id: await f.visibleLawyer(), from: day, to: day };
}

async function joined(f: Fixtures): Promise<string> {
  // A client waits for a few at a time, and a sample is made many times.
  const { results } = await f.call(listWaitlist, {}, 'client');
  for (const { _id: id } of results) await f.call(leaveWaitlist, { params: { id } }, 'client');
  const { _id } = await f.call(joinWaitlist, { body: await bodyOf(f) }, 'client');
  return _id;
}

async function clientOf(f: Fixtures) {
  const meeting = await f.call(getMeeting, { params: { id: f.meetingId } }, 'lawyer');
  return { id: meeting.client._id };
}

const STEP = { text: 'Ask for the payslips.', due_on: '2026-11-24' };

async function stepOf(f: Fixtures) {
  const params = { ...(await clientOf(f)), childId: randomUUID() };
  await f.call(setStep, { params, body: STEP }, 'lawyer');
  return { params };
}

export const clients: Samples = {
  'POST /api/v1/follow-ups': {
    owner: 'lawyer',
    request: async (f) => ({ body: await inputOf(f, 100_000) }),
  },
  'GET /api/v1/follow-ups': { request: (f) => ({ query: { meeting_id: f.meetingId } }) },
  'PUT /api/v1/follow-ups/{id}/withdraw': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: (await offered(f))._id } }),
  },
  'POST /api/v1/follow-ups/{id}/meeting': {
    owner: 'client',
    request: async (f) => {
      const { _id: id, times } = await offered(f);
      const start_time = times[0]?.start_time;
      return { params: { id }, body: { start_time, expected_total: 0, consent: true } };
    },
  },
  'POST /api/v1/waitlist': { request: async (f) => ({ body: await bodyOf(f) }) },
  'GET /api/v1/waitlist': { request: NOTHING },
  'DELETE /api/v1/waitlist/{id}': {
    owner: 'client',
    request: async (f) => ({ params: { id: await joined(f) } }),
  },
  'PUT /api/v1/waitlist/leave': {
    request: async (f) => ({ body: { token: leaveToken(await joined(f)) } }),
  },
  'POST /api/v1/waitlist/leave': {
    request: async (f) => ({ body: { token: leaveToken(await joined(f)) } }),
  },
  'GET /api/v1/lawyers/clients': { request: () => ({ query: { q: 'ana' } }) },
  'GET /api/v1/lawyers/clients/{id}': {
    owner: 'lawyer',
    request: async (f) => ({ params: await clientOf(f) }),
  },
  'GET /api/v1/lawyers/clients/{id}/meetings': {
    owner: 'lawyer',
    request: async (f) => ({ params: await clientOf(f) }),
  },
  'PUT /api/v1/lawyers/clients/{id}/note': {
    owner: 'lawyer',
    request: async (f) => ({ params: await clientOf(f), body: { note: 'Bring the contract.' } }),
  },
  'GET /api/v1/lawyers/clients/{id}/steps': {
    owner: 'lawyer',
    request: async (f) => ({ params: await clientOf(f) }),
  },
  'PUT /api/v1/lawyers/clients/{id}/steps/{childId}': {
    owner: 'lawyer',
    request: async (f) => ({
      params: { ...(await clientOf(f)), childId: randomUUID() },
      body: STEP,
    }),
  },
  'PUT /api/v1/lawyers/clients/{id}/steps/{childId}/done': {
    owner: 'lawyer',
    request: async (f) => ({ ...(await stepOf(f)), body: { done: true } }),
  },
  'DELETE /api/v1/lawyers/clients/{id}/steps/{childId}': { owner: 'lawyer', request: stepOf },
  'GET /api/v1/meeting/{id}/conflict': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.meetingToCheck() } }),
  },
  'PUT /api/v1/meeting/{id}/conflict': {
    owner: 'lawyer',
    request: async (f) => ({
      params: { id: await f.meetingToCheck() },
      body: { conflict: false },
    }),
  },
};
