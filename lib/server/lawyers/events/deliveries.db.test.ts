import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import {
  EVENT_TYPES,
  MAX_DELIVERY_ATTEMPTS,
  nextAttempt,
} from '@/lib/domain/lawyers/outgoing-events';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { receiversOver } from '@/lib/server/adapters/events/event-receivers';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { rateLimits, users } from '@/lib/server/schema/accounts';
import { eventAddresses, eventDeliveries } from '@/lib/server/schema/events';
import { mails, notifications } from '@/lib/server/schema/messages';
import { type CalendarServer, PUBLIC, startCalendarServer } from '@/lib/testing/calendars/server';
import {
  deliverQueued,
  EVENT_SECRET,
  newEventAddress,
  newEventDelivery,
  recordedEvents,
} from '@/lib/testing/events';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { deliverEvent, recordEvent } from './deliveries-service';
import { changeAddress, sendAgain } from './service';

const HOST = 'office.calendars.example';
const URL_OF_OFFICE = `https://${HOST}/events?key=1`;
const IDS = { message_id: 'm', meeting_id: 'x', work_item_id: null };
const EVENT = { type: 'message.received', data: IDS } as const;

interface Received {
  headers: Record<string, string>;
  body: string;
}

let server: CalendarServer;
let receivers: ReturnType<typeof receiversOver>;
let received: Received[];
let lawyer: TestLawyer;
let addressId: string;

beforeEach(async () => {
  await database().delete(rateLimits);
  await takeQueued('deliver_event');
  server = await startCalendarServer();
  receivers = receiversOver(server.network);
  received = [];
  lawyer = await newLawyer();
  addressId = await newEventAddress(lawyer.lawyerId, URL_OF_OFFICE);
  answer(200);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

/** Answers every request with this status, after its body has arrived; never with null. */
function answer(status: number | null, headers: Record<string, string> = {}) {
  server.answers.set('/events?key=1', (request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      if (status !== null) response.writeHead(status, headers).end('thanks');
    });
  });
}

const record = () => transaction((tx) => recordEvent(tx, { userId: lawyer.id }, EVENT));
const deliver = (now = Date.now()) => deliverQueued(now, receivers);

async function delivery() {
  const [row] = await recordedEvents(lawyer.lawyerId);
  if (!row) throw new Error('nothing was recorded');
  return row;
}

async function address() {
  const [row] = await database()
    .select()
    .from(eventAddresses)
    .where(eq(eventAddresses.id, addressId));
  return row;
}

async function mailed() {
  const rows = await database().select().from(mails).where(eq(mails.recipient, lawyer.email));
  return rows.map(({ template }) => template);
}

test('an event is posted once, signed as Standard Webhooks asks', async () => {
  await record();
  expect(await deliver()).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const { eventId, occurredAt } = await delivery();
  // The library of Standard Webhooks: the signature, and that the timestamp is of now.
  expect(new Webhook(EVENT_SECRET).verify(body, headers)).toEqual({
    type: 'message.received',
    timestamp: isoInstant(occurredAt.getTime()),
    data: IDS,
  });
  expect(headers).toMatchObject({
    host: HOST,
    'webhook-id': eventId,
    'content-type': 'application/json',
    'user-agent': 'Sangguni events',
  });
  expect(() => new Webhook(EVENT_SECRET).verify(`${body} `, headers)).toThrow();
  expect(server.connected).toEqual([`${PUBLIC}:443`]);
  expect(await delivery()).toMatchObject({ attempts: 1, status: 200, problem: null, nextAt: null });
  expect((await delivery()).deliveredAt).not.toBeNull();
  expect(await deliver()).toBe(0);
});

test('what is rolled back is never sent; what commits waits for a worker, whatever happens', async () => {
  const failed = transaction(async (tx) => {
    await recordEvent(tx, { lawyerId: lawyer.lawyerId }, EVENT);
    throw new Error('never mind');
  });
  await expect(failed).rejects.toThrow('never mind');
  expect(await recordedEvents(lawyer.lawyerId)).toEqual([]);
  expect(await deliver()).toBe(0);
  // The process that made the change may die right after it: row and job are there.
  await record();
  expect(await takeQueued('deliver_event')).toMatchObject([{ deliveryId: (await delivery()).id }]);
});

