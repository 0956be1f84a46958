import pg from 'pg';
import { env } from '@/lib/env';
import { ranToEnd } from '@/lib/testing/jest/product';

let url: string;
let client: pg.Client;

beforeEach(async () => {
  url = env.DATABASE_URL ?? '';
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema if exists public, drizzle cascade');
  await client.query('create schema public');
});
// Not once after all: by then the database is gone.
afterEach(() => client.end());

test('npm run migrate says what it would do, does it, and has nothing to do', async () => {
  const run = async (...words: string[]) =>
    ranToEnd({ DATABASE_URL: url, DATABASE_MIGRATION_URL: '' }, ['scripts/migrate.ts', ...words]);
  const planned = await run('plan');
  expect(planned).toMatchObject({ code: 0, said: '' });
  expect(planned.printed).toContain('-- 0000_baseline, in one transaction');
  expect((await client.query("select to_regclass('users') as users")).rows).toEqual([
    { users: null },
  ]);

  expect((await run()).printed).toMatch(
    /Not applied: 0000_baseline\n[\s\S]+run npm run migrate apply first\.\n$/,
  );
  expect((await run('apply')).printed).toMatch(
    /Applied 0000_baseline \([\d.]+ s\)\n[\s\S]*Applied \d+\.\n$/,
  );
  expect((await run('status')).printed).toMatch(/This version can be served on this database\.\n$/);
  expect((await run('apply')).printed).toBe('There was nothing to apply.\n');
  expect(await run('grants')).toMatchObject({
    code: 1,
    said: expect.stringContaining('of one role'),
  });
  expect(await run('help')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Use: npm run migrate status/),
  });
});
