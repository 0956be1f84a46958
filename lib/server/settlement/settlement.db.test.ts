import { eq, like, sql } from 'drizzle-orm';
import { GET as getCheckout } from '@/app/api/v1/payments/checkout/route';
import { POST as webhook } from '@/app/api/v1/payments/webhooks/[id]/route';
import { MINUTE_MS } from '@/lib/domain/time';
import { env } from '@/lib/env';
import { testSessions } from '@/lib/server/adapters/payment/local/gateway';
import { signWebhook } from '@/lib/server/adapters/payment/signature';
import { writeEvent } from '@/lib/server/adapters/payment/webhook-event';
import { expireHold, releaseHold } from '@/lib/server/bookings/service';
import { database } from '@/lib/server/db/pool';
import { blockers } from '@/lib/server/db/schema/lawyers';
import { meetings } from '@/lib/server/db/schema/meetings';
import { mails, notifications } from '@/lib/server/db/schema/messages';
import { ledgerPostings, paymentEvents, payments } from '@/lib/server/db/schema/payments';
import { type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { send } from '@/lib/testing/requests';
import { reconcile } from './service';

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

async function rows(held: Held) {
  const [meeting] = await database().select().from(meetings).where(eq(meetings.id, held.meetingId));
  const [payment] = await database()
    .select()
    .from(payments)
    .where(eq(payments.meetingId, held.meetingId));
  if (!meeting || !payment) throw new Error('booking has no rows');
  const postings = await database()
    .select()
    .from(ledgerPostings)
    .where(eq(ledgerPostings.paymentId, payment.id));
  const sent = await database()
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `%${held.meetingId}%`));
  const told = await database()
    .select()
    .from(notifications)
    .where(like(notifications.dedupeKey, `%${held.meetingId}`));
  return { meeting, payment, postings, mails: sent.map((mail) => mail.template).toSorted(), told };
}

function deliver(body: string, signature?: string, name = 'local') {
  const stamp = Math.floor(Date.now() / 1000);
  return send(webhook, {
    params: { id: name },
    body,
    headers: {
      'content-type': 'application/json',
      'paymongo-signature':
        signature ?? signWebhook(env.PAYMENT_WEBHOOK_SECRET, body, stamp, 'test'),
    },
  });
}

const paidEvent = (held: Held, id = `evt_${crypto.randomUUID()}`) =>
  writeEvent('paid', id, held.sessionId);

/** Long enough after the booking that the reconciler asks about it. */
const later = () => Date.now() + MINUTE_MS;

async function expectConfirmedOnce(held: Held) {
  const after = await rows(held);
  expect(after.meeting.status).toBe('CONFIRMED');
  expect(after.payment.status).toBe('PAID');
  expect(after.postings.map((p) => [p.account, p.amount]).toSorted()).toEqual([
    ['client_funds', -100_000],
    ['gateway', 100_000],
  ]);
  expect(after.mails).toEqual(['meeting-confirmed-client', 'meeting-confirmed-lawyer']);
  expect(after.told.map((n) => n.userId).toSorted()).toEqual([client.id, lawyer.id].toSorted());
}

describe('a paid checkout', () => {
  it('confirms once when the webhook comes three times beside the redirect and the reconciler', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    const { payment } = await rows(held);
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
    const { payment } = await rows(held);
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
    const { payment } = await rows(held);
    const own = await send(getCheckout, { query: { ref: payment.ref }, cookie: client.cookie });
    const other = await send(getCheckout, {
      query: { ref: payment.ref },
      cookie: (await newClient()).cookie,
    });
    const unknown = await send(getCheckout, { query: { ref: 'guess' } });
    expect(own.body).toMatchObject({ state: 'waiting', details: { meeting_id: held.meetingId } });
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
    ['no event', () => ['{}', signWebhook(secret(), '{}', now(), 'test')]],
    ['no JSON', () => ['{', signWebhook(secret(), '{', now(), 'test')]],
  ])(
    'changes nothing when it is %s, and the reconciler still confirms what was paid',
    async (_name, forge) => {
      const held = await newHold();
      await testSessions.pay(held.sessionId);
      const [body, signature] = forge(paidEvent(held));
      const answer = await deliver(body, signature);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await rows(held)).toMatchObject({
        meeting: { status: 'PAYMENT_PENDING' },
        postings: [],
        mails: [],
      });
      await reconcile(later());
      await expectConfirmedOnce(held);
    },
  );

  it('is not found under another gateway name', async () => {
    const held = await newHold();
    expect((await deliver(paidEvent(held), undefined, 'paypal')).status).toBe(404);
  });

  it('claims a payment that the gateway does not confirm', async () => {
    const held = await newHold();
    expect((await deliver(paidEvent(held))).status).toBe(200);
    expect(await rows(held)).toMatchObject({
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
    expect(await rows(held)).toMatchObject({
      meeting: { status: 'PAYMENT_PENDING' },
      payment: { lastAttemptFailed: true },
    });
    await testSessions.pay(held.sessionId);
    await deliver(paidEvent(held));
    await deliver(failed);
    await deliver(writeEvent('expired', 'evt_expired', held.sessionId));
    await expectConfirmedOnce(held);
    expect((await rows(held)).payment.lastAttemptFailed).toBe(false);
  });

  it('answers 200 to an event of a session we do not know', async () => {
    const stranger = writeEvent('paid', 'evt_stranger', 'cs_unknown');
    expect((await deliver(stranger)).status).toBe(200);
  });
});

