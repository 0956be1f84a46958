import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { type OwnPostgres, startOwnPostgres } from '@/lib/testing/jest/postgres';
import { type Product, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { applySettings } from '@/lib/testing/jest/settings';
import { SITE } from '@/lib/testing/requests';
import { database } from '../db/pool';

const SECONDS = 5;
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
}, 120_000);

afterAll(async () => {
  await stopProducts();
  await postgres?.stop();
}, 60_000);

async function ask({ path, cookie }: (typeof asks)[number]) {
  const began = performance.now();
  const { status, headers } = await product.get(path, { ...(cookie && { cookie }) });
  const seconds = (performance.now() - began) / 1000;
  return { path, status, retryAfter: headers.get('retry-after'), seconds };
}

/** Everything answers as it should, sooner or later. */
async function untilWell(): Promise<void> {
  const giveUp = performance.now() + 30_000;
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
  // Connections that were used, so that the product has some to wait on; no page is kept yet.
  await ask({ path: '/api/v1/lawyers' });
  postgres.freeze();
  await expectUnavailable();
  await expectUnavailable();
  postgres.thaw();
  await untilWell();
});

test('kept pages are shown while the database is frozen', async () => {
  await untilWell();
  postgres.freeze();
  const kept = await ask({ path: '/lawyers-online/labor' });
  expect(kept).toMatchObject({ status: 200 });
  expect(kept.seconds).toBeLessThan(SECONDS);
  postgres.thaw();
  await untilWell();
});

test('killed again and again amid jobs it is back by itself each time, and no failure goes unheard', async () => {
  for (let i = 0; i < 3; i += 1) {
    await queueJobs(2_000);
    postgres.kill();
    const answers = await Promise.all(asks.map(ask));
    for (const { path, status, seconds } of answers) {
      // A page that is kept is shown without a database.
      expect([path, [200, 503].includes(status)]).toEqual([path, true]);
      expect(seconds).toBeLessThan(SECONDS);
    }
    await untilWell();
  }
  expect(product.errors()).not.toContain('unhandledRejection');
  await untilJobsAreDone();
}, 120_000);

/** Jobs that do next to nothing, so that many end at any moment. */
async function queueJobs(count: number): Promise<void> {
  await database().execute(sql`
    select graphile_worker.add_job('remove_picture', json_build_object('name', 'none-' || n))
    from generate_series(1, ${count}) n`);
}

/** Also those that were under way at a kill, once their workers have been silent for half a minute. */
async function untilJobsAreDone(): Promise<void> {
  const giveUp = performance.now() + 80_000;
  for (;;) {
    const { rows } = await database().execute<{ open: number }>(
      sql`select count(*)::int as open from graphile_worker.jobs where task_identifier = 'remove_picture'`,
    );
    if (rows[0]?.open === 0) return;
    if (performance.now() > giveUp) throw new Error(`${rows[0]?.open} jobs are not done`);
    await setTimeout(250);
  }
}
