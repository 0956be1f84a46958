import { sql } from 'drizzle-orm';
import pg from 'pg';
import { database } from '@/lib/server/platform/db/pool';
import { closeSchemaState } from '@/lib/server/platform/db/schema-state';
import { startJobs, stopJobs } from '@/lib/server/platform/queue/runner';
import { serverReadiness, workerReadiness } from './readiness-service';

/** Milliseconds by which the process believes to be later. */
let later = 0;
const real = performance.now.bind(performance);

beforeEach(() => {
  // An answer is held for a second.
  later += 2_000;
  jest.spyOn(performance, 'now').mockImplementation(() => real() + later);
});
afterAll(closeSchemaState);

const wait = () => {
  later += 1_100;
};

const MADE = Date.UTC(2100, 0, 1);

/** A migration of a later release, after which releases that have the migration `since` go on working. */
const migrated = (since: number) =>
  database().execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at, name, since) values ('later', ${MADE}, 'later', ${since})`);
const takenBack = () =>
  database().execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${MADE}`);

test('ready is who has the tables of this release, or those of a later one that this one works with', async () => {
  expect(await serverReadiness()).toBe('ready');
  for (const [since, readiness] of [
    [0, 'ready'],
    [MADE, 'schema'],
  ] as const) {
    await migrated(since);
    wait();
    expect([since, await serverReadiness()]).toEqual([since, readiness]);
    await takenBack();
  }
  await database().execute(sql`update drizzle.__drizzle_migrations set created_at = -created_at`);
  wait();
  expect(await serverReadiness()).toBe('schema');
  await database().execute(sql`update drizzle.__drizzle_migrations set created_at = -created_at`);
  wait();
  expect(await serverReadiness()).toBe('ready');
  await database().execute(sql`alter table drizzle.__drizzle_migrations rename to gone`);
  wait();
  expect(await serverReadiness()).toBe('schema');
  await database().execute(sql`alter table drizzle.gone rename to __drizzle_migrations`);
});

test('however many ask, the database is asked once a second', async () => {
  const query = jest.spyOn(pg.Pool.prototype, 'query');
  const ask = () => Promise.all(Array.from({ length: 30 }, serverReadiness));
  await ask();
  await ask();
  expect(query).toHaveBeenCalledTimes(1);
  wait();
  await ask();
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
});

test('a worker is ready while it takes jobs and its heartbeats are written', async () => {
  expect(await workerReadiness()).toBe('jobs');
  await startJobs({ tasks: {}, clock: [] });
  expect(await workerReadiness()).toBe('ready');
  // As when none was written for so long.
  later += 16_000;
  expect(await workerReadiness()).toBe('jobs');
  later -= 16_000;
  expect(await workerReadiness()).toBe('ready');
  await stopJobs();
  expect(await workerReadiness()).toBe('jobs');
});
