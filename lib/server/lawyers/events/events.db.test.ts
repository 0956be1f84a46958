import { eq } from 'drizzle-orm';
import type { EventAddress, EventDelivery } from '@/lib/contract/lawyers/events';
import {
  addEventAddress,
  changeEventAddress,
  deleteEventAddress,
  listEventAddresses,
  listEventDeliveries,
  renewEventSecret,
  repeatEventDelivery,
} from '@/lib/contract/lawyers/events';
import { switchPractice } from '@/lib/contract/lawyers/members';
import { cancelMeeting } from '@/lib/contract/meetings/meetings';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { EVENT_BODIES } from '@/lib/contract/site/event-bodies';
import { DELIVERIES_SHOWN, EVENT_TYPES } from '@/lib/domain/lawyers/outgoing-events';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { receiversOver } from '@/lib/server/adapters/events/event-receivers';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits, sessions } from '@/lib/server/schema/accounts';
import { eventAddresses, eventDeliveries } from '@/lib/server/schema/events';
import { newAgreement, payCheckout } from '@/lib/testing/agreements/agreement-money';
import { newOrder } from '@/lib/testing/agreements/orders';
import { send } from '@/lib/testing/api/requests';
import { hold } from '@/lib/testing/bookings';
import { type CalendarServer, startCalendarServer } from '@/lib/testing/calendars/server';
import { agreementCommentsOf, commentsOf } from '@/lib/testing/comments';
import {
  EVENT_SECRET,
  newEventAddress,
  newEventDelivery,
  recordedEvents,
} from '@/lib/testing/events';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { deleteDueAccounts, takeQueued } from '@/lib/testing/jobs';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { newMember } from '@/lib/testing/members';
import { deliver, paidEvent } from '@/lib/testing/payments';
import { purgeDeliveries } from './deliveries-service';
import { eventData } from './personal-data-service';
import * as service from './service';

const OFFICE = 'https://office.calendars.example/events?key=1';

let server: CalendarServer;
let receivers: ReturnType<typeof receiversOver>;
let lawyer: TestLawyer;
beforeEach(async () => {
  await database().delete(rateLimits);
  server = await startCalendarServer();
  receivers = receiversOver(server.network);
  lawyer = await newLawyer();
});
afterEach(() => server.close());

const ownerOf = ({ lawyerId, id: userId }: TestLawyer) => ({ lawyerId, userId });

function add(url = OFFICE, who = lawyer) {
  const input = { url, events: [...EVENT_TYPES] };
  return service.addAddress(ownerOf(who), input, Date.now(), receivers);
}

async function results<T>(called: Endpoint, params?: Record<string, string>): Promise<T[]> {
  const { body } = await send(called, { cookie: lawyer.cookie, ...(params && { params }) });
  return (body as { results: T[] }).results;
}

const shown = () => results<EventAddress>(listEventAddresses);

