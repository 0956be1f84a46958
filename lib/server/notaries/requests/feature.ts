import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as operations from './operations';
import * as service from './service';

const path = '/api/v1/notary-public';

/** Clients who ask a notary for an appointment. */
export const requests: Required<Pick<Feature, 'operations' | 'access' | 'personalData'>> = {
  operations: operationsOf(operations),
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
