import { commissionEnds } from '@/lib/domain/notaries/commission';
import type { Fixtures } from './fixtures';
import { NOTHING, type Samples } from './sample';

async function ofNotaries(f: Fixtures): Promise<object> {
  await f.notaries();
  return {};
}

async function ofCommission(f: Fixtures): Promise<object> {
  const [end] = commissionEnds(Date.parse(await f.freeTime()));
  return { body: { ...NOTARY, commission_valid_until: end } };
}

const NOTARY = {
  city: 'makati',
  office_address: '2F Example Building',
  phone: '+63281234567',
  commission_number: 'M-124',
  commission_territory: 'City of Makati',
  services: [{ name: 'Affidavit (jurat)', price: 20_000 }],
  office_hours: [{ day: 1, open: '09:00', close: '17:00' }],
};

async function withPicture(f: Fixtures): Promise<{ body: FormData }> {
  const body = new FormData();
  body.append('picture', await f.picture());
  return { body };
}

async function withDocument(f: Fixtures): Promise<{ body: FormData }> {
  await f.notaries('stated');
  const body = new FormData();
  body.append('notarial_commission_doc', f.pdf('commission.pdf'));
  return { body };
}

export const notaries: Samples = {
  'GET /api/v1/notary-public': { request: NOTHING },
  'GET /api/v1/notary-public/cities': { request: NOTHING },
  'GET /api/v1/notary-public/{id}': {
    request: async (f) => ({ params: { id: await f.notary() } }),
  },
  'POST /api/v1/notary-public/{id}/requests': {
    request: async (f) => {
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
  'GET /api/v1/notary-public/requests/sent': { request: NOTHING },
  'DELETE /api/v1/notary-public/requests/{id}': {
    owner: 'client',
    request: async (f) => ({ params: { id: await f.notaryRequest() } }),
  },
  'GET /api/v1/notary-public/requests': { request: NOTHING },
  'GET /api/v1/notary-public/appointments': {
    request: () => ({
      query: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
    }),
  },
  'PUT /api/v1/notary-public/requests/seen': { request: NOTHING },
  'PUT /api/v1/notary-public/requests/{id}': {
    owner: 'lawyer',
    request: async (f) => {
      await f.notaries();
      const params = { id: await f.notaryRequest() };
      return { params, body: { answer: 'accept', time: '15:30', note: 'Bring your ID.' } };
    },
  },
  'GET /api/v1/notary-public/private': { request: ofNotaries },
  'PUT /api/v1/notary-public': { request: ofCommission },
  'POST /api/v1/notary-public/picture': { request: withPicture },
  'POST /api/v1/notary-public/notarial-commission-doc': { request: withDocument },
  'DELETE /api/v1/notary-public/notarial-commission-doc': { request: NOTHING },
  'PUT /api/v1/notary-public/toggle-visibility': { request: ofNotaries },
};