test('a worker that dies after the answer sends it again under the same id', async () => {
  await record();
  const { id, eventId } = await delivery();
  const dies = { ...receivers, post: () => Promise.reject(new Error('killed')) };
  await expect(deliverEvent({ deliveryId: id }, Date.now(), dies)).rejects.toThrow('killed');
  await receivers.post(URL_OF_OFFICE, { headers: { 'webhook-id': eventId }, body: '{}' });
  await deliver();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
  expect(await delivery()).toMatchObject({ attempts: 1, status: 200 });
});

test('only addresses that want the event, each once, and none of another lawyer', async () => {
  const other = await newLawyer();
  await newEventAddress(other.lawyerId);
  await newEventAddress(lawyer.lawyerId, `https://${HOST}/2`, ['meeting.paid', 'message.received']);
  await newEventAddress(lawyer.lawyerId, `https://${HOST}/3`, ['meeting.paid']);
  await record();
  const rows = await recordedEvents(lawyer.lawyerId);
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ eventId }) => eventId)).size).toBe(1);
  expect(await recordedEvents(other.lawyerId)).toEqual([]);
});

test.each([500, 429, 404, 302])('an answer of %d is tried again later', async (status) => {
  answer(status, { location: `https://${HOST}/elsewhere` });
  await record();
  const now = Date.now();
  await deliver(now);
  // A redirect is not followed.
  expect(server.requests).toEqual([`${HOST}/events?key=1`]);
  expect(await delivery()).toMatchObject({
    attempts: 1,
    status,
    nextAt: new Date(now + MINUTE_MS),
    deliveredAt: null,
  });
  expect(await address()).toMatchObject({ failingSince: new Date(now), switchedOffAt: null });
  answer(204);
  expect(await deliver(now + MINUTE_MS)).toBe(1);
  expect(await delivery()).toMatchObject({ attempts: 2, status: 204 });
  expect(await address()).toMatchObject({ failingSince: null });
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test.each([429, 503])(
  'an answer of %d says when to try again, for a day at most',
  async (status) => {
    const now = Date.now();
    const waits = [
      ['7200', 2 * HOUR_MS],
      [new Date(now + 3 * HOUR_MS).toUTCString(), 3 * HOUR_MS],
      ['1000000', DAY_MS],
      // A wait that is shorter than our own, or no time, changes nothing.
      ['5', MINUTE_MS],
      ['soon', MINUTE_MS],
    ] as const;
    await record();
    const { id } = await delivery();
    for (const [retryAfter, wait] of waits) {
      answer(status, { 'retry-after': retryAfter });
      await deliver(now);
      const { nextAt, attempts } = await delivery();
      expect(attempts).toBe(1);
      // A date has no milliseconds.
      expect(Math.ceil(((nextAt?.getTime() ?? 0) - now) / 1000) * 1000).toBe(wait);
      await sendAgain(lawyer.lawyerId, { id: addressId, childId: id }, now);
    }
  },
);

test('one that always asks for a day is tried for three days in all, as every other one', async () => {
  answer(429, { 'retry-after': '86400' });
  const start = Date.now();
  await record();
  const at: number[] = [];
  for (let now = start; ; ) {
    await deliver(now);
    at.push(now - start);
    const { nextAt } = await delivery();
    if (!nextAt) break;
    now = nextAt.getTime();
    // Another event arrives in between, so that the address is not switched off.
    answer(200);
    await deliverEvent({ deliveryId: await newEventDelivery(addressId) }, now, receivers);
    answer(429, { 'retry-after': '86400' });
  }
  expect(at).toEqual([0, DAY_MS, 2 * DAY_MS, 3 * DAY_MS]);
  const [first] = (await recordedEvents(lawyer.lawyerId)).filter(({ status }) => status === 429);
  expect(first).toMatchObject({ attempts: 4, gaveUpAt: new Date(start + 3 * DAY_MS) });
  expect(await mailed()).toEqual([]);
});

test('sent again, three days begin anew', async () => {
  answer(503, { 'retry-after': '86400' });
  const start = Date.now();
  await record();
  await deliver(start);
  const { id } = await delivery();
  const later = start + 2 * DAY_MS;
  await sendAgain(lawyer.lawyerId, { id: addressId, childId: id }, later);
  await database()
    .update(eventAddresses)
    .set({ failingSince: null })
    .where(eq(eventAddresses.id, addressId));
  await deliver(later);
  expect(await takeQueued('deliver_event')).toEqual([{ deliveryId: id, since: later }]);
});

test('an answer of 410 switches the address off at once, with one mail and one notification', async () => {
  answer(410);
  await record();
  const waiting = await newEventDelivery(addressId);
  const now = Date.now();
  await deliver(now);
  expect(await address()).toMatchObject({
    failingSince: new Date(now),
    switchedOffAt: new Date(now),
  });
  for (const row of await recordedEvents(lawyer.lawyerId))
    expect(row).toMatchObject({ deliveredAt: null, gaveUpAt: new Date(now), nextAt: null });
  expect(await delivery()).toMatchObject({ attempts: 1, status: 410 });
  expect(await takeQueued('deliver_event')).toEqual([]);
  await deliverEvent({ deliveryId: waiting }, now, receivers);
  await record();
  expect(received).toHaveLength(1);
  expect(await recordedEvents(lawyer.lawyerId)).toHaveLength(2);
  const [mail, ...more] = await database()
    .select()
    .from(mails)
    .where(eq(mails.recipient, lawyer.email));
  expect(more).toEqual([]);
  expect(mail?.content?.subject).toBe(`We no longer send events to ${HOST}`);
  expect(mail?.content?.text).toContain('Your program answered 410 (Gone)');
  expect(mail?.content?.text).not.toContain('three days');
  expect(JSON.stringify(mail)).not.toContain('key=1');
  expect(
    await database().select().from(notifications).where(eq(notifications.userId, lawyer.id)),
  ).toMatchObject([
    {
      title: 'Events are switched off',
      body: `${HOST} answered that nothing is to be sent there any more.`,
    },
  ]);
});

test('410 of an address that the lawyer replaced meanwhile leaves the new one on', async () => {
  await record();
  const { id } = await delivery();
  const change = { url: `https://${HOST}/new`, events: EVENT_TYPES, enabled: true };
  const replaced: typeof receivers = {
    ...receivers,
    post: async () => {
      const own = { lawyerId: lawyer.lawyerId, userId: lawyer.id };
      await changeAddress(
        own,
        addressId,
        { ...change, events: [...EVENT_TYPES] },
        Date.now(),
        receivers,
      );
      return { status: 410, retryAfter: null };
    },
  };
  const now = Date.now();
  await takeQueued('deliver_event');
  await deliverEvent({ deliveryId: id }, now, replaced);
  expect(await address()).toMatchObject({ switchedOffAt: null });
  expect(await delivery()).toMatchObject({ status: 410, gaveUpAt: null });
  expect(await takeQueued('deliver_event')).toHaveLength(1);
  expect(await mailed()).toEqual([]);
});

test('one that hangs is given up after the time limit, and tried again', async () => {
  const limits: number[] = [];
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return timeout.call(AbortSignal, 150);
  });
  answer(null);
  await record();
  await deliver();
  expect(limits).toContain(10_000);
  expect(await delivery()).toMatchObject({ attempts: 1, status: null, problem: 'slow' });
  // It did take it: the repeat has the same id.
  answer(200);
  await deliver();
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(received).toHaveLength(2);
});

