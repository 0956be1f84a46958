// npm run bench:scale: search, landing pages, the home page's figures, profiles and sitemaps at 100,000 lawyers and 1,000,000
// meetings, beside the same at 160, each with its floor: a page of the same rows by one prepared statement, made JSON,
// without a server. Rounds in turn. Where fewer lawyers fit at 160, a full page there counts. Fails where a limit of
// docs/decisions/0039 is broken. Needs a build.

import { startInbox } from '../scripts/local/inbox.ts';
import { freePort } from '../scripts/local/ports.ts';
import { NOT_DURABLE, startPostgres } from '../scripts/local/postgres.ts';
import { explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { needed } from './lib/needed.ts';
import { percentile, report } from './lib/report.ts';
import { openSite, type ScaleCall } from './lib/scale-calls.ts';
import { scaleDatabase } from './lib/scale-seed.ts';
import { instances } from './lib/soak-instances.ts';

interface Site {
  readonly lawyers: number;
  readonly calls: Readonly<Record<string, ScaleCall>>;
  readonly times: Map<string, number[]>;
  readonly bytes: Map<string, unknown>;
}

const SIZES = [160, 100_000] as const;
const ROUNDS = Number(process.argv[2] ?? 5);
const CALLS = 20;
/** A call that is slower than it may ever be is not made so often. */
const ROUND_MS = 3_000;
const POSTGRES = { ...NOT_DURABLE, shared_buffers: '1GB', max_wal_size: '4GB' };

/** Ten lawyers at any size. */
const FULL_PAGE = 'search area, region';
const SLOWER_THAN_160 = 1.5;
const SLOWER_THAN_PAGE_1 = 1.3;
const DATA_MS = 20;

const shutdown = createShutdown();
const folder = dataFolder('bench-scale');

/** Starts the built product on a database of so many lawyers. */
async function startSite(server: string, smtpUrl: string, lawyers: number): Promise<Site> {
  const url = await scaleDatabase(server, { lawyers, logStep });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const product = instances({
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'local',
    DEMO_DATA: 'off',
    TRUST_PROXY: '1',
    DATABASE_URL: url,
    SMTP_URL: smtpUrl,
    PORT: String(port),
    SITE_URL: address,
    STORAGE_DIR: `${folder}/files`,
  });
  shutdown.onStop(product.killAll);
  await product.start(['server']);
  const site = await openSite(address, url);
  shutdown.onStop(site.end);
  return { lawyers, calls: site.calls, times: new Map(), bytes: new Map() };
}

/** Measures the milliseconds of each call, added to what earlier rounds measured. */
async function measure({ calls, times, bytes }: Site) {
  for (const [name, call] of Object.entries(calls)) {
    const measured = times.get(name) ?? [];
    const until = performance.now() + ROUND_MS;
    bytes.set(name, await call());
    for (let n = 0; n < CALLS && performance.now() < until; n += 1) {
      const began = performance.now();
      await call();
      measured.push(performance.now() - began);
    }
    times.set(name, measured);
  }
}

/** Tells whether it is bound to what it takes at 160. */
const isSearch = (name: string) => name.startsWith('search') && !name.includes('page 100');

function tableOf(small: Site, large: Site) {
  const p50 = ({ times }: Site, name: string) => percentile(sorted(times.get(name)), 0.5);
  const kB = ({ bytes }: Site, name: string) => {
    const size = bytes.get(name);
    return typeof size === 'number' ? Math.round(size / 1000) : '';
  };
  return [...large.times.keys()].map((name) => {
    // Fewer lawyers fit at 160: a page of them is less to read, to write and to send.
    const isShort = isSearch(name) && Number(kB(small, name)) < 0.9 * Number(kB(large, name));
    const least = Math.max(p50(small, name), isShort ? p50(small, FULL_PAGE) : 0);
    return {
      what: name,
      'kB at 160': kB(small, name),
      'kB at 100,000': kB(large, name),
      'p50 at 160': tenths(p50(small, name)),
      'p50 at 100,000': tenths(p50(large, name)),
      'p99 at 100,000': tenths(percentile(sorted(large.times.get(name)), 0.99)),
      'times 160': tenths(p50(large, name) / least),
    };
  });
}

const sorted = (ms: readonly number[] = []) =>
  ms.length > 0 ? ms.toSorted((a, b) => a - b) : [ROUND_MS];
const tenths = (number: number) => Math.round(number * 10) / 10;

/** Finds what is not as docs/decisions/0039 wants it. */
function failuresOf(rows: ReturnType<typeof tableOf>): string[] {
  const failures: string[] = [];
  const at = (name: string) =>
    needed(
      rows.find(({ what }) => what === name),
      `row of ${name}`,
    )['p50 at 100,000'];
  for (const { what, 'times 160': times } of rows) {
    if (isSearch(what) && times > SLOWER_THAN_160)
      failures.push(`${what}: ${times} times its time at 160`);
  }
  for (const what of ['search', 'search area, region']) {
    const times = tenths(at(`${what}, page 100`) / at(what));
    if (times > SLOWER_THAN_PAGE_1) failures.push(`${what}: page 100 takes ${times} times page 1`);
  }
  for (const { what, 'p50 at 100,000': ms } of rows) {
    const isData = /^(summary|featured|landing data)/.test(what);
    if (isData && ms > DATA_MS) failures.push(`${what}: ${ms} ms`);
  }
  return failures;
}

async function main() {
  const onLost = (error: unknown) => shutdown.run(explain(error));
  const postgres = await shutdown.own(() =>
    startPostgres({ folder, logStep, onLost, settings: POSTGRES }),
  );
  const inbox = await shutdown.own(() => startInbox({ folder, logStep }));
  const small = await startSite(postgres.url, inbox.smtpUrl, SIZES[0]);
  const large = await startSite(postgres.url, inbox.smtpUrl, SIZES[1]);
  for (let round = 1; round <= ROUNDS; round += 1) {
    logStep(`Round ${round} of ${ROUNDS}`);
    for (const site of [small, large]) await measure(site);
  }
  const rows = tableOf(small, large);
  await shutdown.run(report({ name: 'scale', rows, failures: failuresOf(rows) }) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
