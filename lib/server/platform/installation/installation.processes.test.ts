import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import { env } from '@/lib/env';
import { secondFactors, users } from '@/lib/server/schema/accounts';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { lawyers } from '@/lib/server/schema/lawyers';
import { installation } from '@/lib/server/schema/uptime';
import { newClient } from '@/lib/testing/factories';
import { ranToEnd, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { applySettings } from '@/lib/testing/jest/settings';
import { startMailServer } from '@/lib/testing/mail-server';
import { database } from '../db/pool';

const STORAGE_DIR = mkdtempSync(path.join(os.tmpdir(), 'installation-'));
/** Every secret of a production installation. */
const SECRETS = {
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Sangguni <no-reply@sangguni.example>',
  VERIFIER_EMAIL: 'ids@sangguni.example',
  SUPPORT_EMAIL: 'support@sangguni.example',
  SESSION_KEYS: '2026:0123456789abcdef0123456789abcdef',
  DATA_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  PAYMENT_GATEWAY: 'paymongo',
  PAYMENT_WEBHOOK_SECRET: 'whsk_0123456789abcdef',
  PAYMONGO_SECRET_KEY: 'sk_live_0123456789abcdef',
  TURN_URLS: 'turn:turn.example:3478',
  TURN_SECRET: '0123456789abcdef0123456789abcdef',
  STORAGE_DIR,
};

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

/** What a process with these keys stores. */
async function encryptedBy(DATA_KEYS: string, purpose: string): Promise<EncryptedText> {
  const stored: EncryptedText[] = [];
  const { DATA_KEYS: before } = env;
  await jest.isolateModulesAsync(async () => {
    applySettings({ DATA_KEYS });
    const { encrypt } = await import('../crypto/encryption');
    stored.push(encrypt('secret', purpose));
  });
  applySettings({ DATA_KEYS: before });
  const [one] = stored;
  if (!one) throw new Error('nothing was encrypted');
  return one;
}

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

  test.each([
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
  ])('%s', async (_what, settings, line) => {
    const start = ranToEnd({ ...SECRETS, APP_ENV: 'production', ...settings() });
    expect(await start).toMatchObject({ code: 1, said: `${line}\n` });
  });
});

describe('a command of the operator', () => {
  const list = ['scripts/admin.mjs', 'list'];

  test('has no database of its own in production', async () => {
    const settings = { ...SECRETS, APP_ENV: 'production', DATABASE_URL: undefined };
    expect(await ranToEnd(settings, list)).toMatchObject({
      code: 1,
      said: 'DATABASE_URL is not set; with APP_ENV=production no other is used.\n',
    });
  });

  test('checks every setting by what it names, also those in files', async () => {
    const mails = await startMailServer();
    const file = path.join(STORAGE_DIR, 'data-keys');
    writeFileSync(file, `${SECRETS.DATA_KEYS}\n`);
    const settings = {
      ...SECRETS,
      SITE_URL: 'https://sangguni.example',
      OPERATOR_EMAIL: 'operator@sangguni.example',
      SMTP_URL: mails.url,
      PAYMONGO_API: 'https://127.0.0.1:9',
      DATA_KEYS: undefined,
      DATA_KEYS_FILE: file,
    };
    const checked = await ranToEnd(settings, ['scripts/check-settings.mjs']);
    mails.stop();
    expect(checked).toMatchObject({ code: 1, said: '' });
    expect(checked.printed.split('\n').slice(-6)).toEqual([
      'ok     settings  those of APP_ENV=production',
      'ok     database  answers, with the tables of this version',
      'ok     storage   a file was written, read and removed',
      'ok     mail      the server took a mail to operator@sangguni.example',
      'FAILED payments  PayMongo payment list: no sound answer (TypeError)',
      '',
    ]);
    const unusable = { ...settings, PORT: 'http', SITE_URL: undefined };
    const refused = await ranToEnd(unusable, ['scripts/check-settings.mjs']);
    expect(refused.code).toBe(1);
    expect(refused.printed).toMatch(
      /FAILED settings {2}Settings missing for production: SITE_URL\n$/,
    );
    const both = { ...settings, DATA_KEYS: SECRETS.DATA_KEYS };
    expect(await ranToEnd(both, ['scripts/check-settings.mjs'])).toMatchObject({
      code: 1,
      said: 'DATA_KEYS and DATA_KEYS_FILE are both set: only one of them can count.\n',
    });
  });

  test('says which key is used by how much, and encrypts again', async () => {
    const { id: userId } = await newClient();
    const pendingSecret = await encryptedBy(SECRETS.DATA_KEYS, `second factor of ${userId}`);
    await database().insert(secondFactors).values({ userId, pendingSecret });
    const site = { ...SECRETS, APP_ENV: 'production', SITE_URL: 'https://sangguni.example' };
    const newKey = `2027:${Buffer.alloc(32, 8).toString('base64')}`;
    expect(await ranToEnd({ ...site, DATA_KEYS: newKey }, list)).toMatchObject({
      code: 1,
      said: 'DATA_KEYS lacks the key 2026, under which this database has 1 value\n',
    });
    const both = { ...site, DATA_KEYS: `${newKey},${SECRETS.DATA_KEYS}` };
    const keys = ['scripts/keys.mjs'];
    const { printed } = await ranToEnd(both, [...keys, 'reencrypt']);
    expect(printed).toMatch(/\n1 value encrypted again\n$/);
    const shown = await ranToEnd(both, keys);
    expect(shown.printed.split('\n').slice(-5)).toEqual([
      '2027  encrypts  1 value',
      '    second_factors.pending_secret: 1',
      '2026  decrypts  0 values',
      expect.stringMatching(
        /^ {4}It may be dropped from DATA_KEYS; links in mails that it signed are in use until 20\d\d-/,
      ),
      '',
    ]);
    await database().delete(secondFactors);
  });

  test('changes no tables', async () => {
    const settings = { ...SECRETS, APP_ENV: 'production', SITE_URL: 'https://sangguni.example' };
    const listed = await ranToEnd(settings, list);
    expect(listed).toMatchObject({ code: 0, said: '' });
    expect(listed.printed).toMatch(/There is no administrator yet\.\n$/);
    const done = sql`select count(*)::int as done from drizzle.__drizzle_migrations`;
    const before = await database().execute(done);
    await database().execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    expect(await ranToEnd(settings, list)).toMatchObject({
      code: 1,
      said: 'The tables of this database were made before the baseline migration: run npm run db:baseline once, then start again\n',
    });
    expect((await database().execute(done)).rows).toEqual(before.rows);
  });
});
