/** @alone it switches the withholding of tax on for the whole database */
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { TAX_DATA_MISSING } from '@/lib/catalogue/deletion-waits';
import { requestDeletion } from '@/lib/contract/accounts/settings';
import {
  type AdminTax,
  correctTax,
  getAdminTax,
  getTaxCertificateOf,
  getTaxDeclarationOf,
  getTaxReturn,
} from '@/lib/contract/admin/tax';
import {
  decideAsAdmin,
  getVerification,
  listVerifications,
} from '@/lib/contract/admin/verifications';
import { getOwnProfile } from '@/lib/contract/lawyers/own-profile';
import { requestTaxCheck, setOwnTax } from '@/lib/contract/lawyers/tax';
import { getStatement } from '@/lib/contract/payments/statements';
import {
  getTaxCertificate,
  getTaxDeclaration,
  getTaxStanding,
  setTaxDeclaration,
  type TaxStanding,
} from '@/lib/contract/payments/tax';
import { monthKey, yearRange } from '@/lib/domain/platform/months';
import { TAX_DATA_YEARS } from '@/lib/domain/platform/retention';
import { DAY_MS, manilaQuarter, manilaYear } from '@/lib/domain/platform/time';
import { purgeTax } from '@/lib/server/lawyers/banking/tax-personal-data-service';
import { taxDataOf } from '@/lib/server/lawyers/banking/tax-service';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { settlePayout } from '@/lib/server/payments/payouts/transfers';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { lawyers, listedLawyers } from '@/lib/server/schema/lawyers';
import { payments } from '@/lib/server/schema/payments';
import { taxProfiles } from '@/lib/server/schema/payouts';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { fileOf } from '@/lib/testing/files/identity';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { decideTaxPack, newTaxData, newTaxedQuarter } from '@/lib/testing/files/tax-data';
import { deleteDueAccounts, takeQueued } from '@/lib/testing/jobs';
import { enterSeller, SELLER } from '@/lib/testing/money/fee-invoices';
import { askForPayout } from '@/lib/testing/payouts';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { exportedWithholdings } from './personal-data-service';
import { quarterRecords } from './record-service';
import { queueRegistrations, reviewRegistration } from './registrations';

const YEAR = String(manilaYear(Date.now()));
const QUARTER = String(manilaQuarter(Date.now()));
let admin: TestUser;
let lawyer: TestLawyer;
beforeAll(async () => {
  admin = await newAdmin();
});
beforeEach(async () => {
  lawyer = await newLawyer();
});
afterEach(() => decideTaxPack(false));

const standing = async () =>
  (await send(getTaxStanding, { query: { year: YEAR }, cookie: lawyer.cookie }))
    .body as TaxStanding;
const isListed = async () =>
  (await database().$count(listedLawyers, eq(listedLawyers.lawyerId, lawyer.lawyerId))) > 0;
const missing = async () =>
  ((await send(getOwnProfile, { cookie: lawyer.cookie })).body as { missing: string[] }).missing;

