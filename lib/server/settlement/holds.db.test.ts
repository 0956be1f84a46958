import { eq, sql } from 'drizzle-orm';
import { testSessions } from '@/lib/server/adapters/payment/local/gateway';
import { expireHold, releaseHold } from '@/lib/server/bookings/service';
import { database } from '@/lib/server/db/pool';
import { blockers } from '@/lib/server/db/schema/lawyers';
import { meetings } from '@/lib/server/db/schema/meetings';
import { type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { deliver, expectConfirmedOnce, later, paidEvent, rowsOf } from '@/lib/testing/payments';
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

  it('is not confirmed when another sum was paid', async () => {
    const held = await newHold();
    await testSessions.pay(held.sessionId);
    await database().execute(
      sql`update test_gateway_sessions set amount = 1 where id = ${held.sessionId}`,
    );
    await deliver(paidEvent(held));
    expect((await rowsOf(held)).meeting.status).toBe('PAYMENT_PENDING');
  });
});
