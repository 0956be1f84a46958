// npm run bench:signalling [calls] [messages]: calls of two people each, whose pages tell each other something at the same
// time through one server process and its PostgreSQL. Prints how long a message is under way, from before it is posted until the
// other page has it. Fails unless each arrives once and in order. Needs a build.
import { rmSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { freePort } from '../scripts/local/ports.ts';
import { explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { CallPage } from './lib/call-page.ts';
import { callDatabase } from './lib/open-calls.ts';
import { percentile } from './lib/report.ts';
import { settingOf } from './lib/settings.ts';
import { instances } from './lib/soak-instances.ts';

const [CALLS = 100, MESSAGES = 50] = process.argv.slice(2).map(Number);
/** Between two messages of a page, as a browser finds its candidates. */
const PAUSE_MS = 250;
const PASSWORD = 'Signal-bench-2026';
const LATEST_MS = 20_000;

const shutdown = createShutdown();
const folder = dataFolder('bench-signalling');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface OpenCall {
  readonly id: string;
  readonly emails: readonly string[];
}

/** Opens two pages of each call, in it. */
async function pagesOf(base: string, calls: readonly OpenCall[]): Promise<CallPage[]> {
  const pages: CallPage[] = [];
  for (const { id, emails } of calls) {
    const two = emails.map((email) => new CallPage(base, id, email));
    for (const page of two) {
      await page.signIn(PASSWORD);
      await page.open();
    }
    for (const page of two) await page.post('hello', { ack: false });
    pages.push(...two);
  }
  return pages;
}

async function talk(page: CallPage) {
  await sleep(Math.random() * PAUSE_MS);
  for (let n = 0; n < MESSAGES; n += 1) {
    await page.post('candidate', { n, at: performance.now() });
    await sleep(PAUSE_MS);
  }
}

async function untilAllArrived(pages: readonly CallPage[]) {
  const deadline = Date.now() + LATEST_MS;
  while (Date.now() < deadline && pages.some(({ received }) => received.length < MESSAGES))
    await sleep(50);
}

/** Tells whether a page has each message of the other once and in order. */
const isWhole = ({ received }: CallPage) =>
  received.length === MESSAGES && received.every(({ n }, place) => n === place);

const at = (sorted: readonly number[], share: number) => percentile(sorted, share).toFixed(1);

async function main() {
  await ensureBuilt({ logStep });
  rmSync(folder, { recursive: true, force: true });
  const { env } = await startLocalServices({
    folder,
    port: await freePort(),
    logStep,
    shutdown,
  });
  const product = instances({ ...env, DEMO_DATA: 'off' });
  shutdown.onStop(product.killAll);
  await product.start(['server']);
  const database = await callDatabase(settingOf(env, 'DATABASE_URL'));
  const calls = await database.openCalls(CALLS, await hash(PASSWORD));
  await database.end();
  const pages = await pagesOf(settingOf(env, 'SITE_URL'), calls);
  logStep(`${pages.length} pages are in ${calls.length} calls`);
  await Promise.all(pages.map(talk));
  await untilAllArrived(pages);
  const times = pages.flatMap(({ received }) => received.map(({ ms }) => ms));
  const sorted = times.toSorted((a, b) => a - b);
  const whole = pages.filter(isWhole).length;
  logStep(
    `${sorted.length} of ${pages.length * MESSAGES} messages arrived, ${whole} of ${pages.length} pages have all in order`,
  );
  if (sorted.length > 0)
    logStep(`delivery ms: p50 ${at(sorted, 0.5)}, p95 ${at(sorted, 0.95)}, max ${at(sorted, 1)}`);
  for (const page of pages) page.close();
  await shutdown.run(whole === pages.length ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
