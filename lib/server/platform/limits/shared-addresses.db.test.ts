/** @alone lowers the limits per address */
import { setTimeout as sleep } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { rateLimits } from '@/lib/server/schema/accounts';
import { applySettings } from '@/lib/testing/jest/settings';
import { database } from '../db/pool';
import { consumeInMemory } from './in-memory';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

const POINTS = 120;
const ATTACKERS = 50;

const rows = () =>
  database().select().from(rateLimits).where(like(rateLimits.key, 'search_address:%'));
const consume = (address: string) =>
  consumeInMemory('search_address', address).then(
    () => 'taken',
    (error: { key: string }) => error.key,
  );

async function untilRows(count: number): Promise<void> {
  while ((await rows()).length < count) await sleep(50);
}

test('nothing is written of who just reads, and one statement a second of fifty who flood', async () => {
  for (let i = 0; i < POINTS / 4 - 1; i += 1) await consume('198.51.100.1');
  const attackers = Array.from({ length: ATTACKERS }, (_, i) => `203.0.113.${i}`);
  for (let i = 0; i < 3 * POINTS; i += 1) await Promise.all(attackers.map(consume));
  await untilRows(ATTACKERS);
  const known = await rows();
  expect(known).toHaveLength(ATTACKERS);
  expect(new Set(known.map(({ points }) => points))).toEqual(new Set([POINTS]));
  expect(JSON.stringify(known)).not.toMatch(/198\.51|203\.0/);
  // Who is refused is not counted any further.
  for (let i = 0; i < POINTS; i += 1) await Promise.all(attackers.map(consume));
  await sleep(1_200);
  expect(await rows()).toEqual(known);
  expect(await consume('198.51.100.1')).toBe('taken');
});

test('what others counted of an address is counted here, until their minute is over', async () => {
  const address = '198.51.100.2';
  for (let i = 0; i < POINTS / 2; i += 1) await consume(address);
  await untilRows(ATTACKERS + 1);
  const [row] = (await rows()).filter(({ points }) => points === POINTS / 2);
  // Another process.
  await database()
    .update(rateLimits)
    .set({ points: POINTS, expire: Date.now() + 3_000 })
    .where(like(rateLimits.key, row?.key ?? ''));
  expect(await consume(address)).toBe('taken');
  await sleep(1_300);
  expect(await consume(address)).toBe('rate_limited');
  await sleep(2_000);
  expect(await consume(address)).toBe('taken');
});
