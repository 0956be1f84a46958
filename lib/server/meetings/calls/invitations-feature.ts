import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './invitations-operations';

const GUEST = { relation: 'INTERPRETER', name: 'Ana Cruz', consent: true } as const;
const AGREED = { name: 'Ana Cruz', agreed: true };

/** Token of a link for the guest of `client`’s meeting that nobody has opened. */
async function linkOf(f: Fixtures): Promise<string> {
  const params = { id: f.meetingId };
  await f.call(operations.withdrawGuest, { params }, 'client');
  const { url } = await f.call(operations.inviteGuest, { params, body: GUEST }, 'client');
  return url?.split('/').at(-1) ?? '';
}

/** A client invites one guest into a video meeting, who needs no account. */
export const inviting: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'PUT /api/v1/meeting/{id}/guest': {
      answers: 'session mail mail 200 role none role',
      sample: (f) => ({ params: { id: f.meetingId }, body: GUEST }),
    },
    'POST /api/v1/meeting/{id}/guest': {
      answers: 'session mail mail 200 role none role',
      sample: async (f) => {
        await linkOf(f);
        return { params: { id: f.meetingId } };
      },
    },
    'DELETE /api/v1/meeting/{id}/guest': {
      answers: 'session mail mail 204 role none role',
      sample: (f) => ({ params: { id: f.meetingId } }),
    },
    'GET /api/v1/guest': {
      answers: '200',
      sample: async (f) => ({ query: { token: await linkOf(f) } }),
    },
    'POST /api/v1/guest': {
      answers: '200',
      sample: async (f) => ({ body: { ...AGREED, token: await linkOf(f) } }),
    },
    'GET /api/v1/guest/{id}': {
      answers: '200',
      sample: async (f) => ({
        params: { id: f.meetingId },
        headers: { cookie: await f.guestPass(await linkOf(f)) },
      }),
    },
  },
};