test('certificate, CSV, list and standing of a quarter agree to the centavo', async () => {
  await newTaxData(lawyer);
  const { payment } = await newTaxedQuarter(lawyer);
  await newTaxedQuarter(lawyer);
  const query = { year: YEAR, quarter: QUARTER };
  const { quarters, released } = await standing();
  expect(released).toBe(200_000);
  expect(quarters.find(({ quarter }) => String(quarter) === QUARTER)).toMatchObject({
    taxed: 200_000,
    tax_base: 100_000,
    withheld: 1_000,
  });
  await enterSeller();
  const paper = await send(getTaxCertificate, { query, cookie: lawyer.cookie });
  expect(paper.status).toBe(200);
  const { text } = readPdf(paper.bytes);
  for (const words of [
    'Peña Law Office',
    '123-456-789-00000',
    '₱2,000',
    '₱10',
    SELLER.registeredName,
  ])
    expect(text).toContain(words);
  const csv = new TextDecoder().decode(
    (await send(getTaxReturn, { query, cookie: admin.cookie })).bytes,
  );
  expect(csv).toContain('"2000.00","1000.00","10.00"');
  const { payees, total } = (await send(getAdminTax, { query, cookie: admin.cookie }))
    .body as AdminTax;
  const own = payees.find(({ lawyer: { _id } }) => _id === lawyer.lawyerId);
  expect(own).toMatchObject({ taxed: 200_000, tax_base: 100_000, withheld: 1_000 });
  expect(total.withheld).toBeGreaterThanOrEqual(1_000);

  const body = { payment_id: payment, amount: 40_000, reason: 'Given back' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await send(correctTax, { body, headers, cookie: admin.cookie });
  expect(made).toMatchObject({ status: 201, body: { amount: 40_000, withheld: 200 } });
  const again = await send(correctTax, { body, headers, cookie: admin.cookie });
  expect(again.body).toEqual(made.body);
  expect((await standing()).quarters.find(({ withheld }) => withheld > 0)).toMatchObject({
    taxed: 160_000,
    withheld: 800,
  });
  const tooMuch = { ...body, amount: 60_001 };
  expect(await send(correctTax, { body: tooMuch, cookie: admin.cookie })).toMatchObject({
    status: 400,
    body: { fields: { amount: expect.stringContaining('₱600') } },
  });
});

test('a correction names its payment as its release does, in the statement and in the export', async () => {
  await newTaxData(lawyer);
  const { payment } = await newTaxedQuarter(lawyer);
  const body = { payment_id: payment, amount: 40_000, reason: 'Given back' };
  expect((await send(correctTax, { body, cookie: admin.cookie })).status).toBe(201);
  const [paid] = await database().select().from(payments).where(eq(payments.id, payment));
  const reference = paid?.payableId.slice(0, 8).toUpperCase();
  const query = { month: monthKey(Date.now()) };
  const statement = await send(getStatement, { query, cookie: lawyer.cookie });
  const { text } = readPdf(statement.bytes);
  for (const change of ['Fee released', 'Tax withheld', 'Withheld tax returned'])
    expect(text.replace(/\s+/g, ' ')).toContain(`${change}: payment ${reference}`);
  const exported = await exportedWithholdings(database(), lawyer.id);
  const named = [expect.objectContaining({ payment_reference: reference })];
  expect(exported?.data).toEqual({ releases: named, corrections: named });
});

test('a quarter takes three statements, however many lawyers it has', async () => {
  const query = { year: YEAR, quarter: QUARTER };
  const statementsOf = async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    try {
      const period = { year: Number(YEAR), quarter: Number(QUARTER) };
      return { records: (await quarterRecords(database(), period)).length, sent: sent.mock.calls };
    } finally {
      sent.mockRestore();
    }
  };
  await newTaxedQuarter(lawyer);
  const before = await statementsOf();
  for (const one of [await newLawyer(), await newLawyer()]) {
    await newTaxData(one);
    await newTaxedQuarter(one);
  }
  const after = await statementsOf();
  expect(after.records).toBe(before.records + 2);
  expect([before.sent.length, after.sent.length]).toEqual([3, 3]);
  const csv = new TextDecoder().decode(
    (await send(getTaxReturn, { query, cookie: admin.cookie })).bytes,
  );
  expect(csv.match(/Peña Law Office/g)?.length).toBeGreaterThanOrEqual(2);
});

test('nobody else reads the papers of a lawyer, and a quarter without tax has none', async () => {
  await newTaxedQuarter(lawyer);
  const query = { year: YEAR, quarter: QUARTER };
  const other = await newLawyer();
  expect((await send(getTaxCertificate, { query, cookie: other.cookie })).status).toBe(404);
  const ask = { query: { year: YEAR } };
  expect((await send(getTaxDeclaration, { ...ask, cookie: lawyer.cookie })).status).toBe(404);
});

