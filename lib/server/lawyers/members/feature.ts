import 'server-only';
import { DEFAULT_RIGHTS } from '@/lib/domain/platform/members';
import { type Access, type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './operations';
import { memberData } from './personal-data-service';
import { isMember } from './service';

const lawyersOnly: Access['answers'] = 'session mail mail role 200 role 200';
const everybody: Access['answers'] = 'session mail mail 200 200 200 200';
const RIGHTS = [...DEFAULT_RIGHTS];

const invited = async (f: Fixtures) => ({ params: { id: await f.invitedMember() } });

/** Who works for a lawyer, and what they did. */
export const members: Required<
  Pick<Feature, 'operations' | 'access' | 'personalData' | 'membershipStands'>
> = {
  membershipStands: isMember,
  operations: operationsOf(operations),
  personalData: [memberData],
  access: {
    'GET /api/v1/lawyers/members': { answers: lawyersOnly, sample: () => ({}) },
    'POST /api/v1/lawyers/members': {
      answers: 'session mail mail role 201 role 201',
      sample: async (f) => {
        await f.noMembers();
        return { body: { email: f.newAddress(), rights: RIGHTS } };
      },
    },
    'PUT /api/v1/lawyers/members/{id}': {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => ({
        ...(await invited(f)),
        body: { rights: ['calendar'], notices: true },
      }),
    },
    'POST /api/v1/lawyers/members/{id}/invitation': {
      answers: 'session mail mail role 200 role none',
      sample: invited,
    },
    'DELETE /api/v1/lawyers/members/{id}': {
      answers: 'session mail mail role 204 role none',
      sample: invited,
    },
    'GET /api/v1/lawyers/members/activity': { answers: lawyersOnly, sample: () => ({}) },
    'PUT /api/v1/practice-invitation': {
      answers: '200',
      sample: async (f) => ({ body: { token: await f.practiceInvitation() } }),
    },
    'POST /api/v1/practice-invitation': {
      answers: 'session mail mail 200 409 409 409',
      sample: async (f) => ({ body: { token: await f.practiceInvitation() } }),
    },
    'GET /api/v1/practices': { answers: everybody, sample: () => ({}) },
    'PUT /api/v1/practices/current': {
      answers: 'session mail mail 204 none none none',
      sample: async (f) => ({ body: { practice: await f.practice() } }),
    },
    'DELETE /api/v1/practices/{id}': {
      answers: 'session mail mail 204 204 204 204',
      sample: async (f) => ({ params: { id: await f.practice() } }),
    },
  },
};
