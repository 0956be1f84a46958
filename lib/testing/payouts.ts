import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { storedAccountNumber } from '@/lib/server/lawyers/banking/banking';
import { releasePayment } from '@/lib/server/payments/payouts/releases';
import { requestPayout } from '@/lib/server/payments/payouts/service';
import { settlePayout } from '@/lib/server/payments/payouts/transfers';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { payouts } from '@/lib/server/schema/payouts';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { manilaTime, newClient, newLawyer, type TestLawyer } from './factories';

let earlier = 0;

/** A meeting that is over and paid: so many centavos are a lawyer's, with an old account and no payout open. */
export async function makePayable({ lawyerId }: TestLawyer, price: number): Promise<void> {
  earlier += 1;
  const { meeting } = await seedMeeting(database(), {
    lawyerId,
    clientId: (await newClient()).id,
    price,
    status: 'COMPLETED',
    start: manilaTime(-9, -60 * earlier),
  });
  const payable = { type: 'meeting', id: meeting.id } as const;
  await transaction((tx) => releasePayment(tx, payable, Date.now()));
  await database().update(lawyers).set({ bankChangedAt: null }).where(eq(lawyers.id, lawyerId));
  await database()
    .update(payouts)
    .set({ status: 'PAID', paidAt: new Date(), sentAt: new Date() })
    .where(
      and(eq(payouts.lawyerId, lawyerId), inArray(payouts.status, ['WAITING', 'APPROVED', 'SENT'])),
    );
}

/** A lawyer with an account whose number ends so, which decides about transfers (store of the test gateway). */
export async function newPayee(end = '7890', fields: Partial<typeof lawyers.$inferInsert> = {}) {
  const id = `payee-${randomBytes(5).toString('hex')}`;
  return newLawyer({ id, bankAccountNumber: storedAccountNumber(id, `00123456${end}`), ...fields });
}

/** A payout of a new lawyer that waits for an administrator, or that did not arrive. */
export async function newPayout(status: 'WAITING' | 'FAILED') {
  const lawyer = await newPayee(status === 'FAILED' ? '0404' : '7890');
  await makePayable(lawyer, 6_000_000);
  const { id } = await askForPayout(lawyer.lawyerId);
  if (status === 'WAITING') return { id, lawyer };
  await database().update(payouts).set({ status: 'APPROVED' }).where(eq(payouts.id, id));
  await settlePayout(id, Date.now());
  await settlePayout(id, Date.now());
  return { id, lawyer };
}

/** Releases the money of a meeting and has it paid out, to the end: nothing is due to its lawyer. */
export async function payOut({ lawyerId }: TestLawyer, meetingId: string): Promise<void> {
  const payable = { type: 'meeting', id: meetingId } as const;
  await transaction((tx) => releasePayment(tx, payable, Date.now()));
  const { id } = await askForPayout(lawyerId);
  await settlePayout(id, Date.now());
  await settlePayout(id, Date.now());
}

/** Asks for a payout of all that is available, as the lawyer does. */
export function askForPayout(lawyerId: string) {
  return transaction((tx) => requestPayout(tx, lawyerId, null, Date.now()));
}
