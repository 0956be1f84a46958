import { eq, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/platform/time';
import { inScope } from '@/lib/log-lines';
import { deleteAccount, queueDueDeletions } from '@/lib/server/accounts/deletion/service';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { users } from '@/lib/server/schema/accounts';
import { heartbeats } from '@/lib/server/schema/messages';
import { newClient } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { database } from '../db/pool';
import { queueJob, queueJobs, type TaskName } from './queue';
import { startJobs, stopJobs } from './runner';
import { recordHeartbeats, unlockJobsOfDeadWorkers } from './service';
import { GROUPS, workOf } from './tasks';

const WORK = workOf(registeredFeatures());

/** A job in the hands of a worker, for so many seconds. */
async function lockedJob(worker: string, seconds: number, name: TaskName = 'remove_file') {
  const key = crypto.randomUUID();
  await queueJob(database(), 'remove_file', { storageKey: `none/${key}` }, { key, queue: name });
  await database().execute(sql`
    update graphile_worker._private_jobs set attempts = 1, locked_by = ${worker},
      locked_at = now() - make_interval(secs => ${seconds}) where key = ${key}`);
  await database().execute(sql`
    update graphile_worker._private_job_queues set locked_by = ${worker},
      locked_at = now() - make_interval(secs => ${seconds}) where queue_name = ${name}`);
  return key;
}

async function lockOf(key: string): Promise<string | null | undefined> {
  const { rows } = await database().execute<{ locked_by: string | null }>(
    sql`select locked_by from graphile_worker.jobs where key = ${key}`,
  );
  return rows[0]?.locked_by;
}

async function silent(worker: string, seconds: number): Promise<void> {
  await database()
    .update(heartbeats)
    .set({ at: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(heartbeats.name, `worker:${worker}`));
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a job carries the id of the request that queued it, one that no request queued carries none', async () => {
  const payload = { storageKey: 'none/traced' };
  await inScope({ request: 'the-id-of-a-request' }, async () => {
    await queueJob(database(), 'remove_file', payload);
    await queueJobs(database(), 'remove_file', [{ payload, key: 'traced' }]);
  });
  await queueJob(database(), 'remove_file', payload);
  const traced = { ...payload, request: 'the-id-of-a-request' };
  expect(await takeQueued('remove_file')).toEqual([traced, traced, payload]);
});

describe('jobs of a worker that died', () => {
  it('are free half a minute after its last sign of life', async () => {
    await recordHeartbeats(['pool-dead'], true);
    const key = await lockedJob('pool-dead', 3600);
    await silent('pool-dead', 29);
    await unlockJobsOfDeadWorkers();
    expect(await lockOf(key)).toBe('pool-dead');
    await silent('pool-dead', 31);
    await unlockJobsOfDeadWorkers();
    expect(await lockOf(key)).toBeNull();
    const { rows } = await database().execute(
      sql`select from graphile_worker._private_job_queues where locked_by = 'pool-dead'`,
    );
    expect(rows).toHaveLength(0);
  });

  it('are free also when it never gave a sign', async () => {
    const key = await lockedJob('pool-unknown', 31);
    await unlockJobsOfDeadWorkers();
    expect(await lockOf(key)).toBeNull();
  });

  it('stay with a worker that lives, however long it has been at them', async () => {
    await recordHeartbeats(['pool-alive'], true);
    const key = await lockedJob('pool-alive', 7200);
    await unlockJobsOfDeadWorkers();
    expect(await lockOf(key)).toBe('pool-alive');
  });

  it('stay with a worker whose first heartbeat is still to come', async () => {
    const key = await lockedJob('pool-young', 5);
    await unlockJobsOfDeadWorkers();
    expect(await lockOf(key)).toBe('pool-young');
  });

  it('stay while this process could not have heard a sign of life either', async () => {
    const key = await lockedJob('pool-away', 60);
    await recordHeartbeats(['pool-here'], false);
    expect(await lockOf(key)).toBe('pool-away');
  });

  it('are done by the next process, and its workers sign off when it ends', async () => {
    await database().execute(sql`delete from graphile_worker._private_jobs`);
    const key = await lockedJob('pool-crashed', 31, 'export_account');
    await startJobs(WORK);
    const beats = () => database().$count(heartbeats, sql`name like 'worker:%'`);
    expect(await beats()).toBeGreaterThanOrEqual(2);
    await until(async () => (await lockOf(key)) === undefined);
    const before = await beats();
    await stopJobs();
    expect(before - (await beats())).toBe(Object.keys(GROUPS).length);
  });
});

describe('the daily jobs', () => {
  it('queues nothing that no worker knows, and each task once', () => {
    const tasks = WORK.clock.map(({ task }) => task);
    expect(new Set(tasks).size).toBe(tasks.length);
    const known = Object.assign({}, ...Object.values(WORK.tasks));
    for (const task of tasks) expect(known[task]).toBeInstanceOf(Function);
    expect(Object.keys(WORK.tasks.other ?? {})).not.toContain('send_mail');
  });

  it('deletes accounts by one job each: one that fails keeps no other waiting', async () => {
    const [one, broken, other] = [await newClient(), await newClient(), await newClient()];
    const due = new Date(Date.now() - DAY_MS);
    for (const { id } of [one, broken, other])
      await database().update(users).set({ deletionDueAt: due }).where(eq(users.id, id));
    await database().execute(
      sql.raw(`
      create function refuse_one() returns trigger language plpgsql as $$ begin
        if new.deleted_at is not null and new.id = '${broken.id}' then raise 'broken'; end if;
        return new; end $$;
      create trigger refuse_one before update on users for each row execute function refuse_one()`),
    );
    await queueDueDeletions(Date.now());
    await queueDueDeletions(Date.now());
    const queued = await takeQueued('delete_account');
    expect(queued).toHaveLength(3);
    const done = await Promise.allSettled(
      queued.map(({ userId }) => deleteAccount(userId, Date.now())),
    );
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const left = await database()
      .select({ id: users.id })
      .from(users)
      .where(sql`deletion_due_at is not null`);
    expect(left).toEqual([{ id: broken.id }]);
  });
});

test('the clock starts the jobs it is told, and the others can be started', () => {
  const work = workOf(registeredFeatures(), ['complete_meetings', 'beat']);
  const started = work.clock.map(({ task }) => task);
  expect(started).toContain('complete_meetings');
  expect(started).not.toContain('queue_reminders');
  expect(Object.keys(work.tasks.other ?? {})).toEqual(Object.keys(WORK.tasks.other ?? {}));
  expect(() => workOf(registeredFeatures(), ['no_such_job'])).toThrow(
    'JOBS_CLOCK names no job: no_such_job',
  );
});