describe('the end of a hold', () => {
  const overdue = async (held: Held) => {
    await database()
      .update(meetings)
      .set({ holdExpiresAt: new Date(Date.now() - 1000) })
      .where(eq(meetings.id, held.meetingId));
  };

  it('frees the time and closes the checkout', async () => {
    const held = await newHold();
    const { meeting } = await rows(held);
    await overdue(held);
    await expireHold(held.meetingId, Date.now());
    expect(await rows(held)).toMatchObject({
      meeting: { status: 'EXPIRED' },
      payment: { status: 'EXPIRED' },
    });
    expect(await testSessions.pay(held.sessionId)).toBe(false);
    await expect(
      hold(await newClient(), lawyer, meeting.startsAt.getTime()),
    ).resolves.toBeDefined();
  });

  it('does not end a hold before its time', async () => {
    const held = await newHold();
    await expireHold(held.meetingId, Date.now());
    expect((await rows(held)).meeting.status).toBe('PAYMENT_PENDING');
  });

  it('confirms instead when the money was faster', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    await overdue(held);
    await expireHold(held.meetingId, Date.now());
    await expectConfirmedOnce(held);
  });

  it('is made by a booking of the same time, not only by the job', async () => {
    const held = await newHold();
    const { meeting } = await rows(held);
    await overdue(held);
    await expect(
      hold(await newClient(), lawyer, meeting.startsAt.getTime()),
    ).resolves.toBeDefined();
    expect((await rows(held)).meeting.status).toBe('EXPIRED');
  });

  it('gives a released time back at once', async () => {
    const held = await newHold();
    const { meeting } = await rows(held);
    await releaseHold(held.meetingId, Date.now());
    expect(await rows(held)).toMatchObject({
      meeting: { status: 'CANCELLED', cancelledBy: 'CLIENT' },
      payment: { status: 'EXPIRED' },
    });
    await expect(
      hold(await newClient(), lawyer, meeting.startsAt.getTime()),
    ).resolves.toBeDefined();
  });

  it('refuses to release what was paid meanwhile, and confirms it', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    await expect(releaseHold(held.meetingId, Date.now())).rejects.toMatchObject({
      key: 'bad_transition',
    });
    await expectConfirmedOnce(held);
  });
});

describe('money that arrives after the hold ended', () => {
  /** As when the gateway took the money in the same moment as we ended the hold. */
  async function paidLate(): Promise<Held> {
    const held = await newHold();
    await database()
      .update(meetings)
      .set({ status: 'EXPIRED' })
      .where(eq(meetings.id, held.meetingId));
    await testSessions.pay(held.sessionId);
    return held;
  }

  async function expectRefundedOnce(held: Held, status = 'EXPIRED') {
    const after = await rows(held);
    expect(after.meeting.status).toBe(status);
    expect(after.payment).toMatchObject({ status: 'REFUNDED', refunded: 100_000 });
    expect(after.postings).toHaveLength(4);
    expect(after.postings.reduce((sum, p) => sum + p.amount, 0)).toBe(0);
    expect(after.mails).toEqual(['refunded-late-payment']);
    expect((await testSessions.find(held.sessionId))?.refunded).toBe(100_000);
  }

  it('confirms while the time is still free', async () => {
    const held = await paidLate();
    await deliver(paidEvent(held));
    await expectConfirmedOnce(held);
  });

  it('is refunded once when somebody else has the time', async () => {
    const held = await paidLate();
    const { meeting } = await rows(held);
    await hold(await newClient(), lawyer, meeting.startsAt.getTime());
    await Promise.all([deliver(paidEvent(held)), deliver(paidEvent(held)), reconcile(later())]);
    await expectRefundedOnce(held);
  });

  it('is refunded when the lawyer blocked the time meanwhile', async () => {
    const held = await paidLate();
    const { meeting } = await rows(held);
    await database()
      .insert(blockers)
      .values({ lawyerId: lawyer.lawyerId, startsAt: meeting.startsAt, endsAt: meeting.endsAt });
    await deliver(paidEvent(held));
    await expectRefundedOnce(held);
  });

  it('is refunded when the client had given the time up', async () => {
    const held = await newHold();
    await database()
      .update(meetings)
      .set({ status: 'CANCELLED' })
      .where(eq(meetings.id, held.meetingId));
    await testSessions.pay(held.sessionId);
    await deliver(paidEvent(held));
    await expectRefundedOnce(held, 'CANCELLED');
  });

  it('is not confirmed when another sum was paid', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    await database().execute(
      sql`update test_gateway_sessions set amount = 1 where id = ${held.sessionId}`,
    );
    await deliver(paidEvent(held));
    expect((await rows(held)).meeting.status).toBe('PAYMENT_PENDING');
  });
});

describe('the ledger', () => {
  it('refuses to be changed, deleted or left unbalanced', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    await deliver(paidEvent(held));
    const { payment } = await rows(held);
    const refused = {
      cause: expect.objectContaining({ message: expect.stringMatching(/never changed|sums to/) }),
    };
    await expect(database().update(ledgerPostings).set({ amount: 1 })).rejects.toMatchObject(
      refused,
    );
    await expect(database().delete(ledgerPostings)).rejects.toMatchObject(refused);
    await expect(
      database().insert(ledgerPostings).values({
        entryId: crypto.randomUUID(),
        kind: 'refund',
        account: 'gateway',
        amount: 5,
        paymentId: payment.id,
      }),
    ).rejects.toMatchObject(refused);
  });
});
