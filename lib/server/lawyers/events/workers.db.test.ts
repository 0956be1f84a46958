import { sql } from 'drizzle-orm';

import { database, transaction } from '@/lib/server/platform/db/pool';
import { startJobs, stopJobs } from '@/lib/server/platform/queue/runner';
import { workOf } from '@/lib/server/platform/queue/tasks';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { newEventAddress, recordedEvents } from '@/lib/testing/events';
import { newLawyer } from '@/lib/testing/factories';
import { recordEvent } from './deliveries-service';
import { sendAgain } from './service';

afterAll(() => stopJobs());

/** Jobs of a delivery, with the seconds until they run. */
async function jobsOf(id: string) {
  const { rows } = await database().execute<{ attempts: number; wait: number }>(sql`
    select attempts, extract(epoch from run_at - now())::float as wait
    from graphile_worker.jobs where key = ${`deliver-event:${id}`}`);
  return rows;
}

test('a worker makes each attempt once, and the next one has a job of its own', async () => {
  const lawyer = await newLawyer();
  const data = { message_id: 'm', meeting_id: 'x', work_item_id: null };
  const addressId = await newEventAddress(lawyer.lawyerId, 'https://office.invalid/events');
  for (let n = 0; n < 3; n += 1)
    await transaction((tx) =>
      recordEvent(tx, { userId: lawyer.id }, { type: 'message.received', data }),
    );
  await startJobs(workOf(registeredFeatures()));
  const attempts = async () =>
    (await recordedEvents(lawyer.lawyerId)).map((row) => [row.attempts, row.problem]);
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await until(async () => (await attempts()).every(([count]) => count === 1));
  // A name that no public server can have.
  expect(await attempts()).toEqual(Array.from({ length: 3 }, () => [1, 'private']));
  const [first] = await recordedEvents(lawyer.lawyerId);
  const id = first?.id ?? '';
  await until(async () => (await jobsOf(id)).length === 1);
  const [{ wait } = { wait: 0 }] = await jobsOf(id);
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await jobsOf(id)).toMatchObject([{ attempts: 0 }]);

  // Sent again, the job that waits runs at once, and no second one stays behind.
  await sendAgain(lawyer.lawyerId, { id: addressId, childId: id }, Date.now());
  await until(async () => (await recordedEvents(lawyer.lawyerId))[0]?.attempts === 1);
  await until(async () => (await jobsOf(id)).length === 1);
  expect(await jobsOf(id)).toMatchObject([{ attempts: 0 }]);
});
