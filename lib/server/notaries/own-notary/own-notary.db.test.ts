import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import {
  setNotaryPicture as postPicture,
  toggleNotaryVisibility as toggle,
} from '@/lib/contract/notaries/own-notary';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { removeIfUnused } from '@/lib/server/media/pictures/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { notaryServices } from '@/lib/server/schema/notaries';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { fileOf } from '@/lib/testing/files/identity';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { newNotary, notaryOf } from '@/lib/testing/notaries/notaries';
import {
  approve,
  events,
  own,
  pagesIn,
  pagesOf,
  SEEDED,
  save,
  YEAR,
} from '@/lib/testing/notaries/own-notary';
import { hideNotary } from '../search/listing';

const turn = ({ cookie }: TestLawyer, headers = {}) => send(toggle, { cookie, headers });
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length;
}

test('a lawyer without a notary profile sees what is missing of one', async () => {
  const lawyer = await newLawyer();
  expect(await own(lawyer)).toMatchObject({
    _id: lawyer.lawyerId,
    city: '',
    province: '',
    commission_valid_until: null,
    services: [],
    office_hours: [],
    is_public: false,
    listed: false,
    approved: null,
    days_left: null,
    notarial_commission_doc_url: null,
    check: { status: 'NONE', submitted_at: null, reason: null },
    missing: ['office', 'office_hours', 'services', 'commission', 'commission_check'],
  });
});

test('one whom people find has everything, at as many statements as one with long lists', async () => {
  const lawyer = await newNotary();
  const few = await statementsOf(() => own(lawyer));
  expect(await own(lawyer)).toMatchObject({
    ...SEEDED,
    province: 'Metro Manila',
    is_public: true,
    listed: true,
    missing: [],
    check: { status: 'APPROVED', submitted_at: null, reason: null },
    approved: { city: 'makati', commission_number: 'M-123' },
  });
  const services = Array.from({ length: 20 }, (_, i) => ({ name: `Deed ${i}`, price: 20_000 }));
  const office_hours = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
    { day, open: '08:00', close: '12:00' },
    { day, open: '13:00', close: '17:00' },
  ]);
  expect((await save(lawyer, { services, office_hours })).status).toBe(200);
  expect(await statementsOf(() => own(lawyer))).toBe(few);
  const { office_hours: shown } = await own(lawyer);
  expect([shown[0]?.day, shown.at(-1)?.day, shown.length]).toEqual([1, 0, 14]);
});

