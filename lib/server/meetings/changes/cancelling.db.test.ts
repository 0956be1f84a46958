import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { getCheckout } from '@/lib/contract/payments/payments';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { retryRefund } from '@/lib/server/payments/refunds/by-hand-service';
import { requestRefund, settleRefunds } from '@/lib/server/payments/refunds/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { testGatewaySessions } from '@/lib/server/schema/payments';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { bodyOf, newMeeting } from '@/lib/testing/meeting-changes';
import { later } from '@/lib/testing/payments';

let client: TestUser;
let lawyer: TestLawyer;
let slot = 0;

beforeAll(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

/** A free half hour three days ahead. */
function free(): number {
  slot += 60;
  return manilaTime(3, slot);
}

/** A confirmed meeting that begins in so many minutes. */
const soon = (minutes: number) => {
  const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS;
  return newMeeting(client, lawyer, start, { duration: 30 });
};

/** Runs the refunds that are queued. */
async function refundQueued(): Promise<void> {
  for (const { paymentId } of await takeQueued('settle_refunds'))
    await settleRefunds(paymentId, Date.now());
}

describe('a confirmed meeting', () => {
  test.each(['client', 'lawyer'] as const)('is cancelled in time by its %s', async (side) => {
    const start = free();
    const meeting = await newMeeting(client, lawyer, start);
    const who = { client, lawyer }[side];
    const shown = await send(getMeeting, { params: { id: meeting.id }, cookie: who.cookie });
    expect(bodyOf(shown)).toMatchObject({ can_cancel: true, refund_if_cancelled: 105_000 });
    const answer = await meeting.cancel(who, { reason: 'I am ill.', expected_refund: 105_000 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'CANCELLED',
        cancelled_by: side.toUpperCase(),
        cancel_reason: 'I am ill.',
        can_cancel: false,
        can_reschedule: false,
        refund_if_cancelled: null,
        payment: { status: 'REFUND_PENDING', refunded: 0 },
      },
    });
    await refundQueued();
    const { payment, postings, notified } = await meeting.rows();
    expect(payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(postings.filter(({ kind }) => kind === 'refund')).toHaveLength(3);
    const other = side === 'client' ? lawyer : client;
    const name = side === 'client' ? 'Ana Reyes' : 'Atty. Test Lawyer';
    const body = `${name} cancelled ${formatDayTime(start)}. ₱1,050 is being refunded to the client.`;
    expect(notified.map((one) => [one.userId, one.title, one.body])).toEqual([
      [other.id, 'Meeting cancelled', body],
    ]);
  });

  test('less than a day ahead its client gets nothing back, and the lawyer gives all back', async () => {
    const [late, byLawyer] = [await soon(23 * 60), await soon(22 * 60)];
    const answer = await late.cancel(client, { expected_refund: 0 });
    expect(answer).toMatchObject({ status: 200, body: { payment: { status: 'PAID' } } });
    expect((await late.rows()).refunds).toEqual([]);
    const [toClient] = await late.mails();
    expect(toClient?.text).toContain('Nothing is refunded: refunds end 24 hours before the start.');
    const { ref } = (await late.rows()).payment;
    const { body } = await send(getCheckout, { query: { ref } });
    expect(body).toMatchObject({ state: 'cancelled', cancelled: true, received: 105_000 });
    expect((await byLawyer.cancel(lawyer)).status).toBe(200);
    expect((await byLawyer.rows()).refunds).toMatchObject([
      { amount: 105_000, reason: 'CANCELLED' },
    ]);
  });

  test('its time can be booked at once', async () => {
    const start = free();
    const meeting = await newMeeting(client, lawyer, start);
    const other = await newClient();
    expect((await book(other, lawyer, start)).status).toBe(409);
    await meeting.cancel(client);
    expect((await book(other, lawyer, start)).status).toBe(201);
  });

  test('both are mailed what takes it off their calendars', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    await meeting.cancel(lawyer, { reason: 'A hearing was set.' });
    const sent = await meeting.mails();
    expect(sent.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['meeting-cancelled-client', client.email],
      ['meeting-cancelled-lawyer', lawyer.email],
    ]);
    expect(sent[0]?.text).toContain('Atty. Test Lawyer cancelled your meeting.');
    expect(sent[0]?.text).toContain('A hearing was set.');
    expect(sent[0]?.text).toContain('₱1,050 goes back to your GCash account, usually within 1 ba');
    expect(sent[0]?.text).toContain('Book again');
    expect(sent[1]?.text).toContain('You cancelled your meeting with Ana Reyes.');
    for (const { ics, type, recipient } of sent) {
      expect(type).toBe('text/calendar; method=CANCEL; charset=utf-8');
      const calendar = new ICAL.Component(ICAL.parse(ics));
      expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
      const event = calendar.getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('uid')).toBe(`${meeting.id}@127.0.0.1`);
      expect(event?.getFirstPropertyValue('sequence')).toBe(1);
      expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED');
      const addresses = ['organizer', 'attendee'].map((name) =>
        String(event?.getFirstPropertyValue(name)).toLowerCase(),
      );
      expect(addresses).toEqual(['mailto:help@sangguni.example', `mailto:${recipient}`]);
      expect(ics).not.toContain('relative');
    }
  });

  test('a free consultation is cancelled without money', async () => {
    const meeting = await newMeeting(client, lawyer, free(), {
      price: 0,
      platformFee: 0,
      meeting: { free: true },
    });
    const answer = await meeting.cancel(client, { expected_refund: 0 });
    expect(answer).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect((await meeting.mails())[0]?.text).not.toMatch(/refund/i);
  });

  test('what went back before does not go back again', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    const part = { amount: 5_000, reason: 'OTHER_AMOUNT', cause: 'part', now: Date.now() } as const;
    await transaction((tx) => requestRefund(tx, meeting.paymentId, part));
    expect(await meeting.cancel(client, { expected_refund: 105_000 })).toMatchObject({
      status: 400,
      body: { message: 'Cancelling now refunds ₱1,000.' },
    });
    expect((await meeting.cancel(client, { expected_refund: 100_000 })).status).toBe(200);
    await refundQueued();
    expect((await meeting.rows()).payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
  });

  test('a refund the gateway does not make stays under way, and is made when it is tried again', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    await meeting.cancel(client);
    await takeQueued('settle_refunds');
    const { payment } = await meeting.rows();
    const setLeft = (refunded: number) =>
      database()
        .update(testGatewaySessions)
        .set({ refunded })
        .where(eq(testGatewaySessions.id, payment.sessionId ?? ''));
    await setLeft(1);
    await settleRefunds(payment.id, later());
    const failed = await meeting.rows();
    expect(failed).toMatchObject({
      meeting: { status: 'CANCELLED' },
      payment: { status: 'REFUND_PENDING', refunded: 0 },
    });
    await setLeft(0);
    await transaction((tx) => retryRefund(tx, failed.refunds[0]?.id ?? '', null));
    await settleRefunds(payment.id, later());
    expect((await meeting.rows()).payment).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
  });
});

