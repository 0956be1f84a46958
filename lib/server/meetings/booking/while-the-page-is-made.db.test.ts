import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { book } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { locksHeld } from '@/lib/testing/soak/locks';

applySettings({ LOCAL_GATEWAY_DELAY: '3000' });

test('others book a lawyer while the page of the gateway is being made', async () => {
  const lawyer = await newLawyer();
  const booked = () =>
    database().select().from(meetings).where(eq(meetings.lawyerId, lawyer.lawyerId));
  let answered = 0;
  const both = [600, 690].map(async (minute) => {
    const answer = await book(await newClient(), lawyer, manilaTime(2, minute));
    answered += 1;
    return answer.status;
  });
  while ((await booked()).length < 2) await sleep(10);
  expect(answered).toBe(0);
  expect(await locksHeld()).toBe(0);
  expect(await Promise.all(both)).toEqual([201, 201]);
});
