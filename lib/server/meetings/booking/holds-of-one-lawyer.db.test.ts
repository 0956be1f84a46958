import { eq } from 'drizzle-orm';
import { cancelMeeting as cancel } from '@/lib/contract/meetings/meetings';
import { listPaymentMethods as paymentMethods } from '@/lib/contract/payments/payments';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { QRPH_LIMIT } from '@/lib/server/adapters/payment/local-gateway';
import { database } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

let lawyer: TestLawyer;
let client: TestUser;
beforeEach(async () => {
  [lawyer, client] = [await newLawyer(), await newClient()];
});

let houses = 0;
function newAddress(): string {
  houses += 1;
  return `203.0.113.${houses}`;
}

/** A client takes the lawyer's n-th half hour, from an address. */
function take(
  n: number,
  { who, address = newAddress(), ...changes }: { who: TestUser; address?: string } & object,
) {
  const start = manilaTime(2, 9 * 60 + n * 30);
  return book(who, lawyer, start, changes, crypto.randomUUID(), address);
}

/** The same by a client of their own. */
async function takeAs(n: number, address: string, changes = {}) {
  return take(n, { who: await newClient(), address, ...changes });
}

const held = () => database().select().from(meetings).where(eq(meetings.lawyerId, lawyer.lawyerId));

async function end(id = '', set: Partial<typeof meetings.$inferInsert> = {}): Promise<void> {
  await database().update(meetings).set(set).where(eq(meetings.id, id));
}

/** A hold of the client at another lawyer that ended so many minutes ago. */
async function lapse(minutesAgo: number, how: Partial<typeof meetings.$inferInsert> = {}) {
  const other = await newLawyer();
  const { meeting } = await seedMeeting(database(), {
    lawyerId: other.lawyerId,
    clientId: client.id,
    price: 100_000,
    platformFee: 0,
    start: manilaTime(2, 600),
    status: 'PAYMENT_PENDING',
  });
  const ended = Date.now() - minutesAgo * MINUTE_MS;
  const createdAt = new Date(ended - 15 * MINUTE_MS);
  await end(meeting.id, { holdExpiresAt: new Date(ended), createdAt, status: 'EXPIRED', ...how });
}

async function lapses(...minutesAgo: readonly number[]): Promise<void> {
  for (const minutes of minutesAgo) await lapse(minutes);
}

/** A paid meeting of the client at another lawyer, confirmed so many minutes ago. */
async function pay(minutesAgo: number, how: Partial<typeof meetings.$inferInsert> = {}) {
  const confirmedAt = new Date(Date.now() - minutesAgo * MINUTE_MS);
  await lapse(minutesAgo, { status: 'CONFIRMED', confirmedAt, ...how });
}

/** Minutes for which the client holds the n-th half hour, as the answer says and the row. */
async function holdsFor(n = 0): Promise<number> {
  const before = Date.now();
  const { status, body } = await take(n, { who: client });
  expect(status).toBe(201);
  const { _id, hold_expires_at } = body as { _id: string; hold_expires_at: string };
  const row = (await held()).find(({ id }) => id === _id);
  expect(Math.abs(Date.parse(hold_expires_at) - Number(row?.holdExpiresAt))).toBeLessThan(1000);
  return Math.round((Number(row?.holdExpiresAt) - before) / MINUTE_MS);
}

/** Expects a refusal; returns its message, and Retry-After in minutes. */
async function refusal(n = 0) {
  const { status, body, headers } = await take(n, { who: client });
  expect(status).toBe(429);
  const { key, message } = body as { key: string; message: string };
  return { key, message, minutes: Math.ceil(Number(headers.get('retry-after')) / 60) };
}

describe('one address at one lawyer', () => {
  test('holds three times unpaid, the fourth waits; others and other lawyers do not', async () => {
    const address = newAddress();
    for (let n = 0; n < 3; n += 1) expect((await takeAs(n, address)).status).toBe(201);
    const fourth = await takeAs(3, address);
    expect(fourth).toMatchObject({
      status: 429,
      body: {
        key: 'rate_limited',
        message:
          'Several unpaid times of this lawyer are already held from your network. Please try again in 15 minutes.',
      },
    });
    const wait = Number(fourth.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await takeAs(3, newAddress())).status).toBe(201);
    lawyer = await newLawyer();
    expect((await takeAs(3, address)).status).toBe(201);
  });

  test('clients who have paid for a meeting are outside of it, and take nothing from the others', async () => {
    const address = newAddress();
    for (let n = 0; n < 2; n += 1) {
      client = await newClient();
      await pay(60);
      expect((await take(n, { who: client, address })).status).toBe(201);
    }
    for (let n = 2; n < 5; n += 1) expect((await takeAs(n, address)).status).toBe(201);
    expect((await takeAs(5, address)).status).toBe(429);
    client = await newClient();
    await pay(60);
    expect((await take(5, { who: client, address })).status).toBe(201);
    // Neither a meeting that the client cancelled nor a free consultation counts as paid.
    client = await newClient();
    await pay(60, { status: 'CANCELLED', cancelledBy: 'CLIENT' });
    expect((await take(6, { who: client, address })).status).toBe(429);
  });

  test('only what is held and unpaid counts, and a free consultation never does', async () => {
    await database()
      .update(lawyers)
      .set({ freeConsultation: true })
      .where(eq(lawyers.id, lawyer.lawyerId));
    const address = newAddress();
    for (let n = 0; n < 3; n += 1) await takeAs(n, address);
    const free = { free: true, expected_total: 0, payment_method: undefined };
    expect(await takeAs(4, address, free)).toMatchObject({
      status: 201,
      body: { hold_expires_at: null },
    });
    const [first, second] = await held();
    await end(first?.id, { status: 'CONFIRMED', confirmedAt: new Date() });
    expect((await takeAs(5, address)).status).toBe(201);
    expect((await takeAs(6, address)).status).toBe(429);
    await end(second?.id, { holdExpiresAt: new Date(Date.now() - 1) });
    expect((await takeAs(6, address)).status).toBe(201);
  });

  test('is stored as a hash, and only while it is held', async () => {
    const [one, two] = [newAddress(), newAddress()];
    await takeAs(0, one);
    await takeAs(1, one);
    await takeAs(2, two);
    const stored = (await held()).map(({ holdAddress }) => holdAddress);
    expect(stored[0]).toMatch(/^[\w-]{43}$/);
    expect(stored[1]).toBe(stored[0]);
    expect(stored[2]).not.toBe(stored[0]);
    for (const status of ['CONFIRMED', 'EXPIRED', 'CANCELLED'] as const) {
      const [next] = await held().then((rows) => rows.filter((row) => row.holdAddress));
      await end(next?.id, { status });
    }
    expect((await held()).map(({ holdAddress }) => holdAddress)).toEqual([null, null, null]);
  });
});

