import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { secondFactors } from '@/lib/server/schema/accounts';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { newClient } from '@/lib/testing/factories';
import { ranToEnd, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { PRODUCTION, SECRETS, STORAGE_DIR } from '@/lib/testing/jest/production-settings';
import { applySettings } from '@/lib/testing/jest/settings';
import { startMailServer } from '@/lib/testing/mail-server';
import { database } from '../db/pool';

// A database of production knows by which keys it was written.
beforeAll(async () => {
  const product = await startProduct(PRODUCTION);
  await product.stop();
});
afterAll(stopProducts);

/** Encrypts as a process with these keys does. */
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

test('a command of the operator checks every setting by what it names, also those in files', async () => {
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
  const checked = await ranToEnd(settings, ['scripts/check-settings.ts']);
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
  const refused = await ranToEnd(unusable, ['scripts/check-settings.ts']);
  expect(refused.code).toBe(1);
  expect(refused.printed).toMatch(
    /FAILED settings {2}Settings missing for production: SITE_URL\n$/,
  );
  const both = { ...settings, DATA_KEYS: SECRETS.DATA_KEYS };
  expect(await ranToEnd(both, ['scripts/check-settings.ts'])).toMatchObject({
    code: 1,
    said: 'DATA_KEYS and DATA_KEYS_FILE are both set: only one of them can count.\n',
  });
});

test('a command of the operator says which key is used by how much, and encrypts again', async () => {
  const { id: userId } = await newClient();
  const pendingSecret = await encryptedBy(SECRETS.DATA_KEYS, `second factor of ${userId}`);
  await database().insert(secondFactors).values({ userId, pendingSecret });
  const newKey = `2027:${Buffer.alloc(32, 8).toString('base64')}`;
  expect(
    await ranToEnd({ ...PRODUCTION, DATA_KEYS: newKey }, ['scripts/admin.ts', 'list']),
  ).toMatchObject({
    code: 1,
    said: 'DATA_KEYS lacks the key 2026, under which this database has 1 value\n',
  });
  const both = { ...PRODUCTION, DATA_KEYS: `${newKey},${SECRETS.DATA_KEYS}` };
  const keys = ['scripts/keys.ts'];
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
