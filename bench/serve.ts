// npm run bench:serve [seconds] [seconds of memory]: how many requests a second the product answers on one core while
// 32 connections ask from the other, beside a bare server that sends the same bytes, round by round in turn: cached
// pages, the same with what the browser has, the same as navigations; searches beside a bare server that reads such a
// page from the database. Then whether memory stays under a minute of everything. Fails where a page has less than 20 % of
// the floor or a p99 from 25 ms, the search less than 15 %, or memory grows by more than 10 %. Needs a quiet machine
// with two cores; only Linux can keep the two apart.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { startFloors } from './lib/floors.ts';
import { heapSettings } from './lib/memory.ts';
import { pin } from './lib/pin.ts';
import { report } from './lib/report.ts';
import { measureMemory, measureTarget, type ServeMeasure } from './lib/serve-measures.ts';
import { type ServeTarget, serveTargets } from './lib/serve-targets.ts';
import { startProduct } from './lib/servers.ts';

const [SECONDS = 3, MEMORY_SECONDS = 60] = process.argv.slice(2).map(Number);
const SERVER_CORE = 0;
const LOAD_CORE = 1;

const shutdown = createShutdown();
const heapFile = path.join(dataFolder('bench'), `heap-${process.pid}`);

async function main() {
  await ensureBuilt({ logStep });
  shutdown.onStop(() => rmSync(heapFile, { force: true }));
  const { url, databaseUrl, pid } = await startProduct(shutdown, {
    ADDRESS_LIMIT_FACTOR: '1000000',
    ...heapSettings(heapFile),
  });
  pin(pid, SERVER_CORE);
  pin(process.pid, LOAD_CORE);
  const floors = startFloors(shutdown, SERVER_CORE, databaseUrl);
  const port = Number(new URL(url).port);
  const rows: object[] = [];
  const failures: string[] = [];
  const note = (measured: ServeMeasure) => {
    rows.push(measured.row);
    failures.push(...measured.failures);
    logStep(`${measured.row.target}: ${measured.row['req/s']} req/s`);
  };
  for await (const target of serveTargets(url)) {
    const floor = await floors.serve(target);
    note(await measureTarget(target, { product: port, floor }, SECONDS));
  }
  const everything: ServeTarget[] = [];
  for await (const target of serveTargets(url)) everything.push(target);
  note(await measureMemory(everything, { port, pid, heapFile }, MEMORY_SECONDS));
  await shutdown.run(report({ name: 'serve', rows, failures }) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
