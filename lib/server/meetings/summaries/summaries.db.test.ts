import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import type { MeetingSummary } from '@/lib/contract/meetings/summaries';
import {
  getSummaryPdf as getPdf,
  getReceipt,
  getSummary,
  putSummary,
} from '@/lib/contract/meetings/summaries';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { requestRefund } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { callConnections } from '@/lib/server/schema/calls';
import { mails, notifications } from '@/lib/server/schema/messages';
import { payments, refunds } from '@/lib/server/schema/payments';
import { meetingSummaries } from '@/lib/server/schema/summaries';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { readPdf } from '@/lib/testing/pdfs/read-pdf';
import { eraseSummaries, exportedSummaries } from './service';

let client: TestUser;
let lawyer: TestLawyer;
let past = 0;

beforeEach(async () => {
  client = await newClient({ firstName: 'Niña', lastName: 'Peña' });
  lawyer = await newLawyer({ displayName: 'María Ñique' });
});

type Seed = Parameters<typeof newMeeting>[3];

async function over(seed: Seed = {}) {
  past += 1;
  const start = Date.now() - past * HOUR_MS - HOUR_MS;
  const more = { bookedAt: start - HOUR_MS, status: 'COMPLETED', ...seed } as const;
  return newMeeting(client, lawyer, start, more);
}

const TEXT = 'You lent ₱50,000 and have a signed note.\n\nThe claim is not time-barred.';
const STEPS = ['Send the demand letter.', 'Call me on the fifth day.'];

const write = (id: string, body: object = {}, { cookie }: TestUser = lawyer) =>
  send(putSummary, { params: { id }, cookie, body: { text: TEXT, next_steps: STEPS, ...body } });
const read = (id: string, { cookie }: TestUser = client) =>
  send(getSummary, { params: { id }, cookie });

const one = (text: string) => text.replace(/\n/g, '');
async function pdfOf(endpoint: Endpoint, id: string, { cookie }: TestUser) {
  const answer = await send(endpoint, { params: { id }, cookie });
  return { answer, text: one(readPdf(answer.bytes).text) };
}

const aboutSummary = () =>
  database()
    .select()
    .from(notifications)
    .where(like(notifications.dedupeKey, 'meeting-summary:%'))
    .then((rows) => rows.filter(({ userId }) => userId === client.id));

test('the lawyer writes after the meeting, both read it, and nobody reads it in the database', async () => {
  const { id } = await over();
  expect((await read(id)).body).toMatchObject({ text: '', next_steps: [], version: 0 });
  const answer = await write(id);
  expect(answer).toMatchObject({
    status: 200,
    body: { text: TEXT, next_steps: STEPS, version: 1, edited_at: null },
  });
  for (const who of [client, lawyer]) expect((await read(id, who)).body).toEqual(answer.body);
  const [row] = await database()
    .select()
    .from(meetingSummaries)
    .where(eq(meetingSummaries.meetingId, id));
  expect(row?.content).toMatch(/^v2\.local\./);
});

test('the client is notified and mailed where it is, not what it says; of a change in the bell alone', async () => {
  const { id } = await over();
  await write(id);
  await write(id, { text: 'Another text.' });
  await write(id, { text: 'A third text.' });
  const notified = await aboutSummary();
  expect(notified.map(({ title, body, kind }) => [title, body, kind]).toSorted()).toEqual([
    ['Summary changed', 'Atty. María Ñique', 'message'],
    ['Summary of your meeting', 'Atty. María Ñique', 'message'],
  ]);
  const sent = await database()
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `meeting-summary:${id}`));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.recipient).toBe(client.email);
  expect(sent[0]?.content?.text).toContain(`/customer-portal/meeting/${id}`);
  for (const word of ['50,000', 'demand letter', 'relative'])
    expect(JSON.stringify([sent, notified])).not.toContain(word);
});

