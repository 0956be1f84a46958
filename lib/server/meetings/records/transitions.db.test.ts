import { eq } from 'drizzle-orm';
import {
  MEETING_STATUSES,
  MEETING_TRANSITIONS,
  type MeetingStatus,
} from '@/lib/domain/meetings/meeting';
import {
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentStatus,
} from '@/lib/domain/payments/payment';
import { REFUND_STATUSES, REFUND_TRANSITIONS } from '@/lib/domain/payments/refund';
import * as payment from '@/lib/server/payments/checkout/store';
import * as refund from '@/lib/server/payments/refunds/store';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { payments, refunds } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import * as meeting from './store';

let meetingId: string;

beforeAll(async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const seed = { lawyerId: lawyer.lawyerId, clientId: client.id, start: manilaTime(3, 600) };
  const rows = await seedMeeting(database(), { ...seed, price: 0, meeting: { free: true } });
  meetingId = rows.meeting.id;
});

afterEach(async () => {
  await database().delete(refunds);
  await database().delete(payments);
});

const hasReceived = (status: PaymentStatus) => status !== 'PENDING' && status !== 'EXPIRED';

/** A payment in that status. */
async function newPayment(status: PaymentStatus): Promise<string> {
  const [row] = await database()
    .insert(payments)
    .values({
      ref: crypto.randomUUID(),
      payableType: 'meeting',
      payableId: meetingId,
      status,
      gateway: 'local',
      method: 'gcash',
      total: 1,
      price: 1,
      platformFee: 0,
      received: hasReceived(status) ? 1 : null,
    })
    .returning();
  if (!row) throw new Error('no payment');
  return row.id;
}

const pairs = <S extends string>(states: readonly S[]) =>
  states.flatMap((from) => states.map((to) => [from, to] as const));

test.each(pairs(MEETING_STATUSES))(
  'a meeting goes from %s to %s as the table says',
  async (from, to) => {
    const own = eq(meetings.id, meetingId);
    await database().update(meetings).set({ status: from }).where(own);
    const allowed = MEETING_TRANSITIONS[from].includes(to);
    expect(await meeting.changeStatusOf(database(), meetingId, to)).toHaveLength(allowed ? 1 : 0);
    expect(await database().select({ status: meetings.status }).from(meetings).where(own)).toEqual([
      { status: allowed ? to : from },
    ]);
  },
);

test.each(pairs(PAYMENT_STATUSES))(
  'a payment goes from %s to %s as the table says',
  async (from, to) => {
    const id = await newPayment(from);
    const own = eq(payments.id, id);
    const allowed = PAYMENT_TRANSITIONS[from].includes(to);
    const set = { received: hasReceived(to) ? 1 : null };
    const change = allowed ? set : {};
    expect(await payment.changeStatus(database(), id, to, change)).toBe(allowed);
    expect(await database().select({ status: payments.status }).from(payments).where(own)).toEqual([
      { status: allowed ? to : from },
    ]);
  },
);

test.each(pairs(REFUND_STATUSES))(
  'a refund goes from %s to %s as the table says',
  async (from, to) => {
    const paymentId = await newPayment('REFUND_PENDING');
    const at = (status: string) => (status === 'SUCCEEDED' ? new Date() : null);
    const [row] = await database()
      .insert(refunds)
      .values({
        paymentId,
        amount: 1,
        reason: 'LATE',
        status: from,
        succeededAt: at(from),
        cause: crypto.randomUUID(),
        reference: crypto.randomUUID(),
      })
      .returning();
    if (!row) throw new Error('no refund');
    const allowed = REFUND_TRANSITIONS[from].includes(to);
    expect(await refund.changeStatus(database(), row, to, { succeededAt: at(to) })).toBe(allowed);
    expect(
      await database()
        .select({ status: refunds.status })
        .from(refunds)
        .where(eq(refunds.id, row.id)),
    ).toEqual([{ status: allowed ? to : from }]);
  },
);

test('whoever means a transition outside the table is refused, and nothing has changed', async () => {
  const only: MeetingStatus[] = ['CANCELLED'];
  await database().update(meetings).set({ status: 'CANCELLED' }).where(eq(meetings.id, meetingId));
  const change = meeting.changeStatusOf(database(), meetingId, 'CONFIRMED', { only });
  await expect(change).rejects.toThrow('CANCELLED never becomes CONFIRMED');
  const id = await newPayment('REFUNDED');
  const back: PaymentStatus[] = ['REFUNDED'];
  await expect(payment.changeStatus(database(), id, 'PAID', { only: back })).rejects.toThrow(
    'REFUNDED never becomes PAID',
  );
  expect((await meeting.findMeeting(database(), meetingId))?.status).toBe('CANCELLED');
});
