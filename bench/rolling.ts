// npm run soak:rolling: restarts two servers of the product in turn, as a deploy does, behind a balancer that sends each request
// to one that said it was ready and repeats none (lib/testing/rolling). Meanwhile people read pages and the API, book,
// upload pictures over a slow line and keep event streams open. Fails where one request fails, or a stream breaks off
// instead of ending. Settings are those of production: DRAIN_DELAY=3, a worker of its own. Needs a build. The servers share nothing
// but the database and a bucket, as two machines do: each has a folder of its own for what is under way, and a picture that came
// by way of one is read at the end from both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { environmentOf, startS3Store } from '../lib/testing/files/s3-store.ts';
import { startBalancer } from '../lib/testing/rolling/balancer.ts';
import { startLoad } from '../lib/testing/rolling/load.ts';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { freePort } from '../scripts/local/ports.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from '../scripts/local/product.ts';
import { CommandError, explain, logStep } from '../server/log.ts';
import { dataFolder, inRoot } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { inTurn, needed } from './lib/needed.ts';
import { report } from './lib/report.ts';
import { type Settings, settingOf } from './lib/settings.ts';
import { bookingOf, type Call, openTimes, verifiedClient } from './lib/soak-clients.ts';

interface Row {
  'ready after (s)': number;
  'memory (MB)': number;
  'memory then'?: number;
  'stopped after (s)'?: number;
}

interface RunningServer {
  readonly child: ChildProcess;
  readonly address: string;
  readonly port: number;
  readonly row: Row;
}

const REQUESTS = 2_000;
const RESTARTS_OF_EACH = 2;
const PEOPLE = 50;
const READERS = 8;
const PAUSE_MS = 60;
const DRAIN_DELAY_SECONDS = 3;
const MAX_STOP_SECONDS = 10;
/** Seconds between a start and the next stop, as an operator looks at the first. */
const LOOK_MS = 1_000;

const shutdown = createShutdown();
const folder = dataFolder('rolling');

const secondsSince = (began: number) => Number(((performance.now() - began) / 1000).toFixed(1));

/** Reads how many megabytes a process holds in memory, as Linux says; NaN of one that has ended. */
function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Starts a store beside for files in a bucket; resolves to the settings of it. */
async function startBucket() {
  const store = await startS3Store();
  shutdown.onStop(store.stop);
  return environmentOf(store.settings);
}

/** Finds why a server does not answer with the picture that each of these people uploaded, wherever it came in. */
async function missingPictures(
  servers: readonly RunningServer[],
  cookies: readonly string[],
): Promise<string[]> {
  const failures: string[] = [];
  for (const { address } of servers)
    for (const cookie of cookies) {
      const session = await fetch(`${address}/api/v1/auth/session`, { headers: { cookie } });
      const { picture_url: url } = (await session.json()) as { picture_url: string | null };
      const status = url
        ? (await fetch(new URL(new URL(url, address).pathname, address))).status
        : 0;
      if (status !== 200) failures.push(`picture ${url} at ${address}: ${status}`);
    }
  return failures;
}