test('a declaration counts from then on, for this year or the next alone', async () => {
  const declare = (year: string, below: string) => {
    const body = new FormData();
    body.append('year', year);
    body.append('stays_below', below);
    body.append('document', fileOf(SAMPLES.pdf, 'sworn.pdf'));
    return send(setTaxDeclaration, { body, cookie: lawyer.cookie });
  };
  expect(await declare(String(Number(YEAR) + 2), 'true')).toMatchObject({
    status: 400,
    body: { fields: { year: expect.any(String) } },
  });
  expect(await declare(YEAR, 'true')).toMatchObject({
    status: 201,
    body: { declaration: { stays_below: true, name: 'sworn.pdf' } },
  });
  const asked = { params: { id: lawyer.lawyerId }, query: { year: YEAR } };
  expect((await send(getTaxDeclarationOf, { ...asked, cookie: lawyer.cookie })).status).toBe(404);
  const opened = await send(getTaxDeclarationOf, { ...asked, cookie: admin.cookie });
  expect(opened.bytes.length).toBeGreaterThan(0);
  const views = () =>
    database().$count(
      auditEvents,
      and(
        eq(auditEvents.event, 'tax_declaration_viewed'),
        eq(auditEvents.subject, lawyer.lawyerId),
      ),
    );
  expect({ status: opened.status, views: await views() }).toEqual({ status: 200, views: 1 });
  await newTaxedQuarter(lawyer);
  expect((await standing()).quarters.every(({ withheld }) => withheld === 0)).toBe(true);
  await declare(YEAR, 'false');
  await newTaxedQuarter(lawyer);
  expect((await standing()).quarters.some(({ withheld }) => withheld === 500)).toBe(true);
});

test('a registration is checked by a person, is a part of the profile, and other data void it', async () => {
  await transaction((tx) => profilesChanged(tx, lawyer.lawyerId));
  expect(await isListed()).toBe(true);
  await decideTaxPack(true, { graceMonths: 0 });
  await transaction((tx) => profilesChanged(tx, lawyer.lawyerId));
  expect(await isListed()).toBe(false);
  expect(await missing()).toEqual(['registration']);
  const check = () => send(requestTaxCheck, { cookie: lawyer.cookie });
  expect(await check()).toMatchObject({ status: 409 });
  await newTaxData(lawyer);
  expect((await check()).status).toBe(204);
  expect((await check()).status).toBe(204);
  expect((await standing()).registration).toMatchObject({ status: 'PENDING', hides: true });
  const query = { status: 'pending', subject: 'tax' };
  const { results } = (await send(listVerifications, { query, cookie: admin.cookie })).body as {
    results: { _id: string; lawyer: { _id: string } }[];
  };
  const id = results.find((row) => row.lawyer._id === lawyer.lawyerId)?._id ?? '';
  const { body } = await send(getVerification, { params: { id }, cookie: admin.cookie });
  const { version, facts, documents } = body as {
    version: string;
    facts: { label: string; value: string }[];
    documents: unknown[];
  };
  expect(facts.map(({ value }) => value)).toContain('123-456-789-00000');
  expect(documents).toHaveLength(1);
  const decision = { decision: 'approve', version };
  const params = { id };
  expect((await send(decideAsAdmin, { params, body: decision, cookie: admin.cookie })).status).toBe(
    200,
  );
  expect(await isListed()).toBe(true);
  expect(await missing()).toEqual([]);
  const facts2 = { tin: '999-888-777', registered_name: 'Peña Law', vat_status: 'VAT' };
  await send(setOwnTax, { body: facts2, cookie: lawyer.cookie });
  expect((await standing()).registration).toMatchObject({ status: 'NONE', hides: true });
  expect(await isListed()).toBe(false);
});

