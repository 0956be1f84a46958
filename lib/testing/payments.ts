import { eq, getTableColumns, inArray, like } from 'drizzle-orm';
import { paymentWebhook as webhook } from '@/lib/contract/payments/payments';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { signWebhook } from '@/lib/server/adapters/payment/signature';
import { writeEvent } from '@/lib/server/adapters/payment/webhook-event';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { mails, notifications } from '@/lib/server/schema/messages';
import { webhookDeliveries } from '@/lib/server/schema/oversight';
import {
  ledgerEntries,
  ledgerPostings,
  payments,
  refunds,
  testGatewaySessions,
  unclaimedPayments,
} from '@/lib/server/schema/payments';
import { send } from '@/lib/testing/api/requests';
import type { Held } from './bookings';

/** Everything that a payment may change, as it is now. */
export async function rowsOf(held: Held) {
  const [meeting] = await database().select().from(meetings).where(eq(meetings.id, held.meetingId));
  const [payment] = await database()
    .select()
    .from(payments)
    .where(eq(payments.payableId, held.meetingId));
  if (!meeting || !payment) throw new Error('booking has no rows');
  const made = await database()
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
    .orderBy(refunds.createdAt);
  const sources = [payment.id, ...made.map(({ id }) => id)];
  const { kind } = ledgerEntries;
  const postings = await database()
    .select({ kind, ...getTableColumns(ledgerPostings) })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(inArray(ledgerEntries.sourceId, sources))
    .orderBy(ledgerPostings.id);
  const sent = await database()
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `%${held.meetingId}%`));
  const notified = await database()
    .select()
    .from(notifications)
    .where(like(notifications.dedupeKey, `%${held.meetingId}`));
  const refunded = made
    .filter(({ status }) => status === 'SUCCEEDED')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    meeting,
    payment: { ...payment, refunded },
    refunds: made,
    postings,
    mails: sent.map((mail) => mail.template).toSorted(),
    notified,
  };
}

/** Posts a webhook; without a signature of its own it is signed rightly and now. */
export function deliver(body: string, signature?: string, name = 'local') {
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

export const paidEvent = (held: Held, id = `evt_${crypto.randomUUID()}`) =>
  writeEvent('paid', id, held.sessionId);

/** A delivery about the payment of a reference, which was processed. Answers its id. */
export async function newDelivery(ref: string): Promise<string> {
  const [payment] = await database().select().from(payments).where(eq(payments.ref, ref));
  if (!payment) throw new Error('there is no such payment');
  const [row] = await database()
    .insert(webhookDeliveries)
    .values({
      gateway: payment.gateway,
      eventId: `evt_${crypto.randomUUID()}`,
      outcome: 'processed',
      type: 'paid',
      sessionId: payment.sessionId,
      paymentId: payment.id,
      firstAt: new Date(),
      lastAt: new Date(),
    })
    .returning({ id: webhookDeliveries.id });
  return String(row?.id);
}

/** Money at the gateway that is for nothing of ours. Answers the id of its case. */
export async function newUnclaimed(): Promise<string> {
  const [row] = await database()
    .insert(unclaimedPayments)
    .values({
      gateway: 'local',
      gatewayPaymentId: `pay_${crypto.randomUUID()}`,
      amount: 50_000,
      currency: 'PHP',
      foundAt: new Date(),
    })
    .returning({ id: unclaimedPayments.id });
  return row?.id ?? '';
}

/** Makes the gateway know nothing of a session, until the returned function is called. */
export async function silence({ sessionId }: Held): Promise<() => Promise<void>> {
  const rename = async (from: string, to: string) =>
    void (await database()
      .update(testGatewaySessions)
      .set({ id: to })
      .where(eq(testGatewaySessions.id, from)));
  await rename(sessionId, `away-${sessionId}`);
  return () => rename(`away-${sessionId}`, sessionId);
}

/** Long enough after the booking that the reconciler asks about it. */
export const later = () => Date.now() + MINUTE_MS;

/** One confirmation, one mail and notification to each, one set of postings. */
export async function expectConfirmedOnce(held: Held) {
  const after = await rowsOf(held);
  expect(after.meeting.status).toBe('CONFIRMED');
  expect(after.payment.status).toBe('PAID');
  expect(after.postings.map((p) => [p.account, p.amount]).toSorted()).toEqual([
    ['client_funds', -100_000],
    ['gateway', 100_000],
  ]);
  expect(after.mails).toEqual(['meeting-confirmed-client', 'meeting-confirmed-lawyer']);
  expect(after.notified.map((n) => n.userId).toSorted()).toEqual(
    [held.client.id, held.lawyer.id].toSorted(),
  );
}
