import { eq } from 'drizzle-orm';
import { GET as paymentMethods } from '@/app/api/v1/payments/methods/route';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

let lawyer: TestLawyer;
beforeEach(async () => {
  lawyer = await newLawyer();
});

let houses = 0;
function newAddress(): string {
  houses += 1;
  return `203.0.113.${houses}`;
}

/** A new client takes the lawyer's n-th half hour, from an address. */
async function take(n: number, address: string, changes: Record<string, unknown> = {}) {
  const client = await newClient({ createdAt: new Date(Date.now() - 2 * DAY_MS) });
  const start = manilaTime(2, 9 * 60 + n * 30);
  return book(client, lawyer, start, changes, crypto.randomUUID(), address);
}

const held = () => database().select().from(meetings).where(eq(meetings.lawyerId, lawyer.lawyerId));

test('four unpaid holds from one address at one lawyer, the fifth waits; others and other lawyers do not', async () => {
  const address = newAddress();
  for (let n = 0; n < 4; n += 1) expect((await take(n, address)).status).toBe(201);
  const fifth = await take(4, address);
  expect(fifth).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
  const wait = Number(fifth.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(1_700);
  expect(wait).toBeLessThanOrEqual(1_800);
  expect((await take(4, newAddress())).status).toBe(201);
  lawyer = await newLawyer();
  expect((await take(4, address)).status).toBe(201);
});

test('twelve unpaid holds at one lawyer, wherever they come from, also when many come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => take(n, newAddress())));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ key: 'rate_limited' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

test('only what is held and unpaid counts, and a free consultation never does', async () => {
  await database()
    .update(lawyers)
    .set({ freeConsultation: true })
    .where(eq(lawyers.id, lawyer.lawyerId));
  const address = newAddress();
  for (let n = 0; n < 4; n += 1) await take(n, address);
  const free = { free: true, expected_total: 0, payment_method: undefined };
  expect((await take(4, address, free)).status).toBe(201);
  const [first, second] = await held();
  await end(first?.id, { status: 'CONFIRMED', confirmedAt: new Date() });
  expect((await take(5, address)).status).toBe(201);
  expect((await take(6, address)).status).toBe(429);
  await end(second?.id, { holdExpiresAt: new Date(Date.now() - 1) });
  expect((await take(6, address)).status).toBe(201);
});

async function end(id = '', set: Partial<typeof meetings.$inferInsert> = {}): Promise<void> {
  await database().update(meetings).set(set).where(eq(meetings.id, id));
}

test('where a hold came from is kept as a hash, and only while it is held', async () => {
  const [one, two] = [newAddress(), newAddress()];
  await take(0, one);
  await take(1, one);
  await take(2, two);
  const kept = (await held()).map(({ holdAddress }) => holdAddress);
  expect(kept[0]).toMatch(/^[\w-]{43}$/);
  expect(kept[1]).toBe(kept[0]);
  expect(kept[2]).not.toBe(kept[0]);
  for (const status of ['CONFIRMED', 'EXPIRED', 'CANCELLED'] as const) {
    const [next] = await held().then((rows) => rows.filter((row) => row.holdAddress));
    await end(next?.id, { status });
  }
  expect((await held()).map(({ holdAddress }) => holdAddress)).toEqual([null, null, null]);
});

describe('an account of the last day', () => {
  const options = (cookie?: string) => send(paymentMethods, { ...(cookie && { cookie }) });

  test.each([
    ['holds for 15 minutes', DAY_MS - MINUTE_MS, 15],
    ['and a day later for 30', DAY_MS + MINUTE_MS, 30],
  ])('%s, and is shown it', async (_what, age, minutes) => {
    const client = await newClient({ createdAt: new Date(Date.now() - age) });
    const before = Date.now();
    expect((await book(client, lawyer, manilaTime(2, 600))).status).toBe(201);
    const [meeting] = await held();
    const lasts = (meeting?.holdExpiresAt?.getTime() ?? 0) - before;
    expect(Math.round(lasts / MINUTE_MS)).toBe(minutes);
    expect((await options(client.cookie)).body).toMatchObject({ hold_minutes: minutes });
  });

  test('a visitor is shown the usual time', async () => {
    expect((await options()).body).toMatchObject({ hold_minutes: 30 });
  });
});