describe('addresses', () => {
  test('one is added, shown to its lawyer alone, and stored without its words', async () => {
    const { row, secret } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await shown()).toEqual([
      {
        _id: row.id,
        url: OFFICE,
        events: [...EVENT_TYPES],
        enabled: true,
        failing_since: null,
        created_at: expect.any(String),
      },
    ]);
    const stored = JSON.stringify(await database().select().from(eventAddresses));
    for (const plain of ['office.calendars', 'key=1', secret]) expect(stored).not.toContain(plain);
    // A name is resolved, and nothing is sent to it.
    expect(server.connected).toEqual([]);

    const params = { id: row.id, childId: await newEventDelivery(row.id) };
    const other = await newLawyer();
    const body = { url: OFFICE, events: ['meeting.paid'], enabled: true };
    for (const called of [
      changeEventAddress,
      renewEventSecret,
      deleteEventAddress,
      repeatEventDelivery,
    ])
      expect(await send(called, { cookie: other.cookie, params, body })).toMatchObject({
        status: 404,
      });
    const log = { cookie: other.cookie, params: { id: row.id } };
    expect((await send(listEventDeliveries, log)).status).toBe(404);
    expect(await shown()).toHaveLength(1);
  });

  test.each([
    ['http://office.calendars.example/', 'Please provide an address that begins with https://.'],
    ['https://localhost/', /not on the public internet, so we send nothing there/],
    ['https://10.0.0.1/', /not on the public internet/],
    [
      'https://user:pw@office.example/',
      'Please provide an address without a user name and password.',
    ],
    ['https://office.example:8443/', 'Please provide an address without a port number.'],
    ['office', /Please provide an address, such as/],
  ])('what is wrong with an address stands beside the field: %s', async (url, message) => {
    const body = { url, events: ['meeting.paid'] };
    expect(await send(addEventAddress, { cookie: lawyer.cookie, body })).toMatchObject({
      status: 400,
      body: { fields: { url: expect.stringMatching(message) } },
    });
    expect(await shown()).toEqual([]);
  });

  test('one whose name leads into a private network is refused', async () => {
    server.names.set('office.calendars.example', [['10.0.0.1']]);
    await expect(add()).rejects.toMatchObject({
      fields: { url: expect.stringMatching(/not on the public internet/) },
    });
  });

  test('five at most, each once, also at once', async () => {
    await add();
    await expect(add()).rejects.toMatchObject({
      fields: { url: 'You have already added this address.' },
    });
    const paths = ['1', '2', '3', '4', '5'];
    const added = await Promise.allSettled(paths.map((path) => add(`${OFFICE}&n=${path}`)));
    expect(added.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { fields: { url: 'At most 5 addresses. Please remove one first.' } } },
    ]);
    expect(await shown()).toHaveLength(5);
  });

  test('without an event it is refused; without a recent second factor nothing is changed', async () => {
    const none = { url: OFFICE, events: [] };
    expect(await send(addEventAddress, { cookie: lawyer.cookie, body: none })).toMatchObject({
      status: 400,
      body: { fields: { events: 'Please choose at least one event.' } },
    });
    const id = await newEventAddress(lawyer.lawyerId);
    await database()
      .update(sessions)
      .set({ secondFactorAt: null })
      .where(eq(sessions.userId, lawyer.id));
    const body = { url: OFFICE, events: ['meeting.paid'], enabled: true };
    for (const called of [addEventAddress, changeEventAddress, renewEventSecret])
      expect(await send(called, { cookie: lawyer.cookie, params: { id }, body })).toMatchObject({
        status: 403,
        body: { key: expect.stringMatching(/^second_factor_/) },
      });
    expect((await send(deleteEventAddress, { cookie: lawyer.cookie, params: { id } })).status).toBe(
      204,
    );
  });

  test('a member of the practice has no part in them', async () => {
    const secretary = await newClient();
    const practice = await newMember(lawyer, secretary);
    await send(switchPractice, { cookie: secretary.cookie, body: { practice } });
    expect(await send(listEventAddresses, { cookie: secretary.cookie })).toMatchObject({
      status: 403,
    });
  });

  test('switched off, nothing more is recorded; on again, it begins without failures', async () => {
    const { row } = await add();
    const { id } = row;
    await newEventDelivery(id);
    const change = (enabled: boolean) =>
      service.changeAddress(
        ownerOf(lawyer),
        id,
        { url: OFFICE, events: ['message.received'], enabled },
        Date.now(),
        receivers,
      );
    await change(false);
    expect(await shown()).toMatchObject([{ enabled: false, events: ['message.received'] }]);
    expect(await results<EventDelivery>(listEventDeliveries, { id })).toMatchObject([
      { state: 'failed', attempts: 0, next_at: null },
    ]);
    await database()
      .update(eventAddresses)
      .set({ failingSince: new Date() })
      .where(eq(eventAddresses.id, id));
    await change(false);
    expect((await shown())[0]?.failing_since).not.toBeNull();
    await change(true);
    expect(await shown()).toMatchObject([{ enabled: true, failing_since: null }]);
  });

  test('a new secret takes the place of the one before', async () => {
    const id = await newEventAddress(lawyer.lawyerId);
    const { body } = await send(renewEventSecret, { cookie: lawyer.cookie, params: { id } });
    expect(body).toMatchObject({ secret: expect.stringMatching(/^whsec_/), address: { _id: id } });
    expect((body as { secret: string }).secret).not.toBe(EVENT_SECRET);
  });

  test('the log has the last fifty, the newest first, with what to do about each', async () => {
    const id = await newEventAddress(lawyer.lawyerId);
    const now = Date.now();
    for (let n = 0; n < DELIVERIES_SHOWN + 3; n += 1)
      await newEventDelivery(id, new Date(now + n * MINUTE_MS));
    const log = await results<EventDelivery>(listEventDeliveries, { id });
    expect(log).toHaveLength(DELIVERIES_SHOWN);
    expect(Date.parse(log[0]?.occurred_at ?? '')).toBe(now + (DELIVERIES_SHOWN + 2) * MINUTE_MS);
    const [newest] = log;
    await database()
      .update(eventDeliveries)
      .set({ attempts: 10, problem: 'slow', gaveUpAt: new Date() })
      .where(eq(eventDeliveries.id, newest?._id ?? ''));
    expect((await results<EventDelivery>(listEventDeliveries, { id }))[0]).toMatchObject({
      state: 'failed',
      attempts: 10,
      status: null,
      error: 'The server took longer than 10 seconds.',
    });
    await takeQueued('deliver_event');
    const params = { id, childId: newest?._id ?? '' };
    expect(await send(repeatEventDelivery, { cookie: lawyer.cookie, params })).toMatchObject({
      status: 200,
      body: { state: 'waiting', attempts: 0, event_id: newest?.event_id },
    });
    expect(await takeQueued('deliver_event')).toMatchObject([{ deliveryId: newest?._id }]);
    await purgeDeliveries(now + 30 * DAY_MS);
    expect(await results<EventDelivery>(listEventDeliveries, { id })).toHaveLength(
      DELIVERIES_SHOWN,
    );
    await purgeDeliveries(now + 31 * DAY_MS);
    expect(await results<EventDelivery>(listEventDeliveries, { id })).toEqual([]);
  });

  test('it is in the copy of the data without its secret, and goes with the account', async () => {
    const leaving = await newLawyer({}, { deletionDueAt: new Date(Date.now() - 1) });
    const id = await newEventAddress(leaving.lawyerId, OFFICE);
    await newEventDelivery(id);
    const section = await eventData.exported?.(database(), leaving.id);
    expect(section).toMatchObject({
      name: 'event_addresses',
      data: [{ address: OFFICE, deliveries: [{ type: 'message.received' }] }],
    });
    expect(JSON.stringify(section)).not.toContain('whsec_');
    await deleteDueAccounts(Date.now());
    expect(await database().$count(eventAddresses, eq(eventAddresses.id, id))).toBe(0);
    expect(await database().$count(eventDeliveries, eq(eventDeliveries.addressId, id))).toBe(0);
  });
});

