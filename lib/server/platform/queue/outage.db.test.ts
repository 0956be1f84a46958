import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { applyMigrations } from '@/lib/server/platform/db/migrate';
import { type OwnPostgres, startOwnPostgres } from '@/lib/testing/jest/postgres';
import { applySettings } from '@/lib/testing/jest/settings';
import { byTier } from '@/lib/testing/jest/tier';
import { closePools, database } from '../db/pool';
import { queueJob } from './queue';
import { startJobs, stopJobs } from './runner';

const KILLS = byTier(1, 3);
const unhandled: unknown[] = [];
const noteUnhandled = (error: unknown) => {
  unhandled.push(error instanceof Error ? error.stack : error);
};
/** Keys of the files that jobs removed. */
const done = new Set<string>();

let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  applySettings({ DATABASE_URL: postgres.url });
  await applyMigrations(postgres.url);
  process.on('unhandledRejection', noteUnhandled);
  const remove_file = async (payload: unknown) => {
    await sleep(100);
    await database().execute(sql`select 1`);
    done.add((payload as { storageKey: string }).storageKey);
  };
  await startJobs({ tasks: { files: { remove_file } }, clock: [] });
}, 120_000);

afterAll(async () => {
  await stopJobs();
  process.off('unhandledRejection', noteUnhandled);
  await closePools();
  await postgres?.stop();
});

async function whenBack(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(100);
    }
  }
}

test('jobs go on after each time PostgreSQL was killed amid them, and no rejection is unhandled', async () => {
  for (let round = 0; round < KILLS; round += 1) {
    for (let i = 0; i < 40; i += 1)
      await queueJob(database(), 'remove_file', { storageKey: `${round} ${i}` });
    await sleep(200 + 50 * round);
    postgres.kill();
    const last = `last of ${round}`;
    await sleep(round * 700);
    await whenBack(() => queueJob(database(), 'remove_file', { storageKey: last }));
    const giveUp = Date.now() + 20_000;
    while (!done.has(last) && Date.now() < giveUp) await sleep(100);
    expect([...done]).toContain(last);
  }
  await sleep(2000);
  expect(unhandled).toEqual([]);
}, 100_000);
