import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import {
  decideVerification as decide,
  getIdentityDocument as getDocument,
} from '@/lib/contract/lawyers/verification';
import type { NotaryPage } from '@/lib/contract/notaries/notaries';
import { listNotaries } from '@/lib/contract/notaries/notaries';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import {
  removeCommissionDocument as removeDocument,
  toggleNotaryVisibility as toggle,
} from '@/lib/contract/notaries/own-notary';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { notaries, notaryHours, notaryServices } from '@/lib/server/schema/notaries';
import { verifications } from '@/lib/server/schema/verification';
import { UNCHECKED } from '@/lib/server/seed/notary';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { hostileFiles } from '@/lib/testing/files/hostile-files';
import { fileOf, picture, verifierCode, verifierToken } from '@/lib/testing/files/identity';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { deleteDueAccounts, removeQueuedFiles } from '@/lib/testing/jobs';
import { newNotary } from '@/lib/testing/notaries/notaries';
import {
  approve,
  events,
  handIn,
  own,
  pagesIn,
  pagesOf,
  save,
  YEAR,
} from '@/lib/testing/notaries/own-notary';
import { exportedNotary } from '../own-notary/personal-data';
import { commission } from './service';

beforeEach(() => rmSync(path.join(STORAGE_FOLDER, 'commission'), { recursive: true, force: true }));

const takeBack = ({ cookie }: TestLawyer) => send(removeDocument, { cookie });
const stored = () =>
  readdirSync(STORAGE_FOLDER, { recursive: true }).filter((one) =>
    /^commission\/.+\.\w+$/.test(`${one}`),
  );
const statusAt = async (url: string | null, { cookie }: TestLawyer) =>
  (await send(getDocument, { cookie, params: { id: url?.split('/').at(-1) ?? '' } })).status;

test('from nothing to found: saved, handed in, approved by the verifier, shown, hidden again', async () => {
  const lawyer = await newLawyer();
  const found = async () => {
    const { body } = await send(listNotaries, { query: { city: 'tandag' } });
    return (body as NotaryPage).results.some(({ _id }) => _id === lawyer.lawyerId);
  };
  await save(lawyer, { city: 'tandag' });
  await handIn(lawyer);
  const token = await verifierToken();
  const code = await verifierCode(token);
  expect((await send(decide, { body: { token, code, decision: 'approve' } })).status).toBe(200);
  expect(await own(lawyer)).toMatchObject({
    missing: [],
    listed: false,
    check: { status: 'APPROVED' },
    approved: { city: 'tandag', commission_valid_until: `${YEAR + 1}-12-31` },
  });
  expect(await found()).toBe(false);
  const { cookie } = lawyer;
  expect(await send(toggle, { cookie })).toMatchObject({ body: { is_public: true, listed: true } });
  expect(await found()).toBe(true);
  await send(toggle, { cookie });
  expect(await found()).toBe(false);
});

