import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { ClientInvoice, PaymentInvoice } from '@/lib/contract/payments/invoices';
import {
  getInvoiceFile as getFile,
  getPaymentInvoice,
  listInvoices,
  setInvoice,
} from '@/lib/contract/payments/invoices';
import { listReceivedPayments as listReceived } from '@/lib/contract/payments/received-payments';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { mails, notifications } from '@/lib/server/schema/messages';
import { payouts } from '@/lib/server/schema/payouts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { hostileFiles } from '@/lib/testing/files/hostile-files';
import { fileOf, picture } from '@/lib/testing/files/identity';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { removeQueuedFiles } from '@/lib/testing/jobs';
import { makePayable, payOut } from '@/lib/testing/payouts';
import { eraseInvoices, exportedInvoices } from './personal-data-service';

const LINK = 'https://books.example.com/invoices/42';
const PDF = fileOf(SAMPLES.pdf, 'invoice 42.pdf');
let lawyer: TestLawyer;
let client: TestUser;
let id: string;
let meetingId: string;
let start = Date.parse('2026-12-07T01:00:00Z');

beforeEach(async () => {
  rmSync(path.join(STORAGE_FOLDER, 'invoices'), { recursive: true, force: true });
  [lawyer, client] = [await newLawyer(), await newClient({ firstName: 'Liza' })];
  start += 60 * MINUTE_MS;
  const { meeting, payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start,
    price: 100_000,
    platformFee: 5_000,
  });
  [id, meetingId] = [payment?.id ?? '', meeting.id];
});

async function put(fields: Record<string, string | File>, { cookie } = lawyer) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return send(setInvoice, { cookie, params: { id }, body });
}

async function invoiced(): Promise<PaymentInvoice> {
  const answer = await send(getPaymentInvoice, { cookie: lawyer.cookie, params: { id } });
  expect(answer.status).toBe(200);
  return answer.body as PaymentInvoice;
}

async function ofClient(of = meetingId, { cookie } = client): Promise<ClientInvoice[]> {
  const answer = await send(listInvoices, { cookie, query: { of } });
  expect(answer.status).toBe(200);
  return (answer.body as { results: ClientInvoice[] }).results;
}

const download = ({ cookie }: TestUser) => send(getFile, { cookie, params: { id } });

const stored = () =>
  readdirSync(STORAGE_FOLDER, { recursive: true }).filter((one) =>
    /^invoices.*\.\w+$/.test(`${one}`),
  );

async function notified() {
  const sent = await database()
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.recipient, client.email), eq(mails.template, 'invoice')));
  const seen = await database()
    .select({ title: notifications.title, body: notifications.body, url: notifications.url })
    .from(notifications)
    .where(eq(notifications.userId, client.id));
  return { mails: sent.length, notifications: seen };
}

test('says what an invoice needs, without one at first', async () => {
  expect(await invoiced()).toMatchObject({
    payment: {
      _id: id,
      reference: meetingId.slice(0, 8).toUpperCase(),
      gross: 105_000,
      platform_fee: 5_000,
      net: 100_000,
      client: { _id: client.id },
      invoice_number: null,
    },
    withheld: 0,
    invoice: null,
  });
  expect(await ofClient()).toEqual([]);
});

test('a file reaches the client, who is told once without names and sums in the bell', async () => {
  expect(await put({ number: ' 0042 ', file: PDF })).toMatchObject({ status: 200 });
  expect(await put({ number: '0042', file: PDF })).toMatchObject({ status: 200 });
  const { mails: sent, notifications: seen } = await notified();
  expect(sent).toBe(1);
  expect(seen).toEqual([
    {
      title: 'Your lawyer sent an invoice',
      body: 'You find it on the page of your meeting.',
      url: `/customer-portal/meeting/${meetingId}`,
    },
  ]);
  expect(await ofClient()).toMatchObject([
    {
      payment_id: id,
      number: '0042',
      link: null,
      file: { name: 'invoice 42.pdf', content_type: 'application/pdf' },
    },
  ]);
  expect(await download(client)).toMatchObject({ status: 200 });
  expect(await download(lawyer)).toMatchObject({ status: 200 });
  await removeQueuedFiles();
  expect(stored()).toHaveLength(1);
  const audited = await database().select().from(auditEvents).where(eq(auditEvents.subject, id));
  expect(audited.map(({ event }) => event)).toEqual(['invoice_sent']);
  const { results } = (
    await send(listReceived, { cookie: lawyer.cookie, query: { month: monthOf() } })
  ).body as { results: { invoice_number: string | null }[] };
  expect(results[0]?.invoice_number).toBe('0042');
});

const monthOf = () => new Date(start - DAY_MS).toISOString().slice(0, 7);

test('another takes its place, and the file before is removed', async () => {
  await put({ number: '0042', file: PDF });
  await put({ number: '0042-A', file: fileOf(await picture('png'), 'scan.png') });
  expect((await invoiced()).invoice).toMatchObject({
    number: '0042-A',
    file: { name: 'scan.jpg' },
  });
  await removeQueuedFiles();
  expect(stored()).toHaveLength(1);
  await put({ number: '0042-B', link: LINK });
  expect((await invoiced()).invoice).toMatchObject({ number: '0042-B', link: LINK, file: null });
  await removeQueuedFiles();
  expect(stored()).toEqual([]);
  expect(await download(client)).toMatchObject({ status: 404 });
  const { mails: sent, notifications: seen } = await notified();
  expect(sent).toBe(3);
  expect(seen.map(({ title }) => title)).toContain('Your lawyer replaced an invoice');
});

