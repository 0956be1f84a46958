import { arrayContains } from 'drizzle-orm';
import { database } from '@/lib/server/platform/db/pool';
import { pageEntries } from '@/lib/server/schema/pages';
import { SITE } from '@/lib/testing/api/requests';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { type OwnPostgres, startOwnPostgres } from '@/lib/testing/jest/postgres';
import {
  freePort,
  type Product,
  startProduct,
  startWorker,
  stopProducts,
} from '@/lib/testing/jest/product';
import { applySettings } from '@/lib/testing/jest/settings';
import { limit } from '@/scripts/lib/test/speed';

const SECONDS = limit(5_000) / 1000;
/** As many at once as there are connections, and some more. */
const AT_ONCE = 25;
const KILLS = 3;

let postgres: OwnPostgres;
let product: Product;
/** Address of the worker that does the jobs. */
let worker: string;
let asks: { path: string; cookie?: string }[];

beforeAll(async () => {
  postgres = await startOwnPostgres();
  applySettings({ DATABASE_URL: postgres.url });
  const port = String(await freePort());
  worker = `http://127.0.0.1:${port}`;
  product = await startProduct({ DATABASE_URL: postgres.url, SITE_URL: SITE });
  startWorker({ DATABASE_URL: postgres.url, HEALTH_PORT: port });
  const { cookie } = await newClient();
  const { cookie: lawyerCookie, lawyerId } = await newLawyer();
  asks = [
    { path: '/api/health' },
    { path: '/api/ready' },
    { path: '/api/v1/auth/session', cookie },
    { path: '/api/v1/lawyers' },
    { path: `/api/v1/lawyers/availability?_id=${lawyerId}` },
    { path: '/customer-portal', cookie },
    { path: '/lawyer-portal/meetings', cookie: lawyerCookie },
    { path: `/lawyer/${lawyerId}` },
    { path: '/lawyers-online/labor' },
    { path: '/server-sitemap.xml' },
  ];
});

afterAll(async () => {
  await stopProducts();
  await postgres?.stop();
});

async function ask({ path, cookie }: (typeof asks)[number]) {
  const began = performance.now();
  const { status, headers } = await product.get(path, { ...(cookie && { cookie }) });
  const seconds = (performance.now() - began) / 1000;
  return { path, status, retryAfter: headers.get('retry-after'), seconds };
}

/** Returns the worker's status, 0 for no answer. */
const askWorker = (path: string) =>
  fetch(`${worker}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

async function untilWorkerSays(status: number): Promise<void> {
  const giveUp = performance.now() + limit(30_000);
  while ((await askWorker('/ready')) !== status)
    if (performance.now() > giveUp) throw new Error(`the worker never said ${status}`);
}

/** Everything answers as it should, sooner or later. */
async function untilHealthy(): Promise<void> {
  const giveUp = performance.now() + limit(30_000);
  for (;;) {
    const answers = await Promise.all(asks.map(ask));
    if (answers.every(({ status }) => status === 200)) return;
    if (performance.now() > giveUp) throw new Error(JSON.stringify(answers));
  }
}

/** For some seconds after an outage pages are rendered without being cached. */
async function untilCached(path: string): Promise<void> {
  const giveUp = performance.now() + limit(30_000);
  // Next names the path in a tag of its own; its keys are longer.
  const shown = arrayContains(pageEntries.tags, [`_N_T_${path}`]);
  const rows = () => database().select().from(pageEntries).where(shown);
  while ((await rows()).length === 0) {
    if (performance.now() > giveUp) throw new Error(`${path} was never cached`);
    await ask({ path });
  }
}

async function expectUnavailable(): Promise<void> {
  const many = Array.from({ length: AT_ONCE }, () => ask({ path: '/api/v1/lawyers' }));
  const answers = await Promise.all([...asks.map(ask), ...many]);
  for (const { path, status, retryAfter, seconds } of answers) {
    expect([path, status, retryAfter]).toEqual([path, 503, '5']);
    expect([path, seconds < SECONDS ? 'in time' : seconds]).toEqual([path, 'in time']);
  }
}

test('a database that is frozen is 503 within five seconds everywhere, and all is well when it moves again', async () => {
  await expect(ask({ path: '/api/health' })).resolves.toMatchObject({ status: 200 });
  await untilWorkerSays(200);
  // Connections that were used, so that the product has some to wait on; no page is cached yet.
  await ask({ path: '/api/v1/lawyers' });
  postgres.freeze();
  await expectUnavailable();
  await expectUnavailable();
  await untilWorkerSays(503);
  // Whoever restarts what does not live restarts nothing.
  await expect(ask({ path: '/api/live' })).resolves.toMatchObject({ status: 200 });
  await expect(askWorker('/live')).resolves.toBe(200);
  postgres.thaw();
  await untilHealthy();
  await untilWorkerSays(200);
});

test('cached pages are shown while the database is frozen', async () => {
  await untilHealthy();
  await untilCached('/lawyers-online/labor');
  postgres.freeze();
  const cached = await ask({ path: '/lawyers-online/labor' });
  expect(cached).toMatchObject({ status: 200 });
  expect(cached.seconds).toBeLessThan(SECONDS);
  postgres.thaw();
  await untilHealthy();
});

test('killed again and again it is back by itself each time', async () => {
  for (let i = 0; i < KILLS; i += 1) {
    postgres.kill();
    const answers = await Promise.all(asks.map(ask));
    for (const { path, status, seconds } of answers) {
      // A cached page is shown without a database.
      expect([path, [200, 503].includes(status)]).toEqual([path, true]);
      expect(seconds).toBeLessThan(SECONDS);
    }
    await untilHealthy();
  }
});
