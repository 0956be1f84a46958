import 'server-only';
import { commissionEnds } from '@/lib/domain/notaries/commission';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import type { Fixtures } from '@/lib/server/registry/fixtures';
import { commission } from '../commission/service';
import { hideNotary, notariesChanged } from '../search/listing';
import * as operations from './operations';
import { eraseNotary, exportedNotary } from './personal-data';

type Part = Required<
  Pick<
    Feature,
    'operations' | 'access' | 'personalData' | 'account' | 'lawyersChanged' | 'verifiedSubject'
  >
>;

const OWN = 'session mail mail role 200 role 200';
const MADE = 'session mail mail role 201 role 201';

const NOTARY = {
  city: 'makati',
  office_address: '2F Example Building',
  phone: '+63281234567',
  commission_number: 'M-124',
  commission_territory: 'City of Makati',
  services: [{ name: 'Affidavit (jurat)', price: 20_000 }],
  office_hours: [{ day: 1, open: '09:00', close: '17:00' }],
};

async function ofCommission(f: Fixtures): Promise<object> {
  const [end] = commissionEnds(Date.parse(await f.freeTime()));
  return { body: { ...NOTARY, commission_valid_until: end } };
}

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

async function ofNotaries(f: Fixtures): Promise<object> {
  await f.notaries();
  return {};
}

/** The profile of a notary, as its lawyer edits it. */
export const ownNotary: Part = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/notary-public/private': { answers: OWN, sample: ofNotaries },
    'PUT /api/v1/notary-public': { answers: OWN, sample: ofCommission },
    'POST /api/v1/notary-public/picture': { answers: MADE, sample: withPicture },
    'POST /api/v1/notary-public/notarial-commission-doc': { answers: MADE, sample: withDocument },
    'DELETE /api/v1/notary-public/notarial-commission-doc': {
      answers: 'session mail mail role 204 role 204',
      sample: () => ({}),
    },
    'PUT /api/v1/notary-public/toggle-visibility': { answers: OWN, sample: ofNotaries },
  },
  personalData: [
    {
      tables: ['notaries', 'notary_hours', 'notary_services'],
      exported: exportedNotary,
      erase: eraseNotary,
    },
  ],
  account: { deletionPlanned: hideNotary },
  lawyersChanged: notariesChanged,
  verifiedSubject: commission,
};
