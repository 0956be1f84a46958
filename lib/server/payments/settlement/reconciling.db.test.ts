import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { payments, testGatewaySessions } from '@/lib/server/schema/payments';
import { meetingRows } from '@/lib/server/seed/meeting';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { byTier } from '@/lib/testing/jest/tier';
import { expectConfirmedOnce, rowsOf } from '@/lib/testing/payments';
import { limit } from '@/scripts/lib/test/speed';
import { reconcile } from './reconciliation-tasks';

/** As far away as a real gateway. */
applySettings({ LOCAL_GATEWAY_DELAY: '200' });

const OPEN = byTier(60, 300);

/** So many open checkouts, booked a minute ago; asked about `askedAgo` before `now`, or never. */
async function openCheckouts(
  lawyer: TestLawyer,
  client: TestUser,
  count: number,
  askedAt: Date | null,
) {
  const made = Array.from({ length: count }, () => {
    const { meeting, payment } = meetingRows({
      lawyerId: lawyer.lawyerId,
      clientId: client.id,
      start: manilaTime(3, 9 * 60) + slot++ * 30 * MINUTE_MS,
      status: 'PAYMENT_PENDING',
      price: 100_000,
      bookedAt: Date.now() - MINUTE_MS,
    });
    if (!payment) throw new Error('no payment');
    return {
      meeting,
      payment: { ...payment, sessionId: `cs_${randomUUID()}`, checkedAt: askedAt },
    };
  });
  await database()
    .insert(meetings)
    .values(made.map(({ meeting }) => meeting));
  await database()
    .insert(payments)
    .values(made.map(({ payment }) => payment));
  await database()
    .insert(testGatewaySessions)
    .values(
      made.map(({ payment }) => ({
        id: payment.sessionId,
        reference: payment.ref,
        description: '',
        amount: payment.total,
        methods: ['gcash' as const],
        successUrl: '/',
        cancelUrl: '/',
      })),
    );
  return made.map(({ meeting, payment }) => ({
    meetingId: meeting.id ?? '',
    sessionId: payment.sessionId,
    client,
    lawyer,
  }));
}

let slot = 0;

it(`a payment whose webhook was lost is found in one run among ${OPEN} open checkouts`, async () => {
  const [lawyer, client] = [await newLawyer(), await newClient()];
  const now = Date.now();
  await openCheckouts(lawyer, client, OPEN - 1, new Date(now - 40_000));
  const [paid] = await openCheckouts(lawyer, client, 1, null);
  if (!paid) throw new Error('no checkout');
  await testSessions.pay(paid.sessionId);
  const began = performance.now();
  await reconcile(now);
  // Runs begin every 20 seconds and a payment is asked about in every second one: the rest of a minute is the run's.
  expect(performance.now() - began).toBeLessThan(limit(20_000));
  await expectConfirmedOnce(paid);
});

it('the never-asked come first, and nobody is asked again before it is time', async () => {
  const [lawyer, client] = [await newLawyer(), await newClient()];
  const now = Date.now();
  const [old] = await openCheckouts(lawyer, client, 1, new Date(now - 31_000));
  const [fresh] = await openCheckouts(lawyer, client, 1, new Date(now - 29_000));
  if (!old || !fresh) throw new Error('no checkout');
  await reconcile(now);
  expect((await rowsOf(old)).payment.checkedAt).toEqual(new Date(now));
  expect((await rowsOf(fresh)).payment.checkedAt).toEqual(new Date(now - 29_000));
});
