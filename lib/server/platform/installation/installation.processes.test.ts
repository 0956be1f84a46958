import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import { env } from '@/lib/env';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { installation } from '@/lib/server/schema/uptime';
import { ranToEnd, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { PRODUCTION, SECRETS, STORAGE_DIR } from '@/lib/testing/jest/production-settings';
import { everyNth } from '@/lib/testing/jest/tier';
import { database } from '../db/pool';

const NO_BUCKET = {
  STORAGE_DRIVER: 's3',
  S3_BUCKET: 'files',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  INCOMING_DIR: path.join(STORAGE_DIR, 'incoming'),
};

afterAll(stopProducts);

async function rows() {
  const all = [users, lawyers, installation].map((table) =>
    database().select({ rows: count() }).from(table),
  );
  return (await Promise.all(all)).map(([counted]) => counted?.rows);
}

test('one process without APP_ENV leaves a production database as it is, and says why in one line', async () => {
  const product = await startProduct({ ...SECRETS, APP_ENV: 'production' });
  expect(await product.get('/api/health')).toMatchObject({ status: 200 });
  await product.stop();
  const before = await rows();
  expect(before).toEqual([0, 0, 1]);

  const local = { APP_ENV: undefined, DEMO_DATA: 'on', SITE_URL: 'http://127.0.0.1:3000' };
  const demo = { ...SECRETS, ...local };
  expect(await ranToEnd(demo)).toMatchObject({
    code: 1,
    said: 'PAYMONGO_SECRET_KEY moves real money, which DEMO_DATA=on refuses; production is APP_ENV=production\n',
  });
  const withTestKey = { ...demo, PAYMONGO_SECRET_KEY: 'sk_test_0123456789abcdef' };
  expect(await ranToEnd(withTestKey)).toMatchObject({
    code: 1,
    said: 'DATABASE_URL leads to a database of APP_ENV=production, which refuses a process of APP_ENV=local\n',
  });
  expect(await rows()).toEqual(before);
});

describe('a start that cannot go well ends with one line', () => {
  const site = { SITE_URL: 'https://sangguni.example' };
  const database = (change: (url: URL) => void) => {
    const url = new URL(env.DATABASE_URL ?? '');
    change(url);
    return { ...site, DATABASE_URL: url.toString() };
  };
  const unusable = 'DATABASE_URL leads to no database that can be used:';

  const STARTS: readonly [string, () => Record<string, string>, string][] = [
    [
      'no database answers',
      () => database((url) => Object.assign(url, { port: '1' })),
      `${unusable} ECONNREFUSED`,
    ],
    [
      'there is none of this name',
      () => database((url) => Object.assign(url, { pathname: '/nowhere' })),
      `${unusable} the server has none of this name`,
    ],
    [
      'files cannot be written',
      () => ({ ...site, STORAGE_DIR: '/dev/null/files' }),
      'STORAGE_DIR cannot be written to: ENOTDIR',
    ],
    [
      'the bucket does not answer',
      () => ({ ...site, ...NO_BUCKET }),
      'S3_BUCKET cannot be written to: S3 answered PUT with ECONNREFUSED',
    ],
    [
      'the address is no address',
      () => ({ SITE_URL: 'sangguni.example' }),
      'Settings not usable: SITE_URL: must be an http or https address',
    ],
    [
      'the port is none',
      () => ({ ...site, PORT: 'http' }),
      'Settings not usable: PORT: Invalid input: expected number, received NaN',
    ],
    [
      'the address is not https',
      () => ({ SITE_URL: 'http://sangguni.example' }),
      'SITE_URL is not an https address, which is refused with APP_ENV=production',
    ],
  ];

  test.each(everyNth(3, STARTS))('%s', async (_what, settings, line) => {
    const start = ranToEnd({ ...SECRETS, APP_ENV: 'production', ...settings() });
    expect(await start).toMatchObject({ code: 1, said: `${line}\n` });
  });
});

describe('a command of the operator', () => {
  const list = ['scripts/admin.ts', 'list'];

  test('has no database of its own in production', async () => {
    expect(await ranToEnd({ ...PRODUCTION, DATABASE_URL: undefined }, list)).toMatchObject({
      code: 1,
      said: 'DATABASE_URL is not set; with APP_ENV=production no other is used.\n',
    });
  });

  test('changes no tables', async () => {
    const listed = await ranToEnd(PRODUCTION, list);
    expect(listed).toMatchObject({ code: 0, said: '' });
    expect(listed.printed).toMatch(/There is no administrator yet\.\n$/);
    const done = sql`select count(*)::int as done from drizzle.__drizzle_migrations`;
    const before = await database().execute(done);
    await database().execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    expect(await ranToEnd(PRODUCTION, list)).toMatchObject({
      code: 1,
      said: 'The tables of this database were made before the baseline migration: run npm run db:baseline once, then start again\n',
    });
    expect((await database().execute(done)).rows).toEqual(before.rows);
  });
});
