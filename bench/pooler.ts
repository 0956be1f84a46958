// npm run bench:pooler [seconds]: what PgBouncer in transaction mode costs. Two servers on one PostgreSQL, one by way of PgBouncer
// (Debian's, which has to be there) and one directly, are asked in turn: searches from 32 connections, three rounds, the median of each.
// Then as many clients as there are want the same times of a lawyer at each. Fails where a search or a booking is answered with
// something else, or the way through the pooler takes over twice as long at the median. Needs a build.
import path from 'node:path';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { startPgBouncer } from '../scripts/local/pgbouncer.ts';
import { freePort } from '../scripts/local/ports.ts';
import { runProduct } from '../scripts/local/product.ts';
import { CommandError, explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { attempt, lawyersWith } from './lib/booking-attempts.ts';
import { type Load, load } from './lib/load.ts';
import { needed } from './lib/needed.ts';
import { median, percentile, report } from './lib/report.ts';
import { settingOf } from './lib/settings.ts';
import { verifiedClient } from './lib/soak-clients.ts';

/** A server, which is asked directly or by way of PgBouncer. */
interface Started {
  readonly name: string;
  readonly port: number;
  readonly base: string;
}

interface Searched {
  readonly name: string;
  readonly port: number;
  readonly loads: Load[];
}

interface Measured {
  readonly row: { readonly what: string; readonly 'p50 ms': number; readonly 'p99 ms': number };
  readonly failures: readonly string[];
}

const [SECONDS = 5] = process.argv.slice(2).map(Number);
const ROUNDS = 3;
const WARM_SECONDS = 10;
const CLIENTS = 30;
const MOST_TIMES = 2;
const SEARCHES = [
  '?page=1',
  '?area_of_practice=labor',
  '?region=Cebu&sort=price',
  '?soonest=1',
].map((query) => ({ path: `/api/v1/lawyers${query}` }));

const shutdown = createShutdown();
const folder = path.join(dataFolder('bench'), `pooler-${process.pid}`);
const rounded = (number: number) => Number(number.toFixed(1));

async function start(env: NodeJS.ProcessEnv, name: string): Promise<Started> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const settings = { ...env, PORT: String(port), SITE_URL: base };
  const logFile = path.join(folder, `${name}.log`);
  const product = runProduct({ env: settings, port, logStep, logFile });
  shutdown.onStop(product.stop);
  if (!(await product.ready)) throw new CommandError(`The product could not start; see ${logFile}`);
  return { name, port, base };
}

/** Both in turn, since a machine is never as busy twice. */
async function searches(servers: readonly Started[]): Promise<Measured[]> {
  const found = servers.map(({ name, port }): Searched => ({ name, port, loads: [] }));
  for (const { port } of found) await load(port, SEARCHES, WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { port, loads } of found) loads.push(await load(port, SEARCHES, SECONDS));
  return found.map(({ name, loads }) => {
    const row = {
      what: `searches, ${name}`,
      'per second': rounded(median(loads.map(({ rate }) => rate))),
      'p50 ms': rounded(median(loads.map(({ p50 }) => p50))),
      'p99 ms': rounded(median(loads.map(({ p99 }) => p99))),
    };
    return { row, failures: loads.flatMap(({ wrong }) => [...wrong]) };
  });
}

/** Lets all clients want the first of the times, then the second, and so on; each time is booked once. */
async function bookings({ name, base }: Started, inbox: string): Promise<Measured> {
  const turn = name === 'directly' ? 0 : 1;
  const numbers = Array.from({ length: CLIENTS }, (_, i) => turn * CLIENTS + i);
  const clients = await Promise.all(numbers.map((number) => verifiedClient(base, inbox, number)));
  const [times] = (await lawyersWith(base, ROUNDS * 2)).slice(turn);
  const made: { status: number | string; ms: number }[] = [];
  for (const time of needed(times, 'lawyer with open times').slice(0, ROUNDS * 2)) {
    const round = await Promise.all(clients.map((client) => attempt(client, time)));
    made.push(...round);
    for (const { release } of round) await release();
    if (round.filter(({ status }) => status === 201).length !== 1)
      made.push({ status: 'not booked exactly once', ms: 0 });
  }
  const ms = made.map((one) => one.ms).sort((a, b) => a - b);
  const row = {
    what: `${CLIENTS} clients want one time, ${name}`,
    'p50 ms': rounded(percentile(ms, 0.5)),
    'p99 ms': rounded(percentile(ms, 0.99)),
  };
  const wrong = made.filter(({ status }) => status !== 201 && status !== 409);
  return { row, failures: wrong.map(({ status }) => `a booking ${name}: ${status}`) };
}

async function main() {
  await ensureBuilt({ logStep });
  const { env: local } = await startLocalServices({
    folder,
    port: await freePort(),
    logStep,
    shutdown,
  });
  const env = { ...local, ADDRESS_LIMIT_FACTOR: '1000000' };
  const databaseUrl = settingOf(env, 'DATABASE_URL');
  const pooler = await startPgBouncer(databaseUrl, { default_pool_size: '20' });
  shutdown.onStop(pooler.stop);
  const directly = await start(env, 'directly');
  const pooled = {
    ...env,
    DATABASE_URL: pooler.at(databaseUrl),
    DATABASE_DIRECT_URL: databaseUrl,
    JOBS: 'off',
  };
  const servers = [directly, await start(pooled, 'by way of PgBouncer')];
  const measured = await searches(servers);
  const inbox = settingOf(env, 'INBOX_URL');
  for (const server of servers) measured.push(await bookings(server, inbox));
  const failures = measured.flatMap((one) => one.failures);
  for (const pair of [measured.slice(0, 2), measured.slice(2)]) {
    const [first, second] = pair.map(({ row }) => row);
    const least = needed(first, 'direct way')['p50 ms'];
    const pooledRow = needed(second, 'way by PgBouncer');
    if (pooledRow['p50 ms'] > MOST_TIMES * least)
      failures.push(`${pooledRow.what}: over ${MOST_TIMES} times as long`);
  }
  const rows = measured.map(({ row }) => row);
  await shutdown.run(report({ name: 'pooler', rows, failures }) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
