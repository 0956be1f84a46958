import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import type { AdminJobs } from '@/lib/contract/admin/jobs';
import {
  discardAdminJob as discardJob,
  listAdminJobs as listJobs,
  retryAdminJob as retryJob,
} from '@/lib/contract/admin/jobs';
import { database } from '@/lib/server/platform/db/pool';
import { queueJob } from '@/lib/server/platform/queue/queue';
import { recordHeartbeats } from '@/lib/server/platform/queue/service';
import { auditEvents } from '@/lib/server/schema/audit';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, type TestUser } from '@/lib/testing/factories';
import { newFailedJob } from '@/lib/testing/jobs';

let admin: TestUser;
beforeAll(async () => {
  admin = await newAdmin();
});
beforeEach(async () => {
  await database().execute(sql`delete from graphile_worker._private_jobs`);
});

async function list(query: Record<string, string> = {}): Promise<AdminJobs> {
  const answer = await send(listJobs, { query, cookie: admin.cookie });
  expect(answer.status).toBe(200);
  return answer.body as AdminJobs;
}

async function queued(runAt?: Date): Promise<string> {
  const key = crypto.randomUUID();
  await queueJob(database(), 'expire_hold', { meetingId: key }, { key, runAt });
  const { rows } = await database().execute<{ id: string }>(
    sql`select id::text as id from graphile_worker.jobs where key = ${key}`,
  );
  return rows[0]?.id ?? '';
}

async function change(id: string, set: string): Promise<void> {
  await database().execute(
    sql`update graphile_worker._private_jobs set ${sql.raw(set)} where id = ${id}`,
  );
}

const retry = (id: string) => send(retryJob, { params: { id }, cookie: admin.cookie });
const discard = (id: string, reason = 'The file is gone') =>
  send(discardJob, { params: { id }, body: { reason }, cookie: admin.cookie });
const eventsOf = (id: string) =>
  database().select().from(auditEvents).where(eq(auditEvents.subject, id));

test('each state has its own jobs, and is counted', async () => {
  const [failed, retrying, running, waiting] = [
    await newFailedJob(),
    await queued(),
    await queued(),
    await queued(new Date(Date.now() + 60_000)),
  ];
  await change(retrying, 'attempts = 3');
  await change(running, `attempts = 25, locked_at = now(), locked_by = 'worker'`);
  const states = { failed, retrying, running, waiting };
  for (const [state, id] of Object.entries(states)) {
    const { results, counts } = await list({ state });
    expect(results.map(({ _id }) => _id)).toEqual([id]);
    expect(counts).toEqual({ failed: 1, retrying: 1, running: 1, waiting: 1 });
  }
});

test('a job is shown with its task and the ids it is about, and with nothing else that it was given', async () => {
  const id = await queued(new Date('2026-11-24T02:00:00.500Z'));
  const meetingId = crypto.randomUUID();
  const payload = JSON.stringify({ meetingId, name: 'Ana Reyes', optional: { userId: meetingId } });
  await change(id, `payload = '${payload}', attempts = 25`);
  await change(id, `last_error = 'Error: refused <- Error: mailbox full | at send | at retry'`);
  const { results } = await list();
  expect(results).toEqual([
    {
      _id: id,
      task: 'expire_hold',
      attempts: 25,
      max_attempts: 25,
      last_error: 'Error: refused <- Error: mailbox full',
      about: [{ name: 'meetingId', id: meetingId }],
      run_at: '2026-11-24T02:00:00.500Z',
      locked_at: null,
    },
  ]);
});

test('ten to a page, each once, at as many statements for 25 as for one', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async (page: string) => {
    statements.mockClear();
    const { results, hasMore } = await list({ page });
    return { ids: results.map(({ _id }) => _id), hasMore, count: statements.mock.calls.length };
  };
  const all = [await newFailedJob()];
  const one = await counted('0');
  for (let n = 1; n < 25; n += 1) all.push(await newFailedJob());
  const pages = [await counted('0'), await counted('1'), await counted('2')];
  statements.mockRestore();
  expect(pages.map(({ count }) => count)).toEqual([one.count, one.count, one.count]);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
  expect(pages.flatMap(({ ids }) => ids)).toEqual(all.toReversed());
});

describe('to run it again', () => {
  test('makes it due now with all of its attempts, and is written down', async () => {
    const id = await newFailedJob();
    await change(id, `run_at = now() + interval '1 day'`);
    expect((await retry(id)).status).toBe(204);
    const { rows } = await database().execute(sql`
      select attempts, run_at <= now() as due from graphile_worker.jobs where id = ${id}`);
    expect(rows).toEqual([{ attempts: 0, due: true }]);
    expect(await eventsOf(id)).toMatchObject([
      { event: 'job_retried', actor: 'admin', userId: admin.id, detail: 'remove_file' },
    ]);
  });

  test('is refused for one that has not failed, or runs, and nothing is written down', async () => {
    const waiting = await queued(new Date(Date.now() + 60_000));
    const running = await queued();
    await change(running, `attempts = 2, locked_at = now(), locked_by = 'worker'`);
    for (const id of [waiting, running]) {
      expect(await retry(id)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
      expect(await eventsOf(id)).toEqual([]);
    }
    for (const id of ['999999999', 'x', '1e3'])
      expect(await retry(id)).toMatchObject({ status: 404, body: { key: 'not_found' } });
  });

  test('twice at once is done once', async () => {
    const id = await newFailedJob();
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await eventsOf(id)).toHaveLength(1);
  });
});

describe('to discard it', () => {
  test('removes it, and writes down why', async () => {
    const id = await newFailedJob();
    expect((await discard(id)).status).toBe(204);
    expect((await list()).results).toEqual([]);
    expect(await eventsOf(id)).toMatchObject([
      { event: 'job_discarded', userId: admin.id, detail: 'remove_file: The file is gone' },
    ]);
    expect((await discard(id)).status).toBe(404);
  });

  test('is refused while it is going to run, and without a reason', async () => {
    const id = await queued();
    await change(id, 'attempts = 24');
    expect(await discard(id)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    await change(id, 'attempts = 25');
    expect(await discard(id, ' ')).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
    expect(await eventsOf(id)).toEqual([]);
    expect((await list()).results).toHaveLength(1);
  });
});

test('health: workers that are alive, and jobs that are late', async () => {
  await queued(new Date(Date.now() - 6 * 60_000));
  await queued(new Date(Date.now() - 60_000));
  const { health: before } = await list();
  await recordHeartbeats(['one', 'two'], true);
  const { health } = await list();
  expect(health).toEqual({ workers: before.workers + 2, overdue: 1 });
});
