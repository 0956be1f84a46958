import { SITE } from '@/lib/testing/api/requests';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { type OwnPostgres, startOwnPostgres } from '@/lib/testing/jest/postgres';
import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { applySettings } from '@/lib/testing/jest/settings';
import { limit } from '@/scripts/lib/test/speed.mjs';

const SECONDS = limit(5_000) / 1000;
/** As many at once as there are connections, and some more. */
const AT_ONCE = 25;

let postgres: OwnPostgres;
let product: Product;
let asks: { path: string; cookie?: string }[];

beforeAll(async () => {
  postgres = await startOwnPostgres();
  applySettings({ DATABASE_URL: postgres.url });
  product = await startProduct({ DATABASE_URL: postgres.url, SITE_URL: SITE });
  const { cookie } = await newClient();
  const { cookie: lawyerCookie, lawyerId } = await newLawyer();
  asks = [
    { path: '/api/health' },
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

/** Everything answers as it should, sooner or later. */
async function untilHealthy(): Promise<void> {
  const giveUp = performance.now() + limit(30_000);
  for (;;) {
    const answers = await Promise.all(asks.map(ask));
    if (answers.every(({ status }) => status === 200)) return;
    if (performance.now() > giveUp) throw new Error(JSON.stringify(answers));
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
  // Connections that were used, so that the product has some to wait on; no page is cached yet.
  await ask({ path: '/api/v1/lawyers' });
  postgres.freeze();
  await expectUnavailable();
  await expectUnavailable();
  postgres.thaw();
  await untilHealthy();
});

test('cached pages are shown while the database is frozen', async () => {
  await untilHealthy();
  postgres.freeze();
  const cached = await ask({ path: '/lawyers-online/labor' });
  expect(cached).toMatchObject({ status: 200 });
  expect(cached.seconds).toBeLessThan(SECONDS);
  postgres.thaw();
  await untilHealthy();
});

test('killed again and again it is back by itself each time', async () => {
  for (let i = 0; i < 3; i += 1) {
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
