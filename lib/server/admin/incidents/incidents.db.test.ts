import { sql } from 'drizzle-orm';
import pg from 'pg';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { claimDatabase, recordBackup } from '@/lib/server/platform/installation/service';
import { addJob } from '@/lib/server/platform/queue/queue';
import { purgeFailedJobs } from '@/lib/server/platform/queue/service';
import { mails } from '@/lib/server/schema/messages';
import { incidents, webhookDeliveries } from '@/lib/server/schema/oversight';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { newFailedJob } from '@/lib/testing/jobs';
import { operationsAt, watchIncidents } from './service';

const NOW = Date.now();

beforeEach(async () => {
  await database().execute(sql`delete from graphile_worker._private_jobs`);
  await database().delete(incidents);
  await database().delete(mails);
});

async function findingsAt(now: number) {
  const found = (await operationsAt(now)).incidents.filter(({ count }) => count > 0);
  return Object.fromEntries(found.map(({ kind, count }) => [kind, count]));
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length;
}

/** Booked then, and paid three minutes later or not at all. */
async function newMeeting(status: 'CONFIRMED' | 'PAYMENT_PENDING', bookedAt = NOW): Promise<void> {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const people = { clientId: client.id, lawyerId: lawyer.lawyerId };
  const times = { start: NOW + 3 * DAY_MS, bookedAt };
  await seedMeeting(database(), { ...people, ...times, status });
}

/** The mails are sent. */
async function workOff(): Promise<void> {
  await database().execute(
    sql`delete from graphile_worker._private_jobs where attempts < max_attempts`,
  );
}

const mailed = () => database().select({ to: mails.recipient, content: mails.content }).from(mails);

test('is asked with four statements, whatever there is', async () => {
  expect(await statementsOf(() => operationsAt(NOW))).toBe(4);
  await newMeeting('CONFIRMED', NOW - 3 * DAY_MS);
  for (const task of ['send_mail', 'remove_file', 'expire_hold'])
    await addJob(database(), task, {}, { runAt: new Date(NOW - HOUR_MS) });
  await newFailedJob();
  expect(await statementsOf(() => operationsAt(NOW))).toBe(4);
});

test('jobs by task: due, tried again, failed, late; mails are one of them', async () => {
  const queue = (task: string, runAt: number) =>
    addJob(database(), task, {}, { runAt: new Date(runAt) });
  await queue('expire_hold', NOW - 20 * MINUTE_MS);
  await queue('expire_hold', NOW + HOUR_MS);
  await queue('send_mail', NOW - MINUTE_MS);
  await newFailedJob();
  await database().execute(
    sql`update graphile_worker._private_jobs set attempts = 3 where id in (
      select id from graphile_worker.jobs where task_identifier = 'send_mail')`,
  );
  const { jobs, mails: ofMails } = await operationsAt(NOW);
  expect(jobs).toEqual([
    {
      task: 'expire_hold',
      due: 1,
      oldest: NOW - 20 * MINUTE_MS,
      retrying: 0,
      failed: 0,
    },
    { task: 'remove_file', due: 0, oldest: null, retrying: 0, failed: 1 },
    { task: 'send_mail', due: 1, oldest: NOW - MINUTE_MS, retrying: 1, failed: 0 },
  ]);
  expect(ofMails).toEqual({ waiting: 1, failing: 1 });
  expect(await findingsAt(NOW)).toEqual({ jobs_failed: 1, jobs_late: 1, mails_failing: 1 });
});

describe('the operator', () => {
  test('is mailed when something begins, daily while it lasts, and when it is over', async () => {
    await newFailedJob();
    await watchIncidents(NOW);
    await watchIncidents(NOW + 5 * MINUTE_MS);
    const [first, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(first?.to).toBe('help@sangguni.example');
    expect(first?.content?.subject).toBe(
      'Something needs your attention: jobs that failed for good',
    );
    expect(first?.content?.text).toContain('/admin/jobs');
    await workOff();
    await watchIncidents(NOW + DAY_MS);
    expect(await mailed()).toHaveLength(2);
    await database().execute(sql`delete from graphile_worker._private_jobs`);
    await watchIncidents(NOW + DAY_MS + 5 * MINUTE_MS);
    expect(await mailed()).toHaveLength(2);
    await watchIncidents(NOW + DAY_MS + 2 * HOUR_MS);
    const subjects = (await mailed()).map(({ content }) => content?.subject);
    expect(subjects).toContain('All is well again: jobs that failed for good');
    expect(await database().select().from(incidents)).toEqual([]);
    await workOff();
    await watchIncidents(NOW + DAY_MS + 3 * HOUR_MS);
    expect(await mailed()).toHaveLength(3);
  });

  test('is mailed once by two that look at once', async () => {
    await newFailedJob();
    await Promise.all([watchIncidents(NOW), watchIncidents(NOW + 1)]);
    expect(await mailed()).toHaveLength(1);
  });
});

test('a job that failed for good is deleted after ninety days', async () => {
  await newFailedJob();
  const { rows } = await database().execute<{ at: Date }>(
    sql`select updated_at as at from graphile_worker._private_jobs`,
  );
  const failedAt = new Date(String(rows[0]?.at)).getTime();
  const left = async (now: number) => {
    await purgeFailedJobs(now);
    return database().$count(sql`graphile_worker._private_jobs`);
  };
  expect(await left(failedAt + 90 * DAY_MS - 1000)).toBe(1);
  expect(await left(failedAt + 90 * DAY_MS + 1000)).toBe(0);
});

// Payments stay, and count in what is asked later.
test('a payment is stuck after three hours, and webhooks are silent where one was made and none came for a day', async () => {
  await newMeeting('PAYMENT_PENDING');
  expect(await findingsAt(NOW + 3 * HOUR_MS - 1)).toEqual({});
  expect(await findingsAt(NOW + 3 * HOUR_MS + 1)).toEqual({ payments_pending: 1 });
  expect(await findingsAt(NOW + HOUR_MS)).toEqual({});
  await newMeeting('CONFIRMED');
  expect(await findingsAt(NOW + HOUR_MS)).toEqual({ webhooks_silent: 1 });
  const at = new Date(NOW);
  const delivery = { gateway: 'local', eventId: 'evt', firstAt: at, lastAt: at };
  await database()
    .insert(webhookDeliveries)
    .values([
      { ...delivery, outcome: 'processed' },
      { ...delivery, outcome: 'unsigned', times: 7 },
    ]);
  expect(await findingsAt(NOW + HOUR_MS)).toEqual({});
  expect(await operationsAt(NOW)).toMatchObject({ webhookAt: NOW, webhooksRefused: 7 });
});

test('a backup is old after a day and a half, where one was ever made', async () => {
  await claimDatabase();
  expect(await findingsAt(NOW)).toEqual({});
  await recordBackup(NOW - 36 * HOUR_MS);
  expect(await findingsAt(NOW)).toEqual({});
  expect(await findingsAt(NOW + 1)).toEqual({ backup_old: 1 });
});
