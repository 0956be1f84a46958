import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import * as operations from './operations';
import { leaveToken } from './policy';
import * as service from './service';

/** What `client` waits for. */
async function joined(f: Fixtures): Promise<string> {
  // A client waits for a few at a time, and a sample is made many times.
  const { results } = await f.call(operations.listWaitlist, {}, 'client');
  for (const { _id: id } of results)
    await f.call(operations.leaveWaitlist, { params: { id } }, 'client');
  const { _id } = await f.call(operations.joinWaitlist, { body: await bodyOf(f) }, 'client');
  return _id;
}

async function bodyOf(f: Fixtures) {
  const day = (await f.freeTime()).slice(0, 10);
  return { lawyer_id: await f.visibleLawyer(), from: day, to: day };
}

/** Clients who wait for a time that becomes free. */
export const waitlist: Pick<Feature, 'operations' | 'access' | 'personalData'> = {
  operations: operationsOf(operations),
  access: {
    'POST /api/v1/waitlist': {
      answers: 'session mail mail 201 role 201 role',
      sample: async (f) => ({ body: await bodyOf(f) }),
    },
    'GET /api/v1/waitlist': {
      answers: 'session mail mail 200 role 200 role',
      sample: () => ({}),
    },
    'DELETE /api/v1/waitlist/{id}': {
      answers: 'session mail mail 204 role none role',
      sample: async (f) => ({ params: { id: await joined(f) } }),
    },
    'GET /api/v1/waitlist/leave': {
      answers: '200',
      sample: async (f) => ({ query: { token: leaveToken(await joined(f)) } }),
    },
    'POST /api/v1/waitlist/leave': {
      answers: '204',
      sample: async (f) => ({ body: { token: leaveToken(await joined(f)) } }),
    },
  },
  personalData: [
    {
      tables: ['waitlist_entries'],
      exported: service.exportedWaitlist,
      erase: service.eraseWaitlist,
    },
  ],
};
