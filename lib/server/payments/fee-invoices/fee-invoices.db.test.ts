import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import {
  type AdminFeeInvoices,
  correctFeeInvoice,
  listFeeInvoices,
  setFeeSeller,
} from '@/lib/contract/admin/fee-invoices';
import { changeAdminSetting } from '@/lib/contract/admin/settings';
import { changeTaxPack } from '@/lib/contract/admin/tax-pack';
import type { FeeDocument } from '@/lib/contract/payments/fee-invoices';
import {
  getFeeDocument,
  getFeeDocumentPdf,
  listFeeDocuments,
} from '@/lib/contract/payments/fee-invoices';
import { getInvoiceData, type InvoiceDataMonth } from '@/lib/contract/payments/invoice-data';
import { DAY_MS, HOUR_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { eraseAccount } from '@/lib/server/accounts/deletion/service';
import { lock } from '@/lib/server/platform/db/locks';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { feeDocuments, feeSellers, feeSeries } from '@/lib/server/schema/fee-invoices';
import { refunds } from '@/lib/server/schema/payments';
import { send } from '@/lib/testing/api/requests';
import {
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { byTier } from '@/lib/testing/jest/tier';
import {
  enterSeller,
  numbersOf,
  payFee,
  SELLER,
  switchPackOn,
} from '@/lib/testing/money/fee-invoices';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { postRefund } from '../ledger/ledger';
import { issueFeeDocuments, seriesInconsistencies } from './service';

/** Meetings are paid a day before their start, so all of these were paid while the pack was on. */
let start = Date.now() + 2 * DAY_MS;
let lawyer: TestLawyer;
let client: TestUser;
let admin: TestUser;

beforeAll(async () => {
  admin = await newAdmin();
});
beforeEach(async () => {
  [lawyer, client] = [await newLawyer(), await newClient({ firstName: 'Liza', lastName: 'Cruz' })];
});

function pay(fee?: number) {
  start += HOUR_MS;
  return payFee({ lawyerId: lawyer.lawyerId, clientId: client.id, start, fee });
}

async function giveBack(paymentId: string, platformFee: number, reason: 'CANCELLED' | 'LATE') {
  const id = randomUUID();
  await transaction(async (tx) => {
    await tx.insert(refunds).values({
      id,
      paymentId,
      reason,
      amount: platformFee,
      cause: id,
      reference: id,
      status: 'SUCCEEDED',
      succeededAt: new Date(),
    });
    await postRefund(tx, id, { price: 0, platformFee });
  });
}

async function documentsFor(of: string, { cookie } = client): Promise<FeeDocument[]> {
  const answer = await send(listFeeDocuments, { cookie, query: { of } });
  expect(answer.status).toBe(200);
  return (answer.body as { results: FeeDocument[] }).results;
}

async function read(): Promise<AdminFeeInvoices> {
  const answer = await send(listFeeInvoices, { cookie: admin.cookie, query: {} });
  expect(answer.status).toBe(200);
  return answer.body as AdminFeeInvoices;
}

const correct = (id: string) =>
  send(correctFeeInvoice, {
    cookie: admin.cookie,
    params: { id },
    body: { reason: 'Other address' },
  });

const issue = (look: 'recent' | 'all' = 'all') => issueFeeDocuments(Date.now(), look);

describe('before the seller is entered', () => {
  const decision = {
    active: true,
    from: manilaDayKey(manilaDayNumber(Date.now() + 2 * DAY_MS)),
    base_share: 5_000,
    rate: 100,
    threshold: 50_000_000,
    grace_months: 3,
    expected: null,
    reason: 'The law asks for it',
  };
  const missing = expect.objectContaining({
    key: 'invalid_input',
    message:
      'Invoices of the platform fee could not be issued: first enter the seller’s data under Fee invoices.',
  });
  const setFee = (value: number, expected: number) =>
    send(changeAdminSetting, {
      cookie: admin.cookie,
      params: { id: 'platform_fee' },
      body: { value, expected, reason: 'Costs' },
    });

  test('neither the pack with a fee nor a fee with the pack can be switched on', async () => {
    expect((await setFee(5_000, 0)).status).toBe(200);
    const refused = await send(changeTaxPack, { cookie: admin.cookie, body: decision });
    expect(refused).toMatchObject({ status: 400, body: missing });
    expect((await setFee(0, 5_000)).status).toBe(200);
    await switchPackOn(Date.now() - DAY_MS);
    expect(await setFee(5_000, 0)).toMatchObject({ status: 400, body: missing });
    expect((await setFee(0, 0)).status).toBe(200);
  });

  test('fees wait, and are invoiced once it is', async () => {
    const { meetingId } = await pay();
    await issue();
    expect(await documentsFor(meetingId)).toEqual([]);
    expect(await read()).toMatchObject({ seller: null, waiting: 1, results: [] });
    const body = {
      registered_name: SELLER.registeredName,
      tin: '123-456-789-000',
      address: SELLER.address,
      registration: SELLER.registration,
      vat_percent: 12,
      expected: null,
      reason: 'Registered today',
    };
    const saved = await send(setFeeSeller, { cookie: admin.cookie, body });
    expect(saved).toMatchObject({ status: 200, body: { tin: '123-456-789-000' } });
    // The same once more changes nothing, even from somebody who saw none.
    expect((await send(setFeeSeller, { cookie: admin.cookie, body })).body).toEqual(saved.body);
    expect(await database().$count(feeSellers)).toBe(1);
    const other = await send(setFeeSeller, {
      cookie: admin.cookie,
      body: { ...body, address: 'Cebu' },
    });
    expect(other).toMatchObject({ status: 409, body: { key: 'version_changed' } });
    await issue();
    expect(await documentsFor(meetingId)).toEqual([
      expect.objectContaining({
        kind: 'invoice',
        number: 'FI-00000001',
        buyer: { name: 'Liza Cruz' },
        amount: 5_000,
        net: 4_464,
        vat: 536,
        of_invoice: null,
        reason: null,
      }),
    ]);
    expect(await read()).toMatchObject({ waiting: 0 });
  });
});

describe('with a seller', () => {
  beforeAll(() => enterSeller());

  test('a fee is invoiced once, by however many at a time', async () => {
    const { meetingId } = await pay();
    await Promise.all([issue(), issue('recent'), issue(), issue('recent')]);
    await issue();
    expect(await documentsFor(meetingId)).toHaveLength(1);
  });

  test('no fee, money that went back as it came, and days before the pack have none', async () => {
    const [free, late] = [await pay(0), await pay()];
    await giveBack(late.paymentId, 5_000, 'LATE');
    const before = await payFee({
      lawyerId: lawyer.lawyerId,
      clientId: client.id,
      start: Date.now() - 5 * DAY_MS,
    });
    await issue();
    for (const { meetingId } of [free, late, before])
      expect(await documentsFor(meetingId)).toEqual([]);
    expect(await read()).toMatchObject({ waiting: 0 });
  });

  test('what goes back of a fee is credited, with the tax of the whole invoice', async () => {
    const { meetingId, paymentId } = await pay();
    await issue();
    for (const part of [1_667, 1_667, 1_666]) {
      await giveBack(paymentId, part, 'CANCELLED');
      await issue('recent');
    }
    const [invoice, ...notes] = await documentsFor(meetingId);
    expect(notes.map(({ kind, of_invoice }) => [kind, of_invoice])).toEqual(
      notes.map(() => ['credit_note', invoice?.number]),
    );
    expect(notes.map(({ amount }) => amount)).toEqual([1_667, 1_667, 1_666]);
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice?.vat);
  });

  test('its client alone reads it, as data and on paper', async () => {
    const { meetingId } = await pay();
    await issue();
    const [invoice] = await documentsFor(meetingId);
    const params = { id: invoice?._id ?? '' };
    const reference = meetingId.slice(0, 8).toUpperCase();
    expect(invoice?.payment.reference).toBe(reference);
    const [other, theirs] = [await newClient(), { cookie: client.cookie, params }];
    expect((await send(getFeeDocument, theirs)).body).toEqual(invoice);
    expect(await documentsFor(meetingId, other)).toEqual([]);
    for (const endpoint of [getFeeDocument, getFeeDocumentPdf])
      expect((await send(endpoint, { cookie: other.cookie, params })).status).toBe(404);
    const paper = await send(getFeeDocumentPdf, theirs);
    const { text } = readPdf(paper.bytes);
    for (const part of [
      `Invoice ${invoice?.number}`,
      'Sangguni Services Inc.',
      '123-456-789-000',
      'AC_050_112026_000123',
      'Liza Cruz',
      '₱50',
    ])
      expect(text).toContain(part);
  });

  test('an invoice is corrected by a credit note and another one, once', async () => {
    const { meetingId } = await pay();
    await issue();
    const [invoice] = await documentsFor(meetingId);
    await enterSeller({ address: '1 Osmeña Boulevard, Cebu City' });
    const ofPayment = async () =>
      (await read()).results
        .filter(({ payment }) => payment.reference === invoice?.payment.reference)
        .map(({ kind, correctable }) => [kind, correctable]);
    expect(await ofPayment()).toEqual([['invoice', true]]);
    expect((await correct(invoice?._id ?? '')).status).toBe(200);
    expect(await ofPayment()).toEqual([
      ['invoice', true],
      ['credit_note', false],
      ['invoice', false],
    ]);
    expect(await correct(invoice?._id ?? '')).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
    const [first, ...made] = await documentsFor(meetingId);
    expect(first).toEqual(invoice);
    expect(made.toSorted((a, b) => a.number.localeCompare(b.number))).toEqual([
      expect.objectContaining({
        kind: 'credit_note',
        amount: 5_000,
        vat: 536,
        of_invoice: invoice?.number,
        reason: 'Other address',
        seller: invoice?.seller,
      }),
      expect.objectContaining({
        kind: 'invoice',
        amount: 5_000,
        of_invoice: invoice?.number,
        seller: expect.objectContaining({ address: '1 Osmeña Boulevard, Cebu City' }),
      }),
    ]);
    const note = made.find(({ kind }) => kind === 'credit_note');
    expect((await correct(note?._id ?? '')).status).toBe(409);
  });

  test('one that fails holds up none of the others, on whatever page', async () => {
    const paid = [];
    for (let i = 0; i < 5; i += 1) paid.push(await pay());
    const [first, ...others] = paid;
    await database().execute(
      sql.raw(
        `alter table fee_documents add constraint one_fails check (payment_id <> '${first?.paymentId}') not valid`,
      ),
    );
    await issueFeeDocuments(Date.now(), 'all', 2);
    await database().execute(sql`alter table fee_documents drop constraint one_fails`);
    for (const { meetingId } of others) expect(await documentsFor(meetingId)).toHaveLength(1);
    expect(await documentsFor(first?.meetingId ?? '')).toEqual([]);
    await issue('recent');
    expect(await documentsFor(first?.meetingId ?? '')).toHaveLength(1);
  });

  test('what is issued after the seller was changed names the new one', async () => {
    const { meetingId, paymentId } = await pay();
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const address = '7 Roxas Avenue, Iloilo City';
    const issued = await transaction(async (tx) => {
      await lock(tx, 'fee', paymentId);
      const looking = { done: issue() };
      while ((await database().execute(waiting)).rows.length === 0);
      await enterSeller({ address });
      return looking;
    });
    await issued.done;
    expect(await documentsFor(meetingId)).toMatchObject([{ seller: { address } }]);
    await enterSeller();
  });

  test('a credit note has the name on its invoice, a replacement the name of now', async () => {
    const { meetingId, paymentId } = await pay();
    await issue();
    await database().update(users).set({ firstName: 'Luz' }).where(eq(users.id, client.id));
    await giveBack(paymentId, 2_000, 'CANCELLED');
    await issue('recent');
    const [invoice, note] = await documentsFor(meetingId);
    expect([invoice?.buyer.name, note?.buyer.name]).toEqual(['Liza Cruz', 'Liza Cruz']);
    expect(await correct(invoice?._id ?? '')).toMatchObject({
      body: {
        credit_note: { buyer: { name: 'Liza Cruz' } },
        invoice: { buyer: { name: 'Luz Cruz' } },
      },
    });
  });

  test('a correction after the account is deleted keeps the name', async () => {
    const { meetingId } = await pay();
    await issue();
    const [invoice] = await documentsFor(meetingId);
    await transaction((tx) => eraseAccount(tx, client, Date.now()));
    const kept = { buyer: { name: 'Liza Cruz' } };
    expect(await correct(invoice?._id ?? '')).toMatchObject({
      status: 200,
      body: { credit_note: kept, invoice: kept },
    });
  });

  test('a lawyer downloads what own invoices need', async () => {
    const { meetingId } = await pay();
    const month = new Date(start - DAY_MS + 8 * HOUR_MS).toISOString().slice(0, 7);
    const answer = await send(getInvoiceData, { cookie: lawyer.cookie, query: { month } });
    expect(answer.status).toBe(200);
    expect(answer.body as InvoiceDataMonth).toMatchObject({
      month,
      currency: 'PHP',
      seller: null,
      results: [
        {
          payment: { reference: meetingId.slice(0, 8).toUpperCase() },
          number: null,
          buyer: { name: 'Liza Cruz' },
          gross: 105_000,
          platform_fee: 5_000,
          net: 100_000,
        },
      ],
    });
  });
});

describe('the numbers of a series', () => {
  const refused = (text: RegExp) => ({
    cause: expect.objectContaining({ message: expect.stringMatching(text) }),
  });

  test('documents and sellers are never changed, nor the last number but upwards by one', async () => {
    for (const table of [feeDocuments, feeSellers]) {
      const never = refused(/never changed/);
      await expect(database().delete(table)).rejects.toMatchObject(never);
      await expect(database().execute(sql`truncate ${table} cascade`)).rejects.toMatchObject(never);
    }
    await expect(
      database().update(feeDocuments).set({ buyerName: 'Another' }),
    ).rejects.toMatchObject(refused(/never changed/));
    const invoices = eq(feeSeries.kind, 'invoice');
    const skip = database().update(feeSeries).set({ last: sql`last + 2` }).where(invoices);
    await expect(skip).rejects.toMatchObject(refused(/only goes up by one/));
    await expect(database().delete(feeSeries)).rejects.toMatchObject(refused(/never removed/));
    const unused = database().update(feeSeries).set({ last: sql`last + 1` }).where(invoices);
    await expect(unused).rejects.toMatchObject(refused(/has no document/));
  });

  test('whoever takes a number and dies gives it back', async () => {
    await issue();
    await pay();
    const [before] = await database().select().from(feeSeries).where(eq(feeSeries.kind, 'invoice'));
    const dying = new pg.Client({ connectionString: env.DATABASE_URL });
    dying.on('error', () => {});
    await dying.connect();
    const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid');
    await dying.query('begin');
    await dying.query(`update fee_series set last = last + 1 where kind = 'invoice'`);
    const issued = issue();
    await database().execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await issued;
    const numbers = await numbersOf('invoice');
    expect(numbers.at(-1)).toBe((before?.last ?? 0) + 1);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  test('many at once, some of which fail, leave no gap and no double', async () => {
    const paid = [];
    for (let i = 0; i < 24; i += 1) paid.push(await pay());
    const failing = paid.slice(0, 6).map(({ entryId, paymentId }) =>
      transaction(async (tx) => {
        await tx.execute(sql`
          with taken as (update fee_series set last = last + 1 where kind = 'invoice' returning last)
          insert into fee_documents (kind, number, issued_at, entry_id, payment_id, seller_id, buyer_name, amount, vat)
          select 'invoice', last, now(), ${entryId}::uuid, ${paymentId}::uuid, (select max(id) from fee_sellers), '', 1, 0
          from taken`);
        throw new Error('fails after it took its number');
      }),
    );
    const outcomes = await Promise.allSettled([...failing, issue(), issue(), issue()]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(failing.length);
    const numbers = await numbersOf('invoice');
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    const entries = await database()
      .select({ id: feeDocuments.entryId })
      .from(feeDocuments)
      .where(eq(feeDocuments.kind, 'invoice'));
    for (const { entryId } of paid)
      expect(entries.filter(({ id }) => id === entryId)).toHaveLength(1);
    expect(await seriesInconsistencies(database())).toEqual([]);
  });

  test('two at a time, whose connections are killed again and again, leave neither', async () => {
    const all = byTier(40, 200);
    const paid: string[] = [];
    for (let i = 0; i < all; i += 1) paid.push((await pay()).entryId);
    const killer = new pg.Client({ connectionString: env.DATABASE_URL });
    await killer.connect();
    let issued = 0;
    const looking = async () => {
      while (issued < all) await issue().catch(() => {});
    };
    const lookers = Promise.all([looking(), looking()]);
    let killed = 0;
    for (let killedAt = 0; issued < all; ) {
      const { rows } = await killer.query<{ issued: number }>(
        'select count(*)::int as issued from fee_documents where entry_id = any($1)',
        [paid],
      );
      issued = rows[0]?.issued ?? 0;
      // Each kill waits for some progress, on a slow machine too.
      if (issued < killedAt + 3) continue;
      killedAt = issued;
      const { rowCount } = await killer.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        order by random() limit 1`);
      killed += rowCount ?? 0;
    }
    await lookers;
    await killer.end();
    expect(killed).toBeGreaterThan(5);
    const numbers = await numbersOf('invoice');
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    const { rows } = await database().execute<{ double: number }>(sql`
      select count(*)::int - count(distinct entry_id)::int as double from fee_documents where reason is null`);
    expect(rows[0]?.double).toBe(0);
  });

  test('later numbers have no earlier day, whatever the clock of a server says', async () => {
    await pay();
    await issueFeeDocuments(Date.now() - HOUR_MS, 'all');
    const rows = await database()
      .select({ at: feeDocuments.issuedAt })
      .from(feeDocuments)
      .where(eq(feeDocuments.kind, 'invoice'))
      .orderBy(feeDocuments.number);
    const times = rows.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});