test('a lawyer is never closed as a whole: 24 unpaid holds, and the next client gets through', async () => {
  const addresses = Array.from({ length: 8 }, newAddress);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => takeAs(n, addresses[n % 8] ?? '')),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(24);
  expect((await takeAs(24, newAddress())).status).toBe(201);
});

describe('how long a client holds a time', () => {
  const options = (cookie?: string) => send(paymentMethods, { ...(cookie && { cookie }) });
  const shown = async () => (await options(client.cookie)).body;

  test('15 minutes before the first payment, then 30, and is shown it', async () => {
    expect(await shown()).toMatchObject({ hold_minutes: 15 });
    expect(await holdsFor()).toBe(15);
    await pay(60);
    expect(await shown()).toMatchObject({ hold_minutes: 30 });
    expect(await holdsFor(1)).toBe(30);
  });

  test('neither a free meeting nor one that the client gave back is a payment', async () => {
    await pay(60, { free: true, price: 0 });
    await pay(60, { status: 'CANCELLED', cancelledBy: 'CLIENT' });
    expect(await shown()).toMatchObject({ hold_minutes: 15 });
    await pay(60, { status: 'CANCELLED', cancelledBy: 'LAWYER' });
    expect(await shown()).toMatchObject({ hold_minutes: 30 });
  });

  test('a visitor is shown the usual time', async () => {
    expect((await options()).body).toMatchObject({ hold_minutes: 30 });
  });

  test('five minutes after two that lapsed within a day, also in a repeat of the request', async () => {
    await pay(2 * 24 * 60);
    await lapses(25 * 60, 60);
    expect(await shown()).toMatchObject({ hold_minutes: 30 });
    await lapses(30);
    expect(await shown()).toMatchObject({ hold_minutes: 5 });
    expect(await holdsFor()).toBe(5);
    const key = crypto.randomUUID();
    const [once, again] = [
      await book(client, lawyer, manilaTime(3, 600), {}, key),
      await book(client, lawyer, manilaTime(3, 600), {}, key),
    ];
    expect(once.status).toBe(201);
    expect(again.body).toEqual(once.body);
  });

  test('each further lapse doubles the wait, which the answer names', async () => {
    await lapses(40, 20, 1);
    expect(await refusal()).toEqual({
      key: 'rate_limited',
      message:
        'You have held 3 times without paying within a day. You can hold the next one in 4 minutes. The wait doubles each time, until you pay for one.',
      minutes: 4,
    });
    await lapse(0.5);
    expect(await refusal()).toMatchObject({ minutes: 10 });
    await lapses(0.5, 0.5);
    expect(await refusal()).toMatchObject({ minutes: 40 });
    await lapse(0.5);
    expect(await refusal()).toMatchObject({ message: expect.stringContaining('in 2 hours.') });
  });

  test('once it has passed the next one is held, for five minutes', async () => {
    await lapses(30, 20, 6);
    expect(await holdsFor()).toBe(5);
  });

  test('a payment ends it', async () => {
    await lapses(30, 20, 10, 5, 1);
    await pay(0.5);
    expect(await holdsFor()).toBe(30);
  });

  test('a free consultation is none of it', async () => {
    await lapses(30, 20, 10, 5, 1);
    lawyer = await newLawyer({ freeConsultation: true });
    const free = { free: true, expected_total: 0, payment_method: undefined };
    expect((await take(0, { who: client, ...free })).status).toBe(201);
  });

  test('giving a hold up is no way around it', async () => {
    for (const n of [0, 1, 2]) {
      const { status, body } = await take(n, { who: client });
      expect(status).toBe(201);
      const params = { id: (body as { _id: string })._id };
      expect((await send(cancel, { params, cookie: client.cookie, body: {} })).status).toBe(200);
    }
    for (const row of await held()) expect(Number(row.holdExpiresAt)).toBeLessThan(Date.now());
    expect(await refusal(3)).toMatchObject({ key: 'rate_limited', minutes: 5 });
  });

  test('what was not the client’s doing counts for nothing', async () => {
    await lapses(40, 30);
    await lapse(20, { status: 'CANCELLED', cancelledBy: 'LAWYER' });
    const dear = QRPH_LIMIT + 100;
    await database().update(lawyers).set({ price60: dear }).where(eq(lawyers.id, lawyer.lawyerId));
    const qrph = { duration: 60, expected_total: dear, payment_method: 'qrph' };
    expect((await take(0, { who: client, ...qrph })).status).toBe(422);
    expect(await holdsFor(2)).toBe(5);
  });
});