test('another number alone keeps the file', async () => {
  await put({ number: '0042', file: PDF });
  expect(await put({ number: '0043' })).toMatchObject({ status: 200 });
  expect((await invoiced()).invoice).toMatchObject({
    number: '0043',
    file: { name: 'invoice 42.pdf' },
  });
  expect(await download(client)).toMatchObject({ status: 200 });
});

test.each([
  [{ number: '0042' }, 'file'],
  [{ number: ' ', link: LINK }, 'number'],
  [{ number: 'x'.repeat(41), link: LINK }, 'number'],
  [{ number: '1', link: 'http://books.example.com/1' }, 'link'],
  [{ number: '1', link: 'javascript:alert(1)' }, 'link'],
  [{ number: '1', link: 'https://bank.example@evil.example/1' }, 'link'],
  [{ number: '1', link: 'https://127.0.0.1/1' }, 'link'],
  [{ number: '1', link: `${LINK}${'1'.repeat(500)}` }, 'link'],
  [{ number: '1', link: LINK, file: PDF }, 'link'],
])('%j is refused beside its field', async (fields, field) => {
  const answer = await put(fields as Record<string, string | File>);
  expect(answer).toMatchObject({ status: 400 });
  expect((answer.body as { fields: object }).fields).toHaveProperty(field);
  expect((await invoiced()).invoice).toBeNull();
  expect(stored()).toEqual([]);
});

test('no hostile file is taken as an invoice', async () => {
  for (const [name, bytes] of (await hostileFiles()).slice(0, 9)) {
    const { status } = await put({ number: '1', file: fileOf(bytes, name, 'application/pdf') });
    expect({ name, refused: [413, 415].includes(status) }).toEqual({ name, refused: true });
  }
  expect(stored()).toEqual([]);
});

test('it is nothing to others, nor for what was not paid', async () => {
  await put({ number: '0042', file: PDF });
  const [otherLawyer, otherClient] = [await newLawyer(), await newClient()];
  expect(await put({ number: '1', link: LINK }, otherLawyer)).toMatchObject({ status: 404 });
  const { cookie } = otherLawyer;
  expect(await send(getPaymentInvoice, { cookie, params: { id } })).toMatchObject({ status: 404 });
  expect(await download(otherLawyer)).toMatchObject({ status: 404 });
  expect(await download(otherClient)).toMatchObject({ status: 404 });
  expect(await ofClient(meetingId, otherClient)).toEqual([]);
  const { payment } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: start + 30 * MINUTE_MS,
    status: 'PAYMENT_PENDING',
  });
  const params = { id: payment?.id ?? '' };
  expect(await send(getPaymentInvoice, { cookie: lawyer.cookie, params })).toMatchObject({
    status: 404,
  });
});

test('parts of an agreement have invoices of their own on its page', async () => {
  const { item, payments } = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'PAID',
    paid: 1,
    writtenAt: Date.now() - DAY_MS,
  });
  id = payments[0]?.id ?? '';
  await put({ number: '0050', link: LINK });
  expect(await ofClient(item.id)).toMatchObject([{ payment_id: id, number: '0050' }]);
  expect(await ofClient()).toEqual([]);
  const { notifications: seen } = await notified();
  expect(seen.map(({ url }) => url)).toContain(`/customer-portal/work-items/${item.id}`);
});

test('what a payout withheld is the payment’s as far as it is in that payout', async () => {
  await makePayable(lawyer, 300_000);
  await payOut(lawyer, meetingId);
  const [row] = await database()
    .select()
    .from(payouts)
    .where(eq(payouts.lawyerId, lawyer.lawyerId));
  expect(row?.amount).toBe(400_000);
  await database()
    .update(payouts)
    .set({ withheld: 2_000 })
    .where(eq(payouts.lawyerId, lawyer.lawyerId));
  expect((await invoiced()).withheld).toBe(500);
});

test('nobody is sent an invoice after the account was deleted', async () => {
  const email = `${client.id}@deleted.invalid`;
  await database().update(users).set({ email }).where(eq(users.id, client.id));
  expect(await put({ number: '0042', link: LINK })).toMatchObject({ status: 409 });
});

test('both export it with its file; it goes with the client’s account, not with the lawyer’s', async () => {
  await put({ number: '0042', file: PDF });
  for (const { id: userId } of [lawyer, client]) {
    const section = await exportedInvoices(database(), userId);
    expect(section).toMatchObject({ name: 'invoices', data: [{ number: '0042', link: null }] });
    expect(section?.files).toHaveLength(1);
  }
  const erase = ({ id: userId, email }: TestUser) =>
    transaction((tx) => eraseInvoices(tx, { id: userId, email }));
  expect(await erase(lawyer)).toEqual([]);
  expect(await ofClient()).toHaveLength(1);
  expect(await erase(client)).toHaveLength(1);
  expect(await exportedInvoices(database(), client.id)).toBeUndefined();
});
