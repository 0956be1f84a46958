import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { Webhooks } from '@/lib/contract/admin/webhooks';
import { listWebhooks, replayWebhook } from '@/lib/contract/admin/webhooks';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { writeRefused } from '@/lib/server/payments/settlement/deliveries-service';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { webhookDeliveries } from '@/lib/server/schema/oversight';
import { payments } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { hold } from '@/lib/testing/bookings';
import { manilaTime, newAdmin, newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { deliver, newDelivery, paidEvent, rowsOf } from '@/lib/testing/payments';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});
beforeEach(async () => {
  await database().delete(webhookDeliveries);
});

async function list(query: Record<string, string> = {}): Promise<Webhooks> {
  const answer = await send(listWebhooks, { query, cookie: admin.cookie });
  expect(answer.status).toBe(200);
  return answer.body as Webhooks;
}

const replay = (id: string) => send(replayWebhook, { params: { id }, cookie: admin.cookie });
const eventsOf = (id: string) =>
  database().select().from(auditEvents).where(eq(auditEvents.subject, id));

const row = (lastAt: number, changes: Partial<typeof webhookDeliveries.$inferInsert> = {}) => ({
  gateway: 'local',
  eventId: `evt_${crypto.randomUUID()}`,
  outcome: 'unknown' as const,
  firstAt: new Date(lastAt),
  lastAt: new Date(lastAt),
  ...changes,
});

test('what came is listed with what became of it, and can be narrowed down', async () => {
  const held = await hold(await newClient(), await newLawyer(), manilaTime(3, 600));
  await testSessions.pay(held.sessionId);
  const body = paidEvent(held, 'evt_listed');
  for (const _time of [1, 2]) expect((await deliver(body)).status).toBe(200);
  await deliver('{}', 't=1,te=,li=');
  await writeRefused();
  const { payment } = await rowsOf(held);
  const { results } = await list();
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
    'processed',
    'repeated',
    'unsigned',
  ]);
  expect((await list({ outcome: 'processed' })).results).toEqual([
    {
      _id: expect.stringMatching(/^\d+$/),
      gateway: 'local',
      event_id: 'evt_listed',
      outcome: 'processed',
      type: 'paid',
      payment_id: payment.id,
      detail: null,
      times: 1,
      first_at: expect.any(String),
      last_at: expect.any(String),
      can_replay: true,
    },
  ]);
  expect((await list({ outcome: 'unsigned' })).results).toMatchObject([
    { payment_id: null, can_replay: false },
  ]);
});

test('ten to a page, each once, at as many statements for 23 as for none', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async (page: string) => {
    statements.mockClear();
    const { results, hasMore } = await list({ page });
    return { ids: results.map(({ _id }) => _id), hasMore, count: statements.mock.calls.length };
  };
  const none = await counted('0');
  const now = Date.now();
  const rows = Array.from({ length: 23 }, (_, at) => row(now - at * MINUTE_MS));
  await database().insert(webhookDeliveries).values(rows);
  const pages = [await counted('0'), await counted('1'), await counted('2')];
  statements.mockRestore();
  expect(pages.map(({ count }) => count)).toEqual([none.count, none.count, none.count]);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(23);
});

describe('an administrator settles a payment again', () => {
  test('which confirms what the gateway has, once, and is written down each time', async () => {
    const held = await hold(await newClient(), await newLawyer(), manilaTime(3, 600));
    const { payment } = await rowsOf(held);
    const id = await newDelivery(payment.ref);
    await testSessions.pay(held.sessionId);
    for (const _time of [1, 2]) expect((await replay(id)).status).toBe(204);
    const after = await rowsOf(held);
    expect(after).toMatchObject({ meeting: { status: 'CONFIRMED' }, payment: { status: 'PAID' } });
    expect(after.mails).toEqual(['meeting-confirmed-client', 'meeting-confirmed-lawyer']);
    const event = { event: 'webhook_replayed', actor: 'admin', userId: admin.id };
    expect(await eventsOf(id)).toMatchObject([
      { ...event, detail: payment.id },
      { ...event, detail: payment.id },
    ]);
  });

  test('but not one of another installation, and none that is not there', async () => {
    const [{ id } = { id: 0 }] = await database()
      .insert(webhookDeliveries)
      .values(row(Date.now(), { sessionId: 'cs_elsewhere' }))
      .returning();
    expect(await replay(String(id))).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
    expect(await eventsOf(String(id))).toMatchObject([{ event: 'webhook_replayed', detail: null }]);
    for (const missing of [String(id + 1), 'x', '-1'])
      expect((await replay(missing)).status).toBe(404);
    expect(await eventsOf(String(id + 1))).toEqual([]);
  });
});

describe('health', () => {
  const paid = async (ago: number) => {
    const now = Date.now();
    const { payment } = await seedMeeting(database(), {
      lawyerId: (await newLawyer()).lawyerId,
      clientId: (await newClient()).id,
      start: now + DAY_MS,
      bookedAt: now - 2 * DAY_MS,
    });
    const [id, paidAt] = [payment?.id ?? '', new Date(now - ago)];
    await database().update(payments).set({ paidAt }).where(eq(payments.id, id));
  };
  beforeEach(async () => {
    await database()
      .update(payments)
      .set({ paidAt: new Date(0) })
      .where(eq(payments.status, 'PAID'));
  });

  test('says where events are to come', async () => {
    const { health } = await list();
    expect(health).toEqual({
      gateway: 'local',
      last_at: null,
      missed: 0,
      url: 'http://127.0.0.1:3000/api/v1/payments/webhooks/local',
    });
  });

  test('warns when there were payments and no event for 24 hours', async () => {
    await paid(2 * HOUR_MS);
    await paid(3 * HOUR_MS);
    // Too new: its event may be on its way. Too old: of the day before.
    await paid(MINUTE_MS);
    await paid(25 * HOUR_MS);
    expect((await list()).health.missed).toBe(2);
    const last = Date.now() - DAY_MS - MINUTE_MS;
    await database().insert(webhookDeliveries).values(row(last));
    // Anybody can send those, and those of another gateway say nothing of this one.
    const others = [
      row(Date.now(), { outcome: 'unsigned' }),
      row(Date.now(), { outcome: 'no_event' }),
      row(Date.now(), { gateway: 'paymongo' }),
    ];
    await database().insert(webhookDeliveries).values(others);
    expect((await list()).health).toMatchObject({
      missed: 2,
      last_at: isoInstant(last),
    });
    await database()
      .insert(webhookDeliveries)
      .values(row(Date.now() - HOUR_MS));
    expect((await list()).health.missed).toBe(0);
  });
});
