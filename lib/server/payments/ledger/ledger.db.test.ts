import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { ledgerEntries, ledgerPostings, payments } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { postPayment } from './ledger';

/** A confirmed meeting's payment, with its entry in the ledger. */
async function paid() {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const { meeting, payment, entry } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(3, 600),
  });
  if (!payment || !entry) throw new Error('not paid');
  return { meetingId: meeting.id, paymentId: payment.id, entryId: entry.id ?? '' };
}

const refused = (text: RegExp) => ({
  cause: expect.objectContaining({ message: expect.stringMatching(text) }),
});

test('entries and postings are never changed, removed or emptied', async () => {
  await paid();
  const never = refused(/never changed/);
  for (const table of [ledgerEntries, ledgerPostings]) {
    const change = { createdAt: new Date() };
    await expect(database().update(table).set(change)).rejects.toMatchObject(never);
    await expect(database().delete(table)).rejects.toMatchObject(never);
    await expect(database().execute(sql`truncate ${table} cascade`)).rejects.toMatchObject(never);
  }
});

test('an entry without postings, or one that does not sum to 0, is not committed', async () => {
  const { paymentId, entryId } = await paid();
  const entry = { kind: 'release', sourceType: 'payment', sourceId: paymentId } as const;
  await expect(database().insert(ledgerEntries).values(entry)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringMatching(/sums to nothing/) }),
  });
  const more = { entryId, account: 'paid_out', amount: 5 } as const;
  await expect(database().insert(ledgerPostings).values(more)).rejects.toMatchObject(
    refused(/sums to 5/),
  );
});

test('a cause is booked once', async () => {
  const { paymentId } = await paid();
  const again = transaction((tx) => postPayment(tx, paymentId, { price: 1, platformFee: 0 }, 0));
  await expect(again).rejects.toMatchObject({
    cause: { constraint: 'ledger_entries_cause_unique' },
  });
});

test('an entry has a source, and the source stays', async () => {
  const { paymentId } = await paid();
  const nobody = transaction((tx) =>
    postPayment(tx, randomUUID(), { price: 1, platformFee: 0 }, 0),
  );
  await expect(nobody).rejects.toMatchObject({ cause: { code: '23503' } });
  await expect(database().delete(payments).where(eq(payments.id, paymentId))).rejects.toMatchObject(
    { cause: { code: '23503' } },
  );
});

test('a payment is of a payable that exists, and keeps it there', async () => {
  const { meetingId, paymentId } = await paid();
  await expect(
    database().update(payments).set({ payableId: randomUUID() }).where(eq(payments.id, paymentId)),
  ).rejects.toMatchObject({ cause: { code: '23503', constraint: 'payments_of_meeting' } });
  await expect(
    database().execute(sql`delete from meetings where id = ${meetingId}`),
  ).rejects.toMatchObject({ cause: { code: '23503', constraint: 'meetings_with_payments' } });
});

test('a payable has one open payment at most, and several that ended', async () => {
  const { paymentId } = await paid();
  const [row] = await database().select().from(payments).where(eq(payments.id, paymentId));
  if (!row) throw new Error('no payment');
  const next = (status: 'PENDING' | 'EXPIRED') =>
    database()
      .insert(payments)
      .values({
        ...row,
        id: randomUUID(),
        ref: randomUUID(),
        sessionId: null,
        status,
        received: null,
        paidAt: null,
        gatewayPaymentId: null,
      });
  await next('EXPIRED');
  await next('EXPIRED');
  await next('PENDING');
  await expect(next('PENDING')).rejects.toMatchObject({
    cause: { constraint: 'payments_one_open' },
  });
});
