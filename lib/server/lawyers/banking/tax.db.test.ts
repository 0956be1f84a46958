import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { OwnTax } from '@/lib/contract/lawyers/tax';
import {
  getOwnTax as getTax,
  getTaxDocument,
  setOwnTax as putTax,
  removeTaxDocument,
  requestTaxCheck,
  setTaxDocument,
} from '@/lib/contract/lawyers/tax';
import { checkedFactsChanged } from '@/lib/server/lawyers/verification/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { taxProfiles } from '@/lib/server/schema/payouts';
import { verifications } from '@/lib/server/schema/verification';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { hostileFiles } from '@/lib/testing/files/hostile-files';
import { fileOf, picture } from '@/lib/testing/files/identity';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { newTaxData } from '@/lib/testing/files/tax-data';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { removeQueuedFiles } from '@/lib/testing/jobs';
import { eraseTax, exportedTax } from './tax-personal-data-service';
import { taxDataOf } from './tax-service';

const TAX = {
  tin: '123-456-789 00000',
  registered_name: 'Peña Law Office',
  vat_status: 'NON_VAT',
};
let lawyer: TestLawyer;
beforeEach(async () => {
  rmSync(path.join(STORAGE_FOLDER, 'tax'), { recursive: true, force: true });
  lawyer = await newLawyer();
});

const save = (body: object = TAX) => send(putTax, { cookie: lawyer.cookie, body });

async function handIn(file: File, { cookie } = lawyer) {
  const body = new FormData();
  body.append('document', file);
  return send(setTaxDocument, { cookie, body });
}

const taxOf = async ({ cookie } = lawyer) => ((await send(getTax, { cookie })).body as OwnTax).tax;

const stored = () =>
  readdirSync(STORAGE_FOLDER, { recursive: true }).filter((one) => /\.\w+$/.test(`${one}`));

async function events(): Promise<string[]> {
  const rows = await database()
    .select({ event: auditEvents.event, detail: auditEvents.detail })
    .from(auditEvents)
    .where(eq(auditEvents.subject, lawyer.id))
    .orderBy(auditEvents.at);
  return rows.map(({ event, detail }) => (detail ? `${event} ${detail}` : event));
}

test('tax data is saved once, its number encrypted and shown in groups', async () => {
  expect(await taxOf()).toBeNull();
  expect(await save()).toMatchObject({ status: 200, body: { tax: { tin: '123-456-789-00000' } } });
  await save({ ...TAX, tin: '12345678900000' });
  expect(await events()).toEqual(['tax_data_changed']);
  await save({ ...TAX, vat_status: 'VAT' });
  expect(await events()).toEqual(['tax_data_changed', 'tax_data_changed']);
  expect(await taxOf()).toMatchObject({ registered_name: 'Peña Law Office', vat_status: 'VAT' });
  const [row] = await database()
    .select()
    .from(taxProfiles)
    .where(eq(taxProfiles.lawyerId, lawyer.lawyerId));
  expect(row?.tin).toMatch(/^v2\.local\./);
  expect(row?.tin).not.toContain('123456789');
  expect(await taxOf(await newLawyer())).toBeNull();
});

test.each([
  ['12345678', 'tin'],
  ['123456789012345', 'tin'],
  ['12345678a', 'tin'],
  ['1234567890', 'tin'],
  ['123-456-789-01', 'tin'],
])('%s is no TIN', async (tin, field) => {
  expect(await save({ ...TAX, tin })).toMatchObject({
    status: 400,
    body: {
      fields: {
        [field]:
          'Please provide the 9 digits of your TIN, and its branch code of 3 to 5 digits if you have one.',
      },
    },
  });
});

test('a certificate needs tax data first, and another takes its place', async () => {
  const pdf = fileOf(SAMPLES.pdf, '2303.pdf');
  expect(await handIn(pdf)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  expect(stored()).toEqual([]);
  await save();
  expect(await handIn(pdf)).toMatchObject({
    status: 201,
    body: { tax: { document: { name: '2303.pdf', content_type: 'application/pdf' } } },
  });
  const [first] = stored();
  await handIn(fileOf(await picture('png'), 'scan.png'));
  expect((await taxOf())?.document).toMatchObject({ name: 'scan.jpg', content_type: 'image/jpeg' });
  await removeQueuedFiles();
  expect(stored()).toHaveLength(1);
  expect(stored()).not.toContain(first);
});

test('the certificate opens for its lawyer alone, each view is logged, and it is removed once', async () => {
  await save();
  await handIn(fileOf(SAMPLES.pdf, '2303.pdf'));
  const get = ({ cookie }: TestLawyer) => send(getTaxDocument, { cookie });
  expect(await get(lawyer)).toMatchObject({ status: 200 });
  expect(await get(await newLawyer())).toMatchObject({ status: 404 });
  const { cookie } = lawyer;
  expect(await send(removeTaxDocument, { cookie })).toMatchObject({ status: 204 });
  expect(await send(removeTaxDocument, { cookie })).toMatchObject({ status: 204 });
  expect(await get(lawyer)).toMatchObject({ status: 404 });
  expect(await events()).toEqual([
    'tax_data_changed',
    'tax_document_changed added',
    'tax_document_viewed',
    'tax_document_changed removed',
  ]);
  await removeQueuedFiles();
  expect(stored()).toEqual([]);
  expect((await taxOf())?.tin).toBe('123-456-789-00000');
});

test('no hostile file is taken as a certificate', async () => {
  await save();
  // Each kind once; what is behind every one of them is tried as an ID.
  const files = (await hostileFiles()).slice(0, 9);
  for (const [name, bytes] of files) {
    const { status } = await handIn(fileOf(bytes, name, 'application/pdf'));
    expect({ name, refused: [413, 415].includes(status) }).toEqual({ name, refused: true });
  }
  expect((await taxOf())?.document).toBeNull();
  expect(stored()).toEqual([]);
});

test('a check that waits is compared with the name: when that changes it begins again', async () => {
  await newTaxData(lawyer);
  await send(requestTaxCheck, { cookie: lawyer.cookie });
  const checks = () =>
    database()
      .select({ status: verifications.status, link: verifications.tokenHash })
      .from(verifications)
      .where(and(eq(verifications.lawyerId, lawyer.lawyerId), eq(verifications.subject, 'tax')));
  const [before] = await checks();
  expect(before).toEqual({ status: 'PENDING', link: expect.any(String) });
  await transaction((tx) =>
    checkedFactsChanged(
      tx,
      lawyer.lawyerId,
      ['displayName'],
      { role: 'owner', userId: lawyer.id },
      Date.now(),
    ),
  );
  const after = await checks();
  expect(after).toEqual([{ status: 'PENDING', link: expect.any(String) }]);
  expect(after[0]?.link).not.toBe(before?.link);
});

test('the export holds it, and nothing is left of it after the account', async () => {
  await save();
  await handIn(fileOf(SAMPLES.pdf, '2303.pdf'));
  const section = await exportedTax(database(), lawyer.id);
  expect(section).toMatchObject({ name: 'tax', data: { tin: '123-456-789-00000' } });
  expect(section?.files).toHaveLength(1);
  const account = { id: lawyer.id, email: lawyer.email };
  expect(await transaction((tx) => eraseTax(tx, account, Date.now()))).toHaveLength(1);
  expect(await taxDataOf(database(), lawyer.lawyerId)).toBeNull();
  expect(await exportedTax(database(), lawyer.id)).toBeUndefined();
});
