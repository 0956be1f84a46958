import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { bookingBody } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { startBalancer } from '@/lib/testing/rolling/balancer';
import { startLoad } from '@/lib/testing/rolling/load';
import { limit } from '@/scripts/lib/test/speed';

/** `npm run soak:rolling` does the same with 2,000 requests, and more restarts. */
const PEOPLE = 12;
const READERS = 4;
const DRAIN_DELAY = 1.5;
const OLD_CHUNK = 'chunks/of-the-release-before.js';

const assets = mkdtempSync(path.join(os.tmpdir(), 'assets-'));
let balancer: Awaited<ReturnType<typeof startBalancer>>;

beforeAll(async () => {
  mkdirSync(path.join(assets, 'chunks'));
  writeFileSync(path.join(assets, OLD_CHUNK), 'before');
  balancer = await startBalancer();
});
afterAll(async () => {
  balancer.stop();
  await stopProducts();
  rmSync(assets, { recursive: true });
});

async function start(): Promise<Product> {
  const product = await startProduct({
    SITE_URL: balancer.address,
    DRAIN_DELAY: String(DRAIN_DELAY),
    ASSETS_DIR: assets,
    JOBS: 'off',
  });
  await balancer.add(product.at(''));
  return product;
}

/** Stops it as a supervisor does. Answers what it said while it went, and the seconds it took. */
async function stop(product: Product) {
  const began = performance.now();
  const stopped = product.stop();
  // Under load a signal is heard a moment later; a balancer has as long as the delay to see it.
  let ready = await product.get('/api/ready');
  while (ready.status === 200 && performance.now() - began < DRAIN_DELAY * 500)
    ready = await product.get('/api/ready');
  const [live, page] = await Promise.all(
    ['/api/live', '/terms'].map((where) => product.get(where)),
  );
  await stopped;
  balancer.remove(product.at(''));
  return {
    ready: [ready.status, ready.body],
    live: live?.status,
    page: page?.status,
    seconds: (performance.now() - began) / 1000,
  };
}

async function people() {
  const clients = await Promise.all(Array.from({ length: PEOPLE }, () => newClient()));
  const lawyers = await Promise.all(Array.from({ length: PEOPLE }, () => newLawyer()));
  const blank = { width: 400, height: 400, channels: 3, background: 'teal' } as const;
  const picture = await sharp({ create: blank }).png({ compressionLevel: 0 }).toBuffer();
  return {
    cookies: clients.map(({ cookie }) => cookie),
    pictures: clients.map(({ cookie }) => ({ cookie, picture })),
    bookings: [1, 2].flatMap((day) =>
      clients.flatMap(({ cookie }, n) => {
        const lawyer = lawyers[n];
        return lawyer ? [{ cookie, body: bookingBody(lawyer, manilaTime(day, 600)) }] : [];
      }),
    ),
  };
}

test('servers are restarted one after the other under load, and nobody notices', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  await expect(first.get('/api/ready')).resolves.toMatchObject({
    status: 200,
    body: '{"status":"ready"}',
  });

  const load = startLoad({
    address: balancer.address,
    ...(await people()),
    readers: READERS,
    pauseMs: 30,
  });
  await sleep(500);
  const stops = [await stop(first)];
  await start();
  stops.push(await stop(second));
  await load.stop();

  expect(load.failures).toEqual([]);
  expect(load.answered).toMatchObject({ booking: 2 * PEOPLE, upload: PEOPLE });
  expect(load.answered.page).toBeGreaterThan(20);
  expect(load.answered.read).toBeGreaterThan(20);
  // Each stream was ended, and opened again at another server, when its own was told to stop.
  expect(load.answered.stream).toBeGreaterThanOrEqual(PEOPLE);
  for (const { ready, live, page, seconds } of stops) {
    expect([ready, live, page]).toEqual([
      [503, '{"status":"not_ready","reason":"leaving"}'],
      200,
      200,
    ]);
    expect(seconds).toBeGreaterThanOrEqual(DRAIN_DELAY);
    expect(seconds).toBeLessThan(limit(10_000) / 1000);
  }
});

test('a page of the release before finds its files, and what is nowhere is 404 at once', async () => {
  const ask = (name: string) => fetch(`${balancer.address}/_next/static/${name}`);
  const old = await ask(OLD_CHUNK);
  expect([old.status, await old.text()]).toEqual([200, 'before']);
  expect(old.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  const began = performance.now();
  expect((await ask('chunks/nowhere.js')).status).toBe(404);
  expect(performance.now() - began).toBeLessThan(limit(1_000));
  // The next release finds those of this one.
  for (const name of readdirSync('.next/static/chunks'))
    if (!name.endsWith('.map')) expect(existsSync(path.join(assets, 'chunks', name))).toBe(true);
});
