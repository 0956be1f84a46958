import { eq, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { serverUptime } from '@/lib/server/schema/uptime';
import { continueRun, purgeUptime, uptimeWithin } from './service';

const silentFor = (id: string | undefined, seconds: number) =>
  database()
    .update(serverUptime)
    .set({ lastSeenAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(serverUptime.id, id ?? ''));

test('a run goes on while it is renewed, and a silence ends it', async () => {
  const run = await continueRun(database());
  expect(await continueRun(database(), run)).toBe(run);
  await silentFor(run, 20);
  expect(await continueRun(database(), run)).toBe(run);
  await silentFor(run, 40);
  const next = await continueRun(database(), run);
  expect(next).not.toBe(run);
  const all = await uptimeWithin(database(), {
    start: Date.now() - HOUR_MS,
    end: Date.now() + 1000,
  });
  expect(all.length).toBeGreaterThanOrEqual(2);
});

test('each process has a run of its own', async () => {
  const [a, b] = await Promise.all([continueRun(database()), continueRun(database())]);
  expect(a).not.toBe(b);
});

test('runs are deleted after a week', async () => {
  const [old, young] = [await continueRun(database()), await continueRun(database())];
  await silentFor(old, (8 * DAY_MS) / 1000);
  await silentFor(young, (6 * DAY_MS) / 1000);
  await purgeUptime(Date.now());
  const left = (await database().select({ id: serverUptime.id }).from(serverUptime)).map(
    ({ id }) => id,
  );
  expect(left).toContain(young);
  expect(left).not.toContain(old);
});
