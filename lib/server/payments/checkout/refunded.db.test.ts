import { database } from '@/lib/server/platform/db/pool';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { paymentsOf } from './service';

test('what went back of a payment is told with it', async () => {
  const [lawyer, client] = [await newLawyer(), await newClient()];
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(3, 600),
    status: 'EXPIRED',
    paidTooLate: true,
    price: 100_000,
    platformFee: 5_000,
  });
  const found = await paymentsOf(database(), 'meeting', [meeting.id]);
  expect(found.get(meeting.id)).toMatchObject({ status: 'REFUNDED', refunded: 105_000 });
});
