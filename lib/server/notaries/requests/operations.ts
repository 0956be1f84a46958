import 'server-only';
import * as contract from '@/lib/contract/notaries/requests';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import { serializeReceived, serializeSent } from './serialize';
import * as service from './service';

export const requestAppointment = operation(
  contract.requestAppointment,
  async ({ actor, params, body, now }) =>
    serializeSent(await service.ask(actor.id, params.id, body, now)),
);

export const listSentRequests = operation(
  contract.listSentRequests,
  async ({ actor, query: { page } }) => {
    const { views, hasMore } = await service.sentBy(actor.id, page);
    return { results: views.map(serializeSent), hasMore, page };
  },
);

export const withdrawRequest = operation(contract.withdrawRequest, async ({ actor, params }) => {
  await service.withdraw(actor.id, params.id);
  return undefined;
});

export const listReceivedRequests = operation(
  contract.listReceivedRequests,
  async ({ actor, query: { status, page } }) => {
    const { views, hasMore, open, unseen } = await service.receivedBy(actor.id, status, page);
    return { results: views.map(serializeReceived), hasMore, page, open, unseen };
  },
);

export const markRequestsSeen = operation(contract.markRequestsSeen, async ({ actor, now }) => {
  await service.markSeen(actor.id, now);
  return undefined;
});

export const answerRequest = operation(
  contract.answerRequest,
  async ({ actor, params, body, now }) =>
    serializeReceived(await service.answer(actor.id, params.id, body, now)),
);

const path = '/api/v1/notary-public';

/** Clients who ask a notary for an appointment. */
export const requests: Required<Pick<Feature, 'operations' | 'access' | 'personalData'>> = {
  operations: [
    requestAppointment,
    listSentRequests,
    withdrawRequest,
    listReceivedRequests,
    markRequestsSeen,
    answerRequest,
  ],
  access: {
    [`POST ${path}/{id}/requests`]: {
      answers: 'session mail mail 201 role 201 role',
      sample: async (f) => {
        // A client asks for a few in a day, and a sample is made many times.
        await f.noNotaryRequests();
        const body = {
          service: 'Affidavit (jurat)',
          day: (await f.freeTime()).slice(0, 10),
          message: 'An affidavit of loss, signed by one person.',
          phone: '09171234567',
        };
        return { params: { id: await f.notary() }, body };
      },
    },
    [`GET ${path}/requests/sent`]: {
      answers: 'session mail mail 200 role 200 role',
      sample: () => ({}),
    },
    [`DELETE ${path}/requests/{id}`]: {
      answers: 'session mail mail 204 role none role',
      sample: async (f) => ({ params: { id: await f.notaryRequest() } }),
    },
    [`GET ${path}/requests`]: {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({}),
    },
    [`PUT ${path}/requests/seen`]: {
      answers: 'session mail mail role 204 role 204',
      sample: () => ({}),
    },
    [`PUT ${path}/requests/{id}`]: {
      answers: 'session mail mail role 200 role none',
      sample: async (f) => ({
        params: { id: await f.notaryRequest() },
        body: { answer: 'accept', note: 'Come at 10 AM.' },
      }),
    },
  },
  personalData: [
    {
      tables: ['notary_requests'],
      exported: service.exportedRequests,
      erase: service.eraseRequests,
    },
  ],
};