describe('saving', () => {
  test('makes the profile, which stays hidden', async () => {
    const lawyer = await newLawyer();
    const pages = await pagesOf(async () => {
      expect(await save(lawyer)).toMatchObject({
        status: 200,
        body: {
          ...SEEDED,
          missing: ['commission_check'],
          check: { status: 'NONE' },
          listed: false,
        },
      });
    });
    expect(pages).toEqual([]);
    expect(await events(lawyer)).toEqual([
      'commission_changed city commissionNumber commissionTerritory commissionValidUntil',
    ]);
  });

  test('office, hours and fees show at once; the same again changes nothing', async () => {
    const lawyer = await newNotary();
    const before = await notaryOf(lawyer);
    expect(await pagesOf(() => save(lawyer))).toEqual([]);
    expect(await notaryOf(lawyer)).toEqual(before);
    for (const change of [
      { office_address: '3F Example Building' },
      { phone: '+63287654321' },
      { office_hours: [{ day: 6, open: '08:00', close: '12:00' }] },
      { services: [{ name: 'Affidavit (jurat)', price: 30_000 }] },
    ])
      expect(await pagesOf(() => save(lawyer, change))).toEqual(pagesIn(lawyer, 'makati'));
    const after = await notaryOf(lawyer);
    expect(after.changedAt.getTime()).toBeGreaterThan(before.changedAt.getTime());
    expect(await events(lawyer)).toEqual([]);
  });

  test('another commission is not what people see until it is approved', async () => {
    const lawyer = await newNotary();
    const pages = await pagesOf(async () => {
      expect(await save(lawyer, { city: 'pasig', commission_number: 'P-9' })).toMatchObject({
        body: {
          city: 'pasig',
          province: 'Metro Manila',
          commission_number: 'P-9',
          listed: true,
          check: { status: 'NONE' },
          missing: [],
          approved: { city: 'makati', commission_number: 'M-123' },
        },
      });
    });
    expect(pages).toEqual([]);
    expect(await pagesOf(() => approve(lawyer))).toEqual(pagesIn(lawyer, 'makati', 'pasig'));
    expect(await own(lawyer)).toMatchObject({
      check: { status: 'APPROVED' },
      approved: { city: 'pasig', commission_number: 'P-9' },
    });
    expect(await events(lawyer)).toEqual(['commission_changed city commissionNumber']);
  });

  test('of two at once the whole of one is stored', async () => {
    const lawyer = await newNotary();
    const forms = [1, 2].map((day) => ({
      office_address: `${day} Ayala Avenue`,
      commission_number: `M-${day}`,
      office_hours: [{ day, open: '08:00', close: '12:00' }],
      services: [{ name: `Deed ${day}`, price: day * 10_000 }],
    }));
    const answers = await Promise.all(forms.map((form) => save(lawyer, form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const found = await own(lawyer);
    expect(forms).toContainEqual({
      office_address: found.office_address,
      commission_number: found.commission_number,
      office_hours: found.office_hours,
      services: found.services,
    });
  });

  test.each([
    ['city', { city: 'cebu' }],
    ['commission_valid_until', { commission_valid_until: `${YEAR + 1}-12-30` }],
    ['commission_valid_until', { commission_valid_until: `${YEAR + 2}-12-31` }],
    ['commission_valid_until', { commission_valid_until: `${YEAR - 1}-12-31` }],
    ['services', { services: [] }],
    ['services.0.price', { services: [{ name: 'Jurat', price: 1 }] }],
    [
      'office_hours',
      {
        office_hours: [
          { day: 1, open: '08:00', close: '12:00' },
          { day: 1, open: '11:00', close: '13:00' },
        ],
      },
    ],
  ])('a wrong %s changes nothing', async (field, change) => {
    const lawyer = await newNotary();
    const before = await own(lawyer);
    const answer = await save(lawyer, { office_address: 'Elsewhere', ...change });
    expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await own(lawyer)).toEqual(before);
  });

  test('ten other commissions a day; the rest of the form is not counted', async () => {
    const lawyer = await newNotary();
    for (let i = 0; i < 10; i += 1) await save(lawyer, { commission_number: `M-${i}` });
    expect(await save(lawyer, { commission_number: 'M-10' })).toMatchObject({ status: 429 });
    const office = { commission_number: 'M-9', office_address: 'Elsewhere' };
    expect(await save(lawyer, office)).toMatchObject({ status: 200 });
  });
});

describe('showing and hiding', () => {
  test('turns around, once for a key, and pages follow', async () => {
    const lawyer = await newNotary();
    const headers = { 'idempotency-key': `hide-${lawyer.lawyerId}` };
    const pages = await pagesOf(async () => {
      for (const _ of [1, 2])
        expect(await turn(lawyer, headers)).toMatchObject({
          status: 200,
          body: { is_public: false, listed: false, missing: [] },
        });
    });
    expect(pages).toEqual(pagesIn(lawyer, 'makati'));
    expect(await pagesOf(() => turn(lawyer))).toEqual(pagesIn(lawyer, 'makati'));
    expect(await own(lawyer)).toMatchObject({ is_public: true, listed: true });
    expect(await events(lawyer)).toEqual([
      'notary_visibility_changed hidden',
      'notary_visibility_changed shown',
    ]);
  });

  test('is refused with what is missing', async () => {
    const lawyer = await newLawyer({ ibpVerifiedAt: null, picture: null });
    const fields = ['picture', 'office', 'office_hours', 'services', 'commission'];
    const answer = await turn(lawyer);
    expect(answer).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([
      ...fields,
      'commission_check',
      'ibp_check',
    ]);
    const ended = await newNotary({
      notary: { isPublic: false, approvedUntil: `${YEAR - 1}-12-31` },
    });
    expect(await turn(ended)).toMatchObject({
      status: 409,
      body: { fields: { commission_check: 'Please provide a value.' } },
    });
  });

  test('is refused while the account is going to be deleted, which hides it at once', async () => {
    const lawyer = await newNotary();
    const due = { deletionDueAt: new Date() };
    await database().update(users).set(due).where(eq(users.id, lawyer.id));
    const pages = await pagesOf(() => transaction((tx) => hideNotary(tx, lawyer.id)));
    expect(pages).toEqual(pagesIn(lawyer, 'makati'));
    expect(await own(lawyer)).toMatchObject({ is_public: false, listed: false });
    expect(await turn(lawyer)).toMatchObject({
      status: 409,
      body: { fields: { account: 'Your account is scheduled for deletion.' } },
    });
  });

  test('hiding always works', async () => {
    const lawyer = await newNotary({ notary: { approvedUntil: `${YEAR - 1}-12-31` } });
    await database().delete(notaryServices).where(eq(notaryServices.lawyerId, lawyer.lawyerId));
    expect(await turn(lawyer)).toMatchObject({ status: 200, body: { is_public: false } });
  });
});

describe('a picture of its own', () => {
  const choose = async ({ cookie }: TestLawyer, background: string) => {
    const drawing = { width: 24, height: 24, channels: 3, background } as const;
    const png = await sharp({ create: drawing }).png().toBuffer();
    const body = new FormData();
    body.append('picture', fileOf(png, 'me.png'));
    const answer = await send(postPicture, { cookie, body });
    expect(answer.status).toBe(201);
    return (answer.body as OwnNotary).picture_url ?? '';
  };
  const isStored = async (url: string) => {
    const name = url.replace('/pictures/', '');
    await removeIfUnused(name);
    return readdirSync(path.join(STORAGE_FOLDER, 'pictures')).includes(name);
  };

  test('is shown instead of that of the account, and goes when it is replaced', async () => {
    const lawyer = await newNotary();
    let first = '';
    const pages = await pagesOf(async () => {
      first = await choose(lawyer, 'teal');
    });
    expect(pages).toEqual(pagesIn(lawyer, 'makati'));
    expect((await own(lawyer)).picture_url).toBe(first);
    expect(await isStored(first)).toBe(true);
    const second = await choose(lawyer, 'gold');
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  });

  test('may come first', async () => {
    const lawyer = await newLawyer({ picture: null });
    const url = await choose(lawyer, 'navy');
    expect(await own(lawyer)).toMatchObject({ picture_url: url, is_public: false });
  });
});

test('what changes of a lawyer is on the pages of the notary, at one statement for anybody else', async () => {
  const [notary, hidden] = [await newNotary(), await newNotary({ notary: { isPublic: false } })];
  const changed = ({ lawyerId }: TestLawyer) => transaction((tx) => profilesChanged(tx, lawyerId));
  expect(await pagesOf(() => changed(notary))).toEqual(
    expect.arrayContaining(pagesIn(notary, 'makati')),
  );
  expect(await pagesOf(() => changed(hidden))).not.toContain(`notary:${hidden.lawyerId}`);
  const other = await newLawyer();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await changed(other);
  const ofNotaries = statements.mock.calls.filter((call) =>
    JSON.stringify(call[0]).includes('notaries'),
  );
  statements.mockRestore();
  expect(ofNotaries).toHaveLength(1);
});