describe('the document', () => {
  test('needs a commission that is stated, has not ended and was not approved', async () => {
    const [newcomer, notary] = [await newLawyer(), await newNotary()];
    const ended = await newNotary({
      notary: { ...UNCHECKED, commissionValidUntil: `${YEAR - 1}-12-31` },
    });
    for (const lawyer of [newcomer, notary, ended])
      expect(await handIn(lawyer)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    expect(stored()).toEqual([]);
  });

  test('waits for the verifier, opens for its notary, and another takes its place', async () => {
    const lawyer = await newNotary({ notary: UNCHECKED });
    const { status, body } = await handIn(lawyer);
    const { notarial_commission_doc_url: first, picture_url: same } = body as OwnNotary;
    expect([status, same]).toEqual([201, first]);
    const link = await verifierToken();
    expect(await own(lawyer)).toMatchObject({
      notarial_commission_doc_url: first,
      missing: ['commission_check'],
      check: { status: 'PENDING', submitted_at: expect.any(String), reason: null },
    });
    expect(await statusAt(first, lawyer)).toBe(200);
    expect(await statusAt(first, await newLawyer())).toBe(404);

    await handIn(lawyer, fileOf(await picture('png'), 'scan.png'));
    expect(await verifierToken()).not.toBe(link);
    expect(await statusAt(first, lawyer)).toBe(404);
    const second = (await own(lawyer)).notarial_commission_doc_url;
    expect(await statusAt(second, lawyer)).toBe(200);
    await removeQueuedFiles();
    expect(stored()).toEqual([expect.stringMatching(/\.jpg$/)]);
    const checks = await checksOf(lawyer);
    expect(checks.map((one) => one.status)).toEqual(['PENDING']);
  });

  test('removed, it is gone with the check that waited; a repeat changes nothing', async () => {
    const lawyer = await newNotary({ notary: UNCHECKED });
    await handIn(lawyer);
    const { notarial_commission_doc_url: url } = await own(lawyer);
    expect((await takeBack(lawyer)).status).toBe(204);
    expect((await takeBack(lawyer)).status).toBe(204);
    expect(await statusAt(url, lawyer)).toBe(404);
    expect(await own(lawyer)).toMatchObject({
      notarial_commission_doc_url: null,
      check: { status: 'NONE' },
    });
    await removeQueuedFiles();
    expect([stored(), await checksOf(lawyer)]).toEqual([[], []]);
    expect(await events(lawyer)).toEqual([
      'commission_document_changed added',
      'commission_document_changed removed',
    ]);
  });

  test('a change of what it is compared with begins its check again with a new link', async () => {
    const lawyer = await newNotary({ notary: UNCHECKED });
    await handIn(lawyer);
    const link = await verifierToken();
    await save(lawyer, { office_address: 'Elsewhere' });
    expect(await verifierToken()).toBe(link);
    await save(lawyer, { commission_number: 'M-124' });
    expect(await verifierToken()).not.toBe(link);
    expect(await own(lawyer)).toMatchObject({ check: { status: 'PENDING' } });
  });

  test('a rejection stays with its reason until another is handed in', async () => {
    const lawyer = await newNotary({ notary: UNCHECKED });
    await handIn(lawyer);
    await database()
      .update(verifications)
      .set({ status: 'REJECTED', reason: 'Not readable.', decidedAt: new Date(), tokenHash: null })
      .where(eq(verifications.lawyerId, lawyer.lawyerId));
    const rejected = { status: 'REJECTED', reason: 'Not readable.' };
    expect((await own(lawyer)).check).toMatchObject(rejected);
    await save(lawyer, { commission_number: 'M-124' });
    expect((await own(lawyer)).check).toMatchObject(rejected);
    expect((await handIn(lawyer)).status).toBe(201);
    expect((await own(lawyer)).check).toMatchObject({ status: 'PENDING', reason: null });
  });

  test('no hostile file is taken', async () => {
    const lawyer = await newNotary({ notary: UNCHECKED });
    const files = (await hostileFiles()).slice(0, 9);
    for (const [name, bytes] of files) {
      const { status } = await handIn(lawyer, fileOf(bytes, name, 'application/pdf'));
      expect({ name, refused: [413, 415].includes(status) }).toEqual({ name, refused: true });
    }
    expect([stored(), await checksOf(lawyer)]).toEqual([[], []]);
  });
});

const checksOf = ({ lawyerId }: TestLawyer) =>
  database().select().from(verifications).where(eq(verifications.lawyerId, lawyerId));

test('the verifier compares what is stated, and an approval publishes nothing by itself', async () => {
  const lawyer = await newNotary({ notary: UNCHECKED });
  expect(await commission.facts(database(), lawyer.lawyerId)).toEqual([
    { label: 'Name', value: 'Test Lawyer' },
    { label: 'Roll of Attorneys number', value: '50000' },
    { label: 'City of the office', value: 'Makati, Metro Manila' },
    { label: 'Commission number', value: 'M-123' },
    { label: 'Territory', value: 'City of Makati' },
    { label: 'Valid until', value: `December 31, ${YEAR + 1}` },
  ]);
  expect(await pagesOf(() => approve(lawyer))).toEqual([]);
  expect(await own(lawyer)).toMatchObject({
    is_public: false,
    listed: false,
    missing: [],
    check: { status: 'APPROVED' },
    approved: { city: 'makati', commission_valid_until: `${YEAR + 1}-12-31` },
  });
});

test('the export holds it; nothing is left of it, document and picture included, after the account', async () => {
  const lawyer = await newNotary();
  await save(lawyer, { commission_number: 'M-124' });
  await handIn(lawyer);
  const { notarial_commission_doc_url: url } = await own(lawyer);
  expect(await exportedNotary(database(), lawyer.id)).toMatchObject({
    name: 'notary',
    data: { commissionNumber: 'M-124', approvedNumber: 'M-123', hours: { length: 5 } },
  });
  expect(await exportedNotary(database(), (await newLawyer()).id)).toBeUndefined();
  await database().update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, lawyer.id));
  const pages = await pagesOf(() => deleteDueAccounts(Date.now() + DAY_MS));
  expect(pages).toEqual(expect.arrayContaining(pagesIn(lawyer, 'makati')));
  expect(await exportedNotary(database(), lawyer.id)).toBeUndefined();
  for (const table of [notaries, notaryHours, notaryServices]) {
    const [owner] = await database()
      .select({ id: lawyers.id })
      .from(lawyers)
      .where(eq(lawyers.userId, lawyer.id));
    expect(await database().$count(table, eq(table.lawyerId, owner?.id ?? ''))).toBe(0);
  }
  expect(await statusAt(url, await newLawyer())).toBe(404);
  expect(await statusAt(url, lawyer)).toBe(404);
  expect(stored()).toEqual([]);
});
