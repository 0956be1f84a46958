import { sql } from 'drizzle-orm';
import { requireDemoDatabase } from '@/demo/demo-data';
import { env } from '@/lib/env';
import { installation } from '@/lib/server/schema/uptime';
import { newClient } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { database } from '../db/pool';
import { claimDatabase, requireOwnDatabase } from './service';

const rows = () => database().select().from(installation);

/** Returns why another process with these settings refuses this database; null when it takes it. */
async function refusalOf(settings: Record<string, string>): Promise<string | null> {
  let refusal: string | null = null;
  await jest.isolateModulesAsync(async () => {
    applySettings(settings);
    const service = await import('./service');
    await service.claimDatabase().catch((error: Error) => {
      refusal = `${error.name}: ${error.message}`;
    });
    applySettings({ DATA_KEYS: env.DATA_KEYS });
  });
  return refusal;
}

test('a database of which nothing is known, or without the table, is taken', async () => {
  await expect(requireOwnDatabase()).resolves.toBeUndefined();
  await database().execute(sql`alter table installation rename to elsewhere`);
  await expect(requireOwnDatabase()).resolves.toBeUndefined();
  await database().execute(sql`alter table elsewhere rename to installation`);
});

test('the first of several starts marks it, and the next ones find it so', async () => {
  await Promise.all([claimDatabase(), claimDatabase(), claimDatabase()]);
  const marked = await rows();
  expect(marked).toMatchObject([{ kind: 'local' }]);
  await claimDatabase();
  expect(await rows()).toEqual(marked);
});

test('one that was encrypted under another key is refused', async () => {
  const DATA_KEYS = `local:${Buffer.alloc(32, 9).toString('base64')}`;
  expect(await refusalOf({ DATA_KEYS })).toBe(
    'SettingsError: DATA_KEYS has another key under the id local than the one under which this database was encrypted',
  );
});

test('one of another kind of installation is refused', async () => {
  await database().update(installation).set({ kind: 'production' });
  expect(await refusalOf({})).toBe(
    'SettingsError: DATABASE_URL leads to a database of APP_ENV=production, which refuses a process of APP_ENV=local',
  );
  await database().update(installation).set({ kind: 'local' });
});

test('the demo is not added to accounts that are there', async () => {
  await expect(requireDemoDatabase()).resolves.toBeUndefined();
  await newClient();
  await expect(requireDemoDatabase()).rejects.toThrow(
    'DEMO_DATA=on is for a database without accounts, and DATABASE_URL leads to one with some',
  );
  await newClient({ email: 'admin@example.com' });
  await expect(requireDemoDatabase()).resolves.toBeUndefined();
});
