// npm run bench:portal [seconds]: what is rendered for each request and can't be cached: pages of a signed-in client and lawyer, the
// home page of who is signed in, results, the search of the API. Statements, bytes, and processor time of the server (all its
// threads, as the kernel counts it, which other work on the machine disturbs least), beside a Next hello-world that is rendered
// for each request too, measured before every target.
import path from 'node:path';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { countSettings, countsOf } from './lib/counts.ts';
import { type Asked, exchange, load } from './lib/load.ts';
import { needed } from './lib/needed.ts';
import { portalTargets } from './lib/portal-targets.ts';
import { median, report } from './lib/report.ts';
import { type Shutdown, startHello, startProduct } from './lib/servers.ts';
import type { Settings } from './lib/settings.ts';

type Start = (
  shutdown: Shutdown,
  settings: Settings,
) => Promise<{ readonly url: string; readonly pid: number }>;

interface Counted {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly file: string;
}

interface Target extends Asked {
  readonly headers: Readonly<Record<string, string>>;
}

/** Results per request; `cpu` in milliseconds. */
interface Loaded {
  readonly rate: number;
  readonly p99: number;
  readonly cpu: number;
  readonly wrong: ReadonlySet<string>;
}

const [SECONDS = 3] = process.argv.slice(2).map(Number);
const CONNECTIONS = 4;
/** Code is compiled as it runs, for a long while. */
const WARM_SECONDS = 30;
const HELLO_SECONDS = 1;
/** The statements of the background are not those of most requests. */
const LOOKS = 5;

const shutdown = createShutdown();

/** Starts a server that can be asked for its counts. */
async function counted(start: Start, name: string, settings: Settings = {}): Promise<Counted> {
  const file = path.join(dataFolder('bench'), `counts-${name}-${process.pid}`);
  const { url, pid } = await start(shutdown, { ...settings, ...countSettings(file) });
  return { url, port: Number(new URL(url).port), pid, file };
}

async function statementsOf(server: Counted, target: Target): Promise<number> {
  const found: number[] = [];
  for (let look = 1; look <= LOOKS; look += 1) {
    const before = await countsOf(server);
    await exchange(server.port, target);
    found.push((await countsOf(server)).statements - before.statements);
  }
  return median(found);
}

/** Measures requests a second, and milliseconds of processor time for each. */
async function loaded(server: Counted, target: Target, seconds: number): Promise<Loaded> {
  const before = await countsOf(server);
  const { count, rate, p99, wrong } = await load(server.port, [target], seconds, CONNECTIONS);
  const { cpu } = await countsOf(server);
  return { rate, p99, wrong, cpu: (cpu - before.cpu) / 1000 / count };
}

async function bytesOf(server: Counted, { path: at, headers }: Target) {
  const { 'accept-encoding': _, ...plain } = headers;
  const whole = await exchange(server.port, { path: at, headers: plain });
  const sent = await exchange(server.port, { path: at, headers });
  return { whole: whole.body.length, sent: sent.body.length };
}

const rounded = (number: number, digits = 1) => Number(number.toFixed(digits));

async function main() {
  await ensureBuilt({ logStep });
  const hello = await counted(startHello, 'hello');
  const product = await counted(startProduct, 'product', { ADDRESS_LIMIT_FACTOR: '1000000' });
  const targets = await portalTargets(product.url);
  const helloPage = { path: '/dynamic', headers: needed(targets[0], 'target').headers };
  logStep('Warming up');
  await load(product.port, targets, WARM_SECONDS, CONNECTIONS);
  await load(hello.port, [helloPage], WARM_SECONDS, CONNECTIONS);
  const failures: string[] = [];
  const floors: Loaded[] = [];
  const rows: object[] = [];
  for (const target of targets) {
    const least = await loaded(hello, helloPage, HELLO_SECONDS);
    floors.push(least);
    const { whole, sent } = await bytesOf(product, target);
    const statements = await statementsOf(product, target);
    const { rate, p99, wrong, cpu } = await loaded(product, target, SECONDS);
    rows.push({
      target: target.name,
      statements,
      bytes: whole,
      sent,
      'CPU ms': rounded(cpu),
      'req/s': rounded(rate),
      'p99 ms': rounded(p99),
      'x hello': rounded(cpu / least.cpu),
    });
    failures.push(...[...wrong].map((each) => `${target.name}: ${each}`));
    logStep(`${target.name}: ${rounded(cpu)} ms`);
  }
  const floor = (key: 'cpu' | 'rate' | 'p99') => median(floors.map((each) => each[key]));
  rows.unshift({
    target: 'hello-world, dynamic',
    statements: 0,
    ...(({ whole, sent }) => ({ bytes: whole, sent }))(await bytesOf(hello, helloPage)),
    'CPU ms': rounded(floor('cpu'), 2),
    'req/s': rounded(floor('rate')),
    'p99 ms': rounded(floor('p99')),
    'x hello': 1,
  });
  await shutdown.run(report({ name: 'portal', rows, failures }) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
