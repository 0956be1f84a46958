import { reportAbsence } from '@/lib/server/meetings/absence/operations';
import { askAssociate } from '@/lib/server/meetings/associates/operations';
import { inviteGuest, withdrawGuest } from '@/lib/server/meetings/guests/operations';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

/** Open to guests, whose pass is not a session: the people of the meeting need one. */
const WITHOUT_PASS = {
  visitor: 'no_session',
  newClient: 'email_not_verified',
  newLawyer: 'email_not_verified',
} as const;

const SID = '6f1c1f0e-6d5a-4d0b-9a51-6f6a0b2c9d11';

const GUEST = { relation: 'INTERPRETER', name: 'Ana Cruz', consent: true } as const;

async function linkOf(f: Fixtures): Promise<string> {
  const params = { id: f.meetingId };
  await f.call(withdrawGuest, { params }, 'client');
  const { url } = await f.call(inviteGuest, { params, body: GUEST }, 'client');
  return url?.split('/').at(-1) ?? '';
}

const AGREED = { name: 'Ana Cruz', agreed: true };

const REPORT = { details: 'Nobody called until noon.' };

async function asked(f: Fixtures) {
  const { meetingId: id, member, accept } = await f.associate();
  const { _id } = await f.call(askAssociate, { params: { id }, body: { member } }, 'lawyer');
  await accept(_id);
  return { params: { id }, body: { request: _id, agreed: true } };
}

export const calls: Samples = {
  'GET /api/v1/meeting/video/{id}': {
    owner: 'parties',
    answers: WITHOUT_PASS,
    request: async (f) => ({ params: { id: await f.openCall() } }),
  },
  'POST /api/v1/meeting/video/{id}': {
    owner: 'parties',
    answers: WITHOUT_PASS,
    request: async (f) => ({ params: { id: await f.openCall() }, body: { sid: SID } }),
  },
  'POST /api/v1/meeting/{id}/events': {
    owner: 'parties',
    answers: WITHOUT_PASS,
    request: async (f) => {
      const state = { microphone: true, camera: true, sharing: false };
      const data = { ack: false, state };
      // A page of its own for each: one name cannot be two people's.
      const sid = crypto.randomUUID();
      return { params: { id: await f.openCall() }, body: { sid, to: null, kind: 'hello', data } };
    },
  },
  'GET /api/v1/meeting/{id}/stream': {
    owner: 'parties',
    answers: WITHOUT_PASS,
    request: async (f) => ({ params: { id: await f.openCall() }, query: { since: '0' } }),
  },
  'PUT /api/v1/meeting/{id}/guest': {
    owner: 'client',
    request: (f) => ({ params: { id: f.meetingId }, body: GUEST }),
  },
  'POST /api/v1/meeting/{id}/guest': {
    owner: 'client',
    request: async (f) => {
      await linkOf(f);
      return { params: { id: f.meetingId } };
    },
  },
  'DELETE /api/v1/meeting/{id}/guest': {
    owner: 'client',
    request: (f) => ({ params: { id: f.meetingId } }),
  },
  'PUT /api/v1/guest': { request: async (f) => ({ body: { token: await linkOf(f) } }) },
  'POST /api/v1/guest': { request: async (f) => ({ body: { ...AGREED, token: await linkOf(f) } }) },
  'GET /api/v1/guest/{id}': {
    request: async (f) => ({
      params: { id: f.meetingId },
      headers: { cookie: await f.guestPass(await linkOf(f)) },
    }),
  },
  'POST /api/v1/meeting/{id}/absence': {
    owner: 'client',
    request: async (f) => ({ params: { id: await f.phoneMeeting() }, body: REPORT }),
  },
  'PUT /api/v1/meeting/{id}/absence': {
    owner: 'lawyer',
    request: async (f) => {
      const params = { id: await f.phoneMeeting() };
      await f.call(reportAbsence, { params, body: REPORT }, 'client');
      return { params, body: { contest: true, details: 'I called twice.' } };
    },
  },
  'GET /api/v1/meeting/{id}/associate': {
    owner: 'lawyer',
    request: (f) => ({ params: { id: f.meetingId } }),
  },
  'PUT /api/v1/meeting/{id}/associate': {
    owner: 'lawyer',
    request: async (f) => {
      const { meetingId: id, member } = await f.associate();
      return { params: { id }, body: { member } };
    },
  },
  'DELETE /api/v1/meeting/{id}/associate': {
    owner: 'lawyer',
    request: (f) => ({ params: { id: f.meetingId } }),
  },
  'PUT /api/v1/meeting/{id}/associate/consent': { owner: 'client', request: asked },
  'PUT /api/v1/lawyers/associate-calls/{id}': {
    owner: 'otherLawyer',
    request: async (f) => ({
      params: { id: await f.associateRequest() },
      body: { accepted: true },
    }),
  },
  'GET /api/v1/lawyers/associate-calls': { request: NOTHING },
};