test('an answer without an end counts by its status, and little of it is read', async () => {
  let stops = false;
  server.answers.set('/events?key=1', (_, response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
    response.on('close', () => {
      clearInterval(more);
      stops = true;
    });
  });
  await record();
  await deliver();
  expect(await delivery()).toMatchObject({ status: 200 });
  while (!stops) await new Promise((resolve) => setTimeout(resolve, 10));
});

test('an address that moves into a private network gets nothing, until it is public again', async () => {
  await record();
  await deliver();
  expect(received).toHaveLength(1);
  for (const moved of [['127.0.0.1'], ['10.1.2.3'], [PUBLIC, '169.254.169.254'], ['::1']]) {
    server.names.set(HOST, [moved]);
    const { id } = await delivery();
    await sendAgain(lawyer.lawyerId, { id: addressId, childId: id }, Date.now());
    await deliver();
    expect(await delivery()).toMatchObject({ attempts: 1, status: null, problem: 'private' });
  }
  expect(received).toHaveLength(1);
  expect(server.connected).toEqual([`${PUBLIC}:443`]);
  server.names.delete(HOST);
  await deliver();
  expect(received).toHaveLength(2);
});

test('after three days of failure it is switched off, with one mail and one notification', async () => {
  answer(500);
  const start = Date.now();
  await record();
  await newEventDelivery(addressId);
  let now = start;
  for (let attempt = 1; attempt < MAX_DELIVERY_ATTEMPTS; attempt += 1) {
    await database().delete(rateLimits);
    await deliver(now);
    now = nextAttempt({ failed: attempt, since: start, askedMs: null }, now) ?? now;
  }
  expect(now - start).toBe(3 * DAY_MS);
  expect(await address()).toMatchObject({ failingSince: new Date(start), switchedOffAt: null });
  expect(await mailed()).toEqual([]);
  await deliver(now);
  expect(await address()).toMatchObject({ switchedOffAt: new Date(now) });
  const [mail, ...more] = await database()
    .select()
    .from(mails)
    .where(eq(mails.recipient, lawyer.email));
  expect(more).toEqual([]);
  expect(mail?.content?.subject).toBe(`We no longer send events to ${HOST}`);
  expect(JSON.stringify(mail)).not.toContain('key=1');
  expect(
    await database().select().from(notifications).where(eq(notifications.userId, lawyer.id)),
  ).toMatchObject([{ kind: 'account', title: 'Events are switched off' }]);

  const tries = received.length;
  for (const row of await recordedEvents(lawyer.lawyerId))
    expect(row).toMatchObject({ deliveredAt: null, gaveUpAt: new Date(now), nextAt: null });
  await record();
  await newEventDelivery(addressId);
  await deliver(now + HOUR_MS);
  expect(await recordedEvents(lawyer.lawyerId)).toHaveLength(3);
  expect(received).toHaveLength(tries);
  await expect(
    sendAgain(lawyer.lawyerId, { id: addressId, childId: (await delivery()).id }, now),
  ).rejects.toMatchObject({ key: 'bad_transition' });
});