test('a lawyer who was listed before has a period of grace, and the end of the pack shows all again', async () => {
  const shown = new Date(Date.now() - 30 * DAY_MS);
  await database()
    .update(lawyers)
    .set({ firstShownAt: shown })
    .where(eq(lawyers.id, lawyer.lawyerId));
  await decideTaxPack(true);
  await reviewRegistration(lawyer.lawyerId, Date.now());
  expect(await isListed()).toBe(true);
  expect((await standing()).pack?.grace_ends).toMatch(/^20/);
  await decideTaxPack(true, { graceMonths: 0 });
  await reviewRegistration(lawyer.lawyerId, Date.now());
  expect(await isListed()).toBe(false);
  await decideTaxPack(false);
  await reviewRegistration(lawyer.lawyerId, Date.now());
  expect(await isListed()).toBe(true);
});

test('the daily job looks at lawyers whom clients see, and at the others only for a week after something changed', async () => {
  const hidden = await newLawyer();
  await transaction((tx) => profilesChanged(tx, lawyer.lawyerId));
  const looksAt = async (days: number) => {
    await queueRegistrations(Date.now() + days * DAY_MS);
    const ids = (await takeQueued('review_registration')).map(({ lawyerId }) => lawyerId);
    return { shown: ids.includes(lawyer.lawyerId), hidden: ids.includes(hidden.lawyerId) };
  };
  await decideTaxPack(true, { graceMonths: 0 });
  await transaction((tx) => profilesChanged(tx, hidden.lawyerId));
  expect(await looksAt(0)).toEqual({ shown: true, hidden: true });
  expect(await looksAt(30)).toEqual({ shown: true, hidden: false });
  await reviewRegistration(lawyer.lawyerId, Date.now());
  expect(await looksAt(30)).toEqual({ shown: false, hidden: false });
  await decideTaxPack(false);
  expect(await looksAt(0)).toEqual({ shown: true, hidden: true });
  expect(await looksAt(30)).toEqual({ shown: false, hidden: false });
});

test('TIN and registered name outlive the account of a lawyer from whom tax was withheld, as long as the books', async () => {
  const { payment: _payment, lawyer: _lawyer, ...query } = await newTaxedQuarter(lawyer);
  const { id } = await askForPayout(lawyer.lawyerId);
  for (const _time of [1, 2]) await settlePayout(id, Date.now());
  const leave = () => send(requestDeletion, { body: {}, cookie: lawyer.cookie });
  expect(await leave()).toMatchObject({ status: 409, body: { message: TAX_DATA_MISSING } });
  await newTaxData(lawyer);
  await database()
    .update(taxProfiles)
    .set({ registeredName: lawyer.lawyerId })
    .where(eq(taxProfiles.lawyerId, lawyer.lawyerId));
  const { deletes_at } = (await leave()).body as { deletes_at: string };
  const due = Date.parse(deletes_at);
  await deleteDueAccounts(due);

  const payee = async () =>
    ((await send(getAdminTax, { query, cookie: admin.cookie })).body as AdminTax).payees.find(
      ({ registered_name }) => registered_name === lawyer.lawyerId,
    );
  const kept = await payee();
  expect(kept?.lawyer.display_name).toBe('Deleted account');
  const params = { id: kept?.lawyer._id ?? '' };
  const paper = () => send(getTaxCertificateOf, { params, query, cookie: admin.cookie });
  const { text } = readPdf((await paper()).bytes);
  expect(text).toContain('123-456-789-00000');
  expect(await taxDataOf(database(), params.id)).toMatchObject({ document: null });
  const lastDay = yearRange(Number(query.year) + TAX_DATA_YEARS).end - DAY_MS;
  await purgeTax(lastDay);
  expect(await payee()).toEqual(kept);
  await purgeTax(lastDay + DAY_MS);
  expect(await payee()).toBeUndefined();
  expect(readPdf((await paper()).bytes).text).not.toContain('123-456-789-00000');
});