test('a change says so, and needs the version that it changes', async () => {
  const { id } = await over();
  await write(id, { version: 0 });
  const same = await write(id, { version: 0 });
  expect(same).toMatchObject({ status: 200, body: { version: 1, edited_at: null } });
  expect(await write(id, { text: 'Another.', version: 0 })).toMatchObject({
    status: 409,
    body: { key: 'version_changed' },
  });
  expect(await write(id, { next_steps: [], version: 1 })).toMatchObject({
    body: { version: 2, next_steps: [], edited_at: expect.any(String) },
  });
});

test('of two first versions at once one is written', async () => {
  const { id } = await over();
  const texts = ['One.', 'Two.', 'Three.'];
  const all = await Promise.all(texts.map((text) => write(id, { text, version: 0 })));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await read(id)).body).toMatchObject({ version: 1 });
});

test.each([
  ['early', { status: 'CONFIRMED' }, 'too_early'],
  ['cancelled', { status: 'CANCELLED' }, 'meeting_cancelled'],
  ['never paid', { status: 'EXPIRED' }, 'bad_transition'],
] as const)('not of one that is %s', async (what, seed, key) => {
  const start = what === 'early' ? Date.now() - 29 * MINUTE_MS : Date.now() - 3 * HOUR_MS;
  const { id } = await newMeeting(client, lawyer, start, { bookedAt: start - HOUR_MS, ...seed });
  expect(await write(id)).toMatchObject({ status: 409, body: { key } });
});

test('for others it is not there, and the client cannot write it', async () => {
  const { id } = await over();
  expect((await write(id, {}, client)).status).toBe(403);
  for (const who of [await newClient(), await newLawyer()]) {
    expect((await read(id, who)).status).toBe(404);
    expect((await send(getPdf, { params: { id }, cookie: who.cookie })).status).toBe(404);
  }
  expect((await write(id, {}, await newLawyer())).status).toBe(404);
  expect((await read(id)).body).toMatchObject({ version: 0 });
});

test.each([
  { text: '  ' },
  { text: 'x'.repeat(5001) },
  { next_steps: new Array(11).fill('Step.') },
  { next_steps: ['x'.repeat(301)] },
  { next_steps: [' '] },
])('%j is refused', async (body) => {
  expect((await write((await over()).id, body)).status).toBe(400);
});

test('as a PDF for both, as a download that nothing keeps', async () => {
  const { id } = await over();
  expect((await send(getPdf, { params: { id }, cookie: client.cookie })).status).toBe(404);
  await write(id);
  for (const who of [client, lawyer]) {
    const { answer, text } = await pdfOf(getPdf, id, who);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename.*summary.pdf/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const parts = ['Atty. María Ñique', 'Niña Peña', '₱50,000', 'time-barred', ...STEPS];
    for (const part of parts) expect(text).toContain(part);
  }
});

test('is in the data of both, and goes with the account of either', async () => {
  for (const who of ['client', 'lawyer'] as const) {
    const { id } = await over();
    await write(id);
    const { id: userId, email } = { client, lawyer }[who];
    const section = await exportedSummaries(database(), userId);
    expect(section?.data).toMatchObject([{ meeting: id, text: TEXT, next_steps: STEPS }]);
    await transaction((tx) => eraseSummaries(tx, { id: userId, email }));
    expect((await read(id)).body as MeetingSummary).toMatchObject({ version: 0, text: '' });
  }
});