describe('what is told', () => {
  beforeEach(() => newEventAddress(lawyer.lawyerId));

  /** The events of the lawyer, each as the contract describes it and nothing beyond. */
  async function told() {
    const rows = await recordedEvents(lawyer.lawyerId);
    const bodies = new Map(EVENT_BODIES);
    return rows.map(({ type, occurredAt, data }) => {
      const body = { type, timestamp: occurredAt.toISOString(), data };
      expect(bodies.get(type)?.parse(body)).toEqual(body);
      return { type, ...data };
    });
  }

  test('a booked meeting: confirmed and paid, moved, cancelled', async () => {
    const client = await newClient();
    const start = manilaTime(4, 600);
    const held = await hold(client, lawyer, start);
    expect(await told()).toEqual([]);
    await testSessions.pay(held.sessionId);
    await deliver(paidEvent(held));
    await deliver(paidEvent(held));
    const meeting = { meeting_id: held.meetingId };
    const at = isoInstant;
    expect(await told()).toEqual([
      {
        type: 'meeting.confirmed',
        ...meeting,
        status: 'CONFIRMED',
        start_time: at(start),
        end_time: at(start + 30 * MINUTE_MS),
      },
      { type: 'meeting.paid', ...meeting, payment_id: expect.any(String), amount: 100_000 },
    ]);

    const seeded = await newMeeting(client, lawyer, manilaTime(5, 600));
    expect((await seeded.move(client, manilaTime(5, 720))).status).toBe(200);
    expect((await seeded.cancel(lawyer)).status).toBe(200);
    expect((await told()).slice(2)).toMatchObject([
      {
        type: 'meeting.moved',
        meeting_id: seeded.id,
        status: 'CONFIRMED',
        start_time: at(manilaTime(5, 720)),
      },
      { type: 'meeting.cancelled', meeting_id: seeded.id, status: 'CANCELLED' },
    ]);
  });

  test('nothing of a hold that is given up unpaid', async () => {
    const client = await newClient();
    const held = await hold(client, lawyer, manilaTime(4, 660));
    const params = { id: held.meetingId };
    expect((await send(cancelMeeting, { params, cookie: client.cookie })).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  test('an agreement: accepted, then paid; an order with its payment alone', async () => {
    const people = { client: await newClient(), lawyer };
    const agreement = await newAgreement(people);
    const answer = await agreement.accept();
    const ids = { work_item_id: agreement.id };
    expect(await told()).toEqual([
      { type: 'agreement.accepted', ...ids, status: 'PAYMENT_PENDING' },
    ]);
    await payCheckout(answer);
    expect((await told()).slice(1)).toMatchObject([
      {
        type: 'agreement.paid',
        ...ids,
        payment_id: expect.any(String),
        amount: expect.any(Number),
      },
    ]);
    const order = await newOrder(people);
    await order.pay();
    expect((await told()).slice(2)).toMatchObject([
      { type: 'agreement.paid', work_item_id: order.id },
    ]);
  });

  test('a message of the client, without its words; nothing of one’s own', async () => {
    const client = await newClient();
    const meeting = await newMeeting(client, lawyer, manilaTime(4, 600));
    await commentsOf(meeting.id).write(client, 'The lease ends in May.');
    await commentsOf(meeting.id).write(lawyer, 'Please send it to me.');
    const agreement = await newAgreement({ client, lawyer }, { status: 'PAID' });
    await agreementCommentsOf(agreement.id).write(client, 'I paid.');
    const kinds = { type: 'message.received', message_id: expect.any(String) };
    expect(await told()).toEqual([
      { ...kinds, meeting_id: meeting.id, work_item_id: null },
      { ...kinds, meeting_id: null, work_item_id: agreement.id },
    ]);
    expect(JSON.stringify(await recordedEvents(lawyer.lawyerId))).not.toContain('lease');
  });
});
