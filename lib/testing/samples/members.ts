import { DEFAULT_RIGHTS } from '@/lib/domain/platform/members';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

const RIGHTS = [...DEFAULT_RIGHTS];

const invited = async (f: Fixtures) => ({ params: { id: await f.invitedMember() } });

export const members: Samples = {
  'GET /api/v1/lawyers/members': { request: NOTHING },
  'POST /api/v1/lawyers/members': {
    request: async (f) => {
      await f.noMembers();
      return { body: { email: f.newAddress(), rights: RIGHTS } };
    },
  },
  'PUT /api/v1/lawyers/members/{id}': {
    owner: 'lawyer',
    request: async (f) => ({
      ...(await invited(f)),
      body: { rights: ['calendar'], notices: true },
    }),
  },
  'POST /api/v1/lawyers/members/{id}/invitation': { owner: 'lawyer', request: invited },
  'DELETE /api/v1/lawyers/members/{id}': { owner: 'lawyer', request: invited },
  'GET /api/v1/lawyers/members/activity': { request: NOTHING },
  'GET /api/v1/lawyers/tokens': { request: NOTHING },
  'POST /api/v1/lawyers/tokens': {
    request: async (f) => ({ body: { name: f.newAddress(), rights: RIGHTS, days: 90 } }),
  },
  'DELETE /api/v1/lawyers/tokens/{id}': {
    owner: 'lawyer',
    request: async (f) => ({ params: { id: await f.apiToken() } }),
  },
  // A session has none.
  'GET /api/v1/token': {
    answers: { lawyer: 404, otherLawyer: 404 },
    request: NOTHING,
  },
  'PUT /api/v1/practice-invitation': {
    request: async (f) => ({ body: { token: await f.practiceInvitation() } }),
  },
  'POST /api/v1/practice-invitation': {
    // For the address of the client alone; who is not verified is so by joining.
    answers: {
      lawyer: 409,
      otherClient: 409,
      otherLawyer: 409,
      newClient: 409,
      newLawyer: 409,
    },
    request: async (f) => ({ body: { token: await f.practiceInvitation() } }),
  },
  'GET /api/v1/practices': { request: NOTHING },
  'PUT /api/v1/practices/current': {
    owner: 'client',
    request: async (f) => ({ body: { practice: await f.practice() } }),
  },
  'DELETE /api/v1/practices/{id}': {
    request: async (f) => ({ params: { id: await f.practice() } }),
  },
};
