import { eq } from 'drizzle-orm';
import { getCheckout } from '@/lib/contract/payments/payments';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { signWebhook } from '@/lib/server/adapters/payment/signature';
import { writeEvent } from '@/lib/server/adapters/payment/webhook-event';
import { database } from '@/lib/server/platform/db/pool';
import { paymentEvents, payments } from '@/lib/server/schema/payments';
import { send } from '@/lib/testing/api/requests';
import { type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import {
  deliver,
  expectConfirmedOnce,
  later,
  paidEvent,
  rowsOf,
  silence,
} from '@/lib/testing/payments';
import { reconcile } from './reconciliation-tasks';

let lawyer: TestLawyer;
let client: TestUser;
let minute = 0;

beforeEach(async () => {
  lawyer = await newLawyer();
  client = await newClient();
  minute = 9 * 60;
});

/** A hold of its own for each call, an hour apart. */
async function newHold(who = client): Promise<Held> {
  minute += 60;
  return hold(who, lawyer, manilaTime(3, minute));
}

describe('a paid checkout', () => {
  it('confirms once when the webhook comes three times beside the redirect and the reconciler', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    const { payment } = await rowsOf(held);
    await database()
      .update(payments)
      .set({ createdAt: new Date(Date.now() - MINUTE_MS) })
      .where(eq(payments.id, payment.id));
    const event = paidEvent(held, 'evt_three_times');
    const answers = await Promise.all([
      deliver(event),
      deliver(event),
      deliver(event),
      send(getCheckout, { query: { ref: payment.ref }, cookie: client.cookie }),
      reconcile(later()),
    ]);
    expect(answers.slice(0, 4).map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
    await expectConfirmedOnce(held);
    const events = await database()
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.eventId, 'evt_three_times'));
    expect(events).toHaveLength(1);
  });

  it('is confirmed by the reconciler when no webhook ever comes', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    await reconcile(later());
    await expectConfirmedOnce(held);
  });

  it('is confirmed by whoever looks at the checkout page', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    const { payment } = await rowsOf(held);
    await database()
      .update(payments)
      .set({ createdAt: new Date(Date.now() - MINUTE_MS) })
      .where(eq(payments.id, payment.id));
    const answer = await send(getCheckout, { query: { ref: payment.ref } });
    expect(answer.body).toMatchObject({ state: 'confirmed', total: 100_000, details: null });
    await expectConfirmedOnce(held);
  });

  it('shows details to its client alone', async () => {
    const held = await newHold();
    const { payment } = await rowsOf(held);
    const own = await send(getCheckout, { query: { ref: payment.ref }, cookie: client.cookie });
    const other = await send(getCheckout, {
      query: { ref: payment.ref },
      cookie: (await newClient()).cookie,
    });
    const unknown = await send(getCheckout, { query: { ref: 'guess' } });
    expect(own.body).toMatchObject({
      state: 'waiting',
      details: { meeting: { meeting_id: held.meetingId } },
    });
    expect(other.body).toMatchObject({ state: 'waiting', details: null });
    expect(unknown.status).toBe(404);
  });
});

describe('a webhook that is not genuine', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const secret = () => env.PAYMENT_WEBHOOK_SECRET;

  it.each<[string, (body: string) => [body: string, signature: string]]>([
    [
      'signed with another key',
      (body) => [body, signWebhook('whsk_somebody_else', body, now(), 'test')],
    ],
    ['signed too long ago', (body) => [body, signWebhook(secret(), body, now() - 301, 'test')]],
    ['signed in the future', (body) => [body, signWebhook(secret(), body, now() + 301, 'test')]],
    [
      'altered',
      (body) => [body.replace('"event"', '"evenT"'), signWebhook(secret(), body, now(), 'test')],
    ],
    [
      're-serialised',
      (body) => [
        JSON.stringify(JSON.parse(body), null, 2),
        signWebhook(secret(), body, now(), 'test'),
      ],
    ],
    ['signed for live mode', (body) => [body, signWebhook(secret(), body, now(), 'live')]],
    ['not signed', (body) => [body, '']],
  ])(
    'changes nothing when it is %s, and the reconciler still confirms what was paid',
    async (_name, forge) => {
      const held = await newHold();
      await testSessions.pay(held.sessionId);
      const [body, signature] = forge(paidEvent(held));
      const answer = await deliver(body, signature);
      expect(answer).toMatchObject({ status: 401, body: { key: 'bad_signature' } });
      expect(await rowsOf(held)).toMatchObject({
        meeting: { status: 'PAYMENT_PENDING' },
        postings: [],
        mails: [],
      });
      await reconcile(later());
      await expectConfirmedOnce(held);
    },
  );

  it.each([
    ['no JSON', '{'],
    ['no event', '{}'],
    ['a null character in the id of the event', writeEvent('paid', 'evt\0', 'cs_1')],
    ['a null character in the id of the session', writeEvent('paid', 'evt_null', 'cs\0')],
  ])('is refused as invalid when what is signed is or has %s', async (_name, body) => {
    expect(await deliver(body)).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
  });

  it('is not found under another gateway name', async () => {
    const held = await newHold();
    expect((await deliver(paidEvent(held), undefined, 'paypal')).status).toBe(404);
  });

  it('claims a payment that the gateway does not confirm', async () => {
    const held = await newHold();
    expect((await deliver(paidEvent(held))).status).toBe(200);
    expect(await rowsOf(held)).toMatchObject({
      meeting: { status: 'PAYMENT_PENDING' },
      payment: { status: 'PENDING' },
    });
  });
});

describe('order of events', () => {
  it('lets a failed attempt be followed by a paid one, also when the failure arrives last', async () => {
    const held = await newHold();
    await testSessions.fail(held.sessionId);
    const failed = writeEvent('failed', 'evt_failed', held.sessionId);
    expect((await deliver(failed)).status).toBe(200);
    expect(await rowsOf(held)).toMatchObject({
      meeting: { status: 'PAYMENT_PENDING' },
      payment: { lastAttemptFailed: true },
    });
    await testSessions.pay(held.sessionId);
    await deliver(paidEvent(held));
    await deliver(failed);
    await deliver(writeEvent('expired', 'evt_expired', held.sessionId));
    await expectConfirmedOnce(held);
    expect((await rowsOf(held)).payment.lastAttemptFailed).toBe(false);
  });

  it('works an event off again when it failed, and not when it was worked off', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    const event = paidEvent(held, 'evt_again');
    const back = await silence(held);
    const failed = await deliver(event);
    expect(failed).toMatchObject({ status: 503, body: { key: 'unavailable' } });
    expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0);
    await back();
    expect((await deliver(event)).status).toBe(200);
    await expectConfirmedOnce(held);
    // The gateway is not called any more, so it does not have to answer.
    await silence(held);
    expect((await deliver(event)).status).toBe(200);
  });

  it('answers 200 to an event of a session we do not know', async () => {
    const stranger = writeEvent('paid', 'evt_stranger', 'cs_unknown');
    expect((await deliver(stranger)).status).toBe(200);
  });
});
