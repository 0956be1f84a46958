// npm run bench:others [seconds]: what a request costs the processor, here and in products that others made, which it installs from
// npm into a temporary folder: Payload CMS, Medusa and a bare Next, under the same Node, on a PostgreSQL like ours, with the lawyers,
// bookings and payments of the demo. Every page and route is loaded over two connections, all in turn, in five rounds; a figure is
// the median of the processor time of all threads of the server's process, as Linux counts it, per request. The database and
// the load are other processes. What does not start is named with the reason, and has no figure. docs/comparison.md explains
// the table.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { startPostgres } from '../scripts/local/postgres.ts';
import { beginStage, CommandError, explain, logStep, reasonOf } from '../server/log.ts';
import { root } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { residentMemory } from './lib/memory.ts';
import { prepareNext } from './lib/others/bare-next.ts';
import { cpuOf } from './lib/others/cpu.ts';
import { prepareMedusa } from './lib/others/medusa.ts';
import { startOurs } from './lib/others/ours.ts';
import { preparePayload } from './lib/others/payload.ts';
import { measureInTurn } from './lib/others/rounds.ts';
import { rowsOf } from './lib/others/rows.ts';
import type { Given, Measured } from './lib/others/server.ts';
import { type Other, tableOf } from './lib/others/table.ts';
import { report } from './lib/report.ts';
import { prepareProduct } from './lib/servers.ts';

const [SECONDS = 3] = process.argv.slice(2).map(Number);
/** A process that has started collects its garbage for a while. */
const SETTLING_SECONDS = 60;
const IDLE_SECONDS = 10;
const OTHERS: Record<Other, (given: Given) => Promise<() => Promise<Measured>>> = {
  payload: preparePayload,
  medusa: prepareMedusa,
  next: prepareNext,
};

const shutdown = createShutdown();

/** Makes a folder that PostgreSQL may enter, whose user is another. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangguni-others-'));
  chmodSync(folder, 0o755);
  shutdown.onStop(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a PostgreSQL with an empty database for each of the others. */
async function databases(folder: string) {
  const onLost = (error: unknown) => void shutdown.run(explain(error));
  const { url } = await shutdown.own(() => startPostgres({ folder, logStep, onLost }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of Object.keys(OTHERS)) await client.query(`create database ${name}`);
  await client.end();
  return (name: string) => new URL(`/${name}`, url).href;
}

/** Milliseconds of processor time of each process in a second without requests, a minute after the last start. */
async function idleOf(servers: readonly Measured[]): Promise<number[]> {
  await sleep(SETTLING_SECONDS * 1000);
  const before = servers.map(({ pid }) => cpuOf(pid));
  await sleep(IDLE_SECONDS * 1000);
  return servers.map(({ pid }, at) =>
    Number(((cpuOf(pid) - (before[at] ?? Number.NaN)) / IDLE_SECONDS).toFixed(1)),
  );
}

async function main() {
  if (process.platform !== 'linux') throw new CommandError('bench:others needs Linux.');
  await ensureBuilt({ logStep });
  const product = await prepareProduct(shutdown, { ADDRESS_LIMIT_FACTOR: '1000000' });
  // Loads the demo.
  const first = await product.start();
  const rows = await rowsOf(product.databaseUrl);
  await first.stop();

  const folder = temporaryFolder();
  const given = { folder, shutdown, rows, databaseUrl: await databases(folder) };
  const reasons = new Map<Other, string>();
  const attempt = async <Value>(other: Other, make: () => Promise<Value>) => {
    const done = beginStage();
    try {
      return await make();
    } catch (error) {
      if (shutdown.isStopping()) throw error;
      reasons.set(other, reasonOf(error));
      return null;
    } finally {
      done(other);
    }
  };
  const starts = new Map<Other, () => Promise<Measured>>();
  for (const other of Object.keys(OTHERS) as Other[]) {
    const start = await attempt(other, () => OTHERS[other](given));
    if (start) starts.set(other, start);
  }

  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  const before = os.loadavg();
  const ours = await startOurs(product, commit.toString().trim());
  const beside = new Map<Other, Measured>();
  for (const [other, start] of starts) {
    const server = await attempt(other, start);
    if (server) beside.set(other, server);
  }
  const servers = [ours, ...beside.values()];
  const atStart = servers.map(({ pid }) => residentMemory(pid));
  const idle = await idleOf(servers);
  logStep('Measuring');
  const { costs, failures } = await measureInTurn(servers, SECONDS);
  const processes = servers.map(({ name, pid, seconds }, at) => ({
    process: name,
    'start s': Number(seconds.toFixed(1)),
    'MB at start': atStart[at],
    'MB after the load': residentMemory(pid),
    'idle ms/s': idle[at],
  }));
  console.table(processes);
  const notStarted = [...reasons].map(([other, reason]) => `${other} did not start: ${reason}`);
  const facts = {
    machine: `${os.cpus()[0]?.model}, ${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    'load before': before,
    'load after': os.loadavg(),
    lawyers: rows.lawyers.length,
    bookings: rows.bookings.length,
    payments: rows.payments.length,
  };
  const isWell = report({
    name: 'others',
    rows: tableOf(ours, beside, reasons, costs),
    failures: [...notStarted, ...failures],
    facts: { ...facts, processes },
  });
  console.log(facts);
  await shutdown.run(isWell ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