test('one that takes some events is not switched off for those that it refuses', async () => {
  const start = Date.now();
  answer(500);
  await record();
  let now = start;
  for (let attempt = 1; attempt <= MAX_DELIVERY_ATTEMPTS; attempt += 1) {
    await database().delete(rateLimits);
    answer(500);
    await deliver(now);
    now = nextAttempt({ failed: attempt, since: start, askedMs: null }, now) ?? now;
    answer(200);
    const other = await newEventDelivery(addressId, new Date(start + DAY_MS));
    await deliverEvent({ deliveryId: other }, now, receivers);
  }
  expect(await delivery()).toMatchObject({ attempts: MAX_DELIVERY_ATTEMPTS, status: 500 });
  expect((await delivery()).gaveUpAt).not.toBeNull();
  expect(await address()).toMatchObject({ failingSince: null, switchedOffAt: null });
  expect(await mailed()).toEqual([]);
});

test('beyond the limit of an hour deliveries wait instead of flooding an address', async () => {
  for (let n = 0; n < 125; n += 1)
    await deliverEvent({ deliveryId: await newEventDelivery(addressId) }, Date.now(), receivers);
  expect(received).toHaveLength(120);
  const waiting = (await recordedEvents(lawyer.lawyerId)).filter((row) => row.attempts === 0);
  expect(waiting).toHaveLength(5);
  expect(await takeQueued('deliver_event')).toHaveLength(5);
});

test('what is sent again has the same id, its attempts begin anew, and an answer on the way does not count', async () => {
  answer(500);
  await record();
  await deliver();
  const { id, eventId } = await delivery();
  const again = () => sendAgain(lawyer.lawyerId, { id: addressId, childId: id }, Date.now());
  expect(await again()).toMatchObject({ attempts: 0, deliveredAt: null });
  answer(200);
  await deliver();
  expect(await delivery()).toMatchObject({ attempts: 1, status: 200 });
  await again();
  expect(await deliver()).toBe(1);
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId, eventId]);
});

const suspend = (set: Partial<typeof users.$inferInsert>) =>
  database().update(users).set(set).where(eq(users.id, lawyer.id));

test('nothing is sent for a suspended lawyer, nor for an address that was removed meanwhile', async () => {
  await record();
  await suspend({ suspendedAt: new Date(), suspensionReason: 'For the test.' });
  await deliver();
  expect(received).toEqual([]);
  expect((await delivery()).gaveUpAt).not.toBeNull();
  await suspend({ suspendedAt: null, suspensionReason: null });
  await record();
  await database().delete(eventAddresses).where(eq(eventAddresses.id, addressId));
  await deliver();
  expect(received).toEqual([]);
  expect(await database().$count(eventDeliveries, eq(eventDeliveries.addressId, addressId))).toBe(
    0,
  );
});
