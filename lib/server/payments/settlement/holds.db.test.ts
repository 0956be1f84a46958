import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import pg from 'pg';
import { cancelMeeting } from '@/lib/contract/meetings/meetings';
import { getCheckout } from '@/lib/contract/payments/payments';
import { env } from '@/lib/env';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { expireHold, queueOverdueHolds, releaseHold } from '@/lib/server/meetings/booking/holds';
import { database } from '@/lib/server/platform/db/pool';
import { blockers, lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { mails } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { mailsOf } from '@/lib/testing/meeting-changes';
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

describe('the end of a hold', () => {
  const overdue = async (held: Held) => {
    await database()
      .update(meetings)
      .set({ holdExpiresAt: new Date(Date.now() - 1000) })
      .where(eq(meetings.id, held.meetingId));
  };

  it('frees the time and closes the checkout', async () => {
    const held = await newHold();
    const { meeting } = await rowsOf(held);
    await overdue(held);
    await expireHold(held.meetingId, Date.now());
    expect(await rowsOf(held)).toMatchObject({
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
    expect((await rowsOf(held)).meeting.status).toBe('PAYMENT_PENDING');
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
    const { meeting } = await rowsOf(held);
    await overdue(held);
    await expect(
      hold(await newClient(), lawyer, meeting.startsAt.getTime()),
    ).resolves.toBeDefined();
    expect((await rowsOf(held)).meeting.status).toBe('EXPIRED');
  });

  it('gives a released time back at once', async () => {
    const held = await newHold();
    const { meeting } = await rowsOf(held);
    await releaseHold(held.meetingId, Date.now());
    expect(await rowsOf(held)).toMatchObject({
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
    const after = await rowsOf(held);
    expect(after.meeting.status).toBe(status);
    expect(after.payment).toMatchObject({ status: 'REFUNDED', refunded: 100_000 });
    expect(after.postings).toHaveLength(4);
    expect(after.postings.reduce((sum, p) => sum + p.amount, 0)).toBe(0);
    expect(after.mails).toEqual(['refunded-late-payment']);
    const [mail] = await mailsOf(held.meetingId);
    const event = new ICAL.Component(ICAL.parse(mail?.ics ?? '')).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('uid')).toBe(`${held.meetingId}@127.0.0.1`);
    expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect((await testSessions.find(held.sessionId))?.refunded).toBe(100_000);
  }

  it('confirms while the time is still free', async () => {
    const held = await paidLate();
    await deliver(paidEvent(held));
    await expectConfirmedOnce(held);
  });

  it('is refunded once when somebody else has the time', async () => {
    const held = await paidLate();
    const { meeting } = await rowsOf(held);
    await hold(await newClient(), lawyer, meeting.startsAt.getTime());
    await Promise.all([deliver(paidEvent(held)), deliver(paidEvent(held)), reconcile(later())]);
    await expectRefundedOnce(held);
  });

  it('is refunded when the day has as many meetings by now as the lawyer takes', async () => {
    const held = await paidLate();
    await database()
      .update(lawyers)
      .set({ dailyMaximum: 1 })
      .where(eq(lawyers.id, lawyer.lawyerId));
    await newHold(await newClient());
    await deliver(paidEvent(held));
    await expectRefundedOnce(held);
  });

  it('is refunded when somebody else has the time before or after, which asks for a buffer', async () => {
    const held = await newHold();
    await database()
      .update(lawyers)
      .set({ bufferMinutes: 60 })
      .where(eq(lawyers.id, lawyer.lawyerId));
    // Its end is due, and nobody has ended it yet.
    await database()
      .update(meetings)
      .set({ holdExpiresAt: new Date(Date.now() - 1000) })
      .where(eq(meetings.id, held.meetingId));
    const { meeting } = await rowsOf(held);
    await hold(await newClient(), lawyer, meeting.endsAt.getTime());
    await testSessions.pay(held.sessionId);
    await deliver(paidEvent(held));
    await expectRefundedOnce(held);
  });

  it('is refunded when the lawyer blocked the time meanwhile', async () => {
    const held = await paidLate();
    const { meeting } = await rowsOf(held);
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
});

describe('money of another amount', () => {
  /** A hold that was paid with this many centavos instead of 100,000. */
  async function paidWith(amount: number): Promise<Held> {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    await database().execute(
      sql`update test_gateway_sessions set amount = ${amount} where id = ${held.sessionId}`,
    );
    return held;
  }

  it.each([1, 99_999, 250_000])('goes back, all %i of it, and the time is free', async (amount) => {
    const held = await paidWith(amount);
    await Promise.all([deliver(paidEvent(held)), deliver(paidEvent(held)), reconcile(later())]);
    const after = await rowsOf(held);
    expect(after).toMatchObject({
      meeting: { status: 'EXPIRED' },
      payment: { status: 'REFUNDED', received: amount, refunded: amount, total: 100_000 },
    });
    expect(after.postings.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ['payment', 'gateway', amount],
      ['payment', 'client_funds', -amount],
      ['refund', 'gateway', -amount],
      ['refund', 'client_funds', amount],
    ]);
    expect((await testSessions.find(held.sessionId))?.refunded).toBe(amount);
    await expect(
      hold(await newClient(), lawyer, after.meeting.startsAt.getTime()),
    ).resolves.toBeDefined();
  });

  it('notifies the client and the operator, once', async () => {
    const held = await paidWith(250_000);
    await deliver(paidEvent(held));
    await deliver(paidEvent(held));
    const { mails: toClient, notified, payment } = await rowsOf(held);
    expect(toClient).toEqual(['refunded-other-amount']);
    expect(notified.map(({ userId, body }) => [userId, body])).toEqual([
      [client.id, 'We received ₱2,500, which is not the price.'],
    ]);
    const alerts = await database()
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `payment-amount-differs:${payment.id}`));
    expect(alerts.map(({ recipient }) => recipient)).toEqual([env.SUPPORT_EMAIL]);
    expect(alerts[0]?.content?.text).toContain('₱2,500');
    expect(alerts[0]?.content?.text).not.toContain(client.email);
    const { body } = await send(getCheckout, { query: { ref: payment.ref } });
    expect(body).toMatchObject({ state: 'refunded', total: 100_000, received: 250_000 });
  });

  it('ends a hold also when nothing arrived', async () => {
    const held = await paidWith(0);
    await deliver(paidEvent(held));
    expect(await rowsOf(held)).toMatchObject({
      meeting: { status: 'EXPIRED' },
      payment: { status: 'REFUNDED', refunded: 0 },
      postings: [],
    });
  });

  it('leaves a time that was given up given up', async () => {
    const held = await paidWith(1);
    await database()
      .update(meetings)
      .set({ status: 'CANCELLED' })
      .where(eq(meetings.id, held.meetingId));
    await deliver(paidEvent(held));
    expect(await rowsOf(held)).toMatchObject({
      meeting: { status: 'CANCELLED' },
      payment: { status: 'REFUNDED', refunded: 1 },
    });
  });
});

describe('a gateway that does not answer', () => {
  it('is 503 with Retry-After to who gives a time up, and nothing has changed', async () => {
    const held = await newHold();
    const back = await silence(held);
    const answer = await send(cancelMeeting, {
      params: { id: held.meetingId },
      cookie: client.cookie,
    });
    expect(answer).toMatchObject({ status: 503, body: { key: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await rowsOf(held)).meeting.status).toBe('PAYMENT_PENDING');
    await back();
  });

  it('has many ends queued by one statement, the longest overdue first, and the rest by the next minute', async () => {
    await database().execute(sql`
      insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject, description,
        consent_at, price, platform_fee, created_at, hold_expires_at)
      select ${lawyer.lawyerId}, ${client.id}, t, t + interval '30 minutes', t, 'PAYMENT_PENDING', 'VIDEO', 'Many', 'Many',
        now(), 100000, 0, now() - interval '1 day', now() - i * interval '1 minute'
      from generate_series(1, 510) i, lateral (select date_trunc('day', now()) + i * interval '1 hour') as s(t)`);
    await takeQueued('expire_hold');
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await queueOverdueHolds(Date.now());
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
    const queued = (await takeQueued('expire_hold')).map(({ meetingId }) => meetingId);
    expect(queued).toHaveLength(500);
    const rows = await database()
      .select({ id: meetings.id })
      .from(meetings)
      .where(eq(meetings.subject, 'Many'))
      .orderBy(meetings.holdExpiresAt);
    expect(queued.slice(0, 3)).toEqual(rows.slice(0, 3).map(({ id }) => id));
    await database()
      .update(meetings)
      .set({ status: 'EXPIRED' })
      .where(eq(meetings.subject, 'Many'));
  });

  it('has the end of a hold queued again by the next minute, once', async () => {
    const held = await newHold();
    await database()
      .update(meetings)
      .set({ holdExpiresAt: new Date(Date.now() - 1000) })
      .where(eq(meetings.id, held.meetingId));
    const back = await silence(held);
    await takeQueued('expire_hold');
    await expireHold(held.meetingId, Date.now());
    await queueOverdueHolds(Date.now());
    await queueOverdueHolds(Date.now());
    const queued = (await takeQueued('expire_hold')).map(({ meetingId }) => meetingId);
    expect(queued.filter((id) => id === held.meetingId)).toHaveLength(1);
    await back();
    await expireHold(held.meetingId, Date.now());
    expect((await rowsOf(held)).meeting.status).toBe('EXPIRED');
  });
});