describe('repeats and races', () => {
  test('a repeat by the same side changes nothing, by the other it is refused', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    const all = [await meeting.cancel(client), await meeting.cancel(client)];
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    expect(await meeting.cancel(lawyer)).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
    expect(await meeting.mails()).toHaveLength(2);
    expect((await meeting.rows()).refunds).toHaveLength(1);
    expect((await meeting.rows()).meeting.icsSequence).toBe(1);
  });

  test('of both sides at once one cancels, and one refund follows', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    const all = await Promise.all(
      [client, lawyer, client, lawyer].map((who) => meeting.cancel(who)),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    const { refunds, meeting: row, notified } = await meeting.rows();
    expect([refunds.length, row.icsSequence, notified.length]).toEqual([1, 1, 1]);
  });

  test('whoever expects another sum than there is changes nothing', async () => {
    const meeting = await soon(20 * 60);
    expect(await meeting.cancel(client, { expected_refund: 105_000 })).toMatchObject({
      status: 400,
      body: { key: 'price_changed', message: 'Cancelling now refunds ₱0.' },
    });
    expect((await meeting.rows()).meeting.status).toBe('CONFIRMED');
  });

  test('whoever means a hold that was paid meanwhile cancels nothing', async () => {
    const paid = await newMeeting(client, lawyer, free());
    expect(await paid.cancel(client, { expected_refund: null })).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
    expect((await paid.rows()).meeting.status).toBe('CONFIRMED');
  });

  test('a meeting that was expected to be confirmed is not released as a hold', async () => {
    const held = await newMeeting(client, lawyer, free(), { status: 'PAYMENT_PENDING' });
    expect((await held.cancel(client, { expected_refund: 0 })).status).toBe(409);
    expect((await held.cancel(lawyer)).status).toBe(409);
    const released = [
      await held.cancel(client, { expected_refund: null }),
      await held.cancel(client),
    ];
    expect(released.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('not', () => {
  test.each([
    ['client', -1, 409],
    ['lawyer', -1, 200],
    ['lawyer', -31, 409],
  ] as const)('by the %s, begun %d minutes: %d', async (side, minutes, status) => {
    const own = await newLawyer();
    const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS;
    const meeting = await newMeeting(client, own, start, { bookedAt: start - HOUR_MS });
    expect((await meeting.cancel({ client, lawyer: own }[side])).status).toBe(status);
  });

  test.each(['COMPLETED', 'EXPIRED'] as const)('when it is %s', async (status) => {
    const meeting = await newMeeting(client, lawyer, free());
    await database().update(meetings).set({ status }).where(eq(meetings.id, meeting.id));
    for (const who of [client, lawyer]) expect((await meeting.cancel(who)).status).toBe(409);
    expect((await meeting.rows()).refunds).toEqual([]);
  });

  test('by anybody else', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    for (const who of [await newClient(), await newLawyer()])
      expect((await meeting.cancel(who)).status).toBe(404);
    expect((await meeting.rows()).meeting.status).toBe('CONFIRMED');
  });

  test('with a reason that is too long', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    expect(await meeting.cancel(client, { reason: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
  });
});