describe('the receipt', () => {
  test('says what was paid, when and how, and that it is no invoice', async () => {
    const { id } = await over();
    const { answer, text } = await pdfOf(getReceipt, id, client);
    const reference = id.slice(0, 8).toUpperCase();
    expect(answer.headers.get('content-disposition')).toContain(`receipt-${reference}.pdf`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    for (const part of [
      'Payment receipt',
      reference,
      'GCash',
      'Niña Peña',
      'Atty. María Ñique',
      'PHT',
      'Lawyer’s fee₱1,000',
      'Platform fee₱50',
      'Total paid₱1,050',
      'not an invoice or official receipt',
      'Bureau of Internal Revenue',
      'For an invoice of the lawyer’s fee, ask your lawyer.',
      'Sangguni invoices the platform fee while the law asks for it',
    ])
      expect(text).toContain(part);
    // It may be passed on: the case stays out of it.
    expect(text).not.toContain('relative');
    expect(text).not.toContain('efund');
  });

  test('does not say that the client paid where somebody else did', async () => {
    const { id } = await over();
    await database().update(payments).set({ byPayer: true }).where(eq(payments.payableId, id));
    const { text } = await pdfOf(getReceipt, id, client);
    expect(text).toContain('Niña Peña');
    expect(text).toMatch(/Paid by\s*Another person, for the client/);
  });

  test('shows what went back, and what is on its way', async () => {
    const { id, paymentId } = await over();
    await transaction(async (tx) => {
      const part = { reason: 'OTHER_AMOUNT', now: Date.now() } as const;
      await requestRefund(tx, paymentId, { ...part, amount: 30_000, cause: 'one' });
      await requestRefund(tx, paymentId, { ...part, amount: 20_000, cause: 'two' });
    });
    const done = { status: 'SUCCEEDED', succeededAt: new Date('2026-11-20T16:30:00Z') } as const;
    await database().update(refunds).set(done).where(eq(refunds.cause, 'one'));
    const { text } = await pdfOf(getReceipt, id, client);
    expect(text).toContain('Refunded on November 21, 2026-₱300');
    expect(text).toContain('Refund on its way-₱200');
    expect(text).toContain('Paid after refunds₱550');
  });

  test('is for the client alone, and only where money arrived', async () => {
    const { id } = await over();
    const of = (meeting: string, { cookie }: TestUser) =>
      send(getReceipt, { params: { id: meeting }, cookie });
    expect((await of(id, lawyer)).status).toBe(403);
    expect((await of(id, await newClient())).status).toBe(404);
    const unpaid = await over({ status: 'EXPIRED' });
    const free = await over({ price: 0, platformFee: 0, meeting: { free: true } });
    for (const meeting of [unpaid, free]) expect((await of(meeting.id, client)).status).toBe(404);
  });
});

describe('before the booked end', () => {
  async function running() {
    const start = Date.now() - 10 * MINUTE_MS;
    const more = { bookedAt: start - HOUR_MS, status: 'CONFIRMED' } as const;
    return (await newMeeting(client, lawyer, start, more)).id;
  }
  const seen = (meetingId: string, role: 'client' | 'lawyer', secondsAgo: number) =>
    database()
      .insert(callConnections)
      .values({
        meetingId,
        role,
        participantId: role === 'client' ? client.id : lawyer.id,
        sid: randomUUID(),
        devices: true,
        connectedTo: [],
        startedAt: new Date(Date.now() - 5 * MINUTE_MS),
        reportedAt: new Date(Date.now() - secondsAgo * 1000),
      });
  const canSend = async (id: string) => ((await read(id)).body as MeetingSummary).can_send;

  test('it can be sent once both were in the call and have left', async () => {
    const id = await running();
    expect(await write(id)).toMatchObject({ status: 409, body: { key: 'too_early' } });
    await seen(id, 'lawyer', 60);
    expect(await canSend(id)).toBe(false);
    await seen(id, 'client', 10);
    expect(await canSend(id)).toBe(false);
    expect((await write(id)).status).toBe(409);
    const ago = new Date(Date.now() - MINUTE_MS);
    await database()
      .update(callConnections)
      .set({ reportedAt: ago })
      .where(eq(callConnections.meetingId, id));
    expect(await canSend(id)).toBe(true);
    expect(await write(id)).toMatchObject({ status: 200, body: { version: 1, can_send: true } });
  });

  test('not of one that has not begun, whoever was in its call', async () => {
    const start = Date.now() + 5 * MINUTE_MS;
    const { id } = await newMeeting(client, lawyer, start, { status: 'CONFIRMED' });
    await seen(id, 'lawyer', 60);
    await seen(id, 'client', 60);
    expect(await canSend(id)).toBe(false);
    expect((await write(id)).status).toBe(409);
  });
});