/** Runs processes of the product. Each is started on its port again. */
function processes(env: NodeJS.ProcessEnv, balancer: Awaited<ReturnType<typeof startBalancer>>) {
  const rows: Row[] = [];
  const running = new Set<ChildProcess>();
  const launch = (script: string, settings: Settings): ChildProcess => {
    const child = spawn(process.execPath, [...SERVER_FLAGS, inRoot(script)], {
      cwd: inRoot(),
      env: { ...SERVER_MEMORY, ...env, ...settings, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const untilReady = async (child: ChildProcess, url: string) => {
    for (;;) {
      const status = await fetch(url).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return;
      if (child.exitCode !== null) throw new CommandError('A process did not start.');
      await sleep(20);
    }
  };
  return {
    rows,
    async server(port: number): Promise<RunningServer> {
      const began = performance.now();
      const address = `http://127.0.0.1:${port}`;
      const child = launch('server/serve.ts', {
        PORT: String(port),
        JOBS: 'off',
        INCOMING_DIR: path.join(folder, `incoming-${port}`),
      });
      await untilReady(child, `${address}/api/ready`);
      const row: Row = { 'ready after (s)': secondsSince(began), 'memory (MB)': memoryOf(child) };
      await balancer.add(address);
      return { child, address, port, row };
    },
    async stop({ child, address, row }: RunningServer) {
      const began = performance.now();
      row['memory then'] = memoryOf(child);
      child.kill('SIGTERM');
      await once(child, 'exit');
      balancer.remove(address);
      row['stopped after (s)'] = secondsSince(began);
      rows.push(row);
    },
    async worker(port: number) {
      const child = launch('server/worker.ts', {
        HEALTH_PORT: String(port),
        INCOMING_DIR: path.join(folder, 'incoming-worker'),
      });
      await untilReady(child, `http://127.0.0.1:${port}/ready`);
    },
    killAll() {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

async function peopleAt(base: string, inbox: string) {
  const clients: Call[] = [];
  for (let n = 0; n < PEOPLE; n += 1) clients.push(await verifiedClient(base, inbox, n));
  const times = await openTimes(base, 2 * PEOPLE, 2);
  const blank = { width: 700, height: 700, channels: 3, background: 'teal' } as const;
  const picture = await sharp({ create: blank }).png({ compressionLevel: 0 }).toBuffer();
  const cookies = clients.map((call) => call.cookie());
  return {
    cookies,
    bookings: times.map((time, n) => ({ cookie: inTurn(cookies, n), body: bookingOf(time) })),
    pictures: cookies.map((cookie) => ({ cookie, picture })),
  };
}

async function main() {
  rmSync(folder, { recursive: true, force: true });
  const balancer = await startBalancer();
  shutdown.onStop(balancer.stop);
  const port = await freePort();
  const { env: local } = await startLocalServices({ folder, port, logStep, shutdown });
  const env = {
    ...local,
    ...(await startBucket()),
    SITE_URL: balancer.address,
    DRAIN_DELAY: String(DRAIN_DELAY_SECONDS),
    ASSETS_DIR: path.join(folder, 'assets'),
  };
  const product = processes(env, balancer);
  shutdown.onStop(product.killAll);
  await product.worker(await freePort());
  let servers = [await product.server(await freePort()), await product.server(await freePort())];
  const people = await peopleAt(balancer.address, settingOf(env, 'INBOX_URL'));
  const load = startLoad({
    address: balancer.address,
    ...people,
    readers: READERS,
    pauseMs: PAUSE_MS,
  });
  logStep('Restarting');
  const began = performance.now();
  let restarts = 0;
  while (restarts < RESTARTS_OF_EACH * servers.length || load.total() < REQUESTS) {
    const [oldest, ...others] = servers;
    await sleep(LOOK_MS);
    const stopped = needed(oldest, 'server');
    await product.stop(stopped);
    servers = [...others, await product.server(stopped.port)];
    restarts += 1;
    logStep(`${restarts} restarts, ${load.total()} answered, ${load.failures.length} failed`);
  }
  await load.stop();
  const seconds = secondsSince(began);
  for (const { row } of servers) product.rows.push(row);
  logStep(`${restarts} restarts in ${seconds} s: ${JSON.stringify(load.answered)}`);
  const missing = await missingPictures(servers, people.cookies);
  logStep(
    `${servers.length * people.cookies.length - missing.length} pictures read from the bucket`,
  );
  const slow = product.rows.filter((row) => (row['stopped after (s)'] ?? 0) >= MAX_STOP_SECONDS);
  const failures = [
    ...load.failures,
    ...missing,
    ...slow.map((row) => `a stop took ${row['stopped after (s)']} s`),
  ];
  const isWell = report({ name: 'rolling', rows: product.rows, failures });
  await shutdown.run(isWell ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
