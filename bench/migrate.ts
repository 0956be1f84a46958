// npm run bench:migrate: how long readers and writers wait while migrations of each allowed kind are applied to 100,000 lawyers
// and 1,000,000 meetings, one of them behind a transaction that stays open; fails above a second. `-- 10000` takes as many lawyers.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { NOT_DURABLE, startPostgres } from '../scripts/local/postgres.ts';
import { explain, logStep } from '../server/log.ts';
import { applyMigrations } from '../server/migrations/apply.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { fillNotes, SAMPLES, sampleFolder } from './lib/migrate-samples.ts';
import { startVisitors } from './lib/migrate-visitors.ts';
import { percentile, report } from './lib/report.ts';
import { scaleDatabase } from './lib/scale-seed.ts';

const LAWYERS = Number(process.argv[2] ?? 100_000);
const LIMIT_MS = 1_000;
const QUIET_MS = 5_000;
/** How long somebody keeps a transaction open. */
const OPEN_MS = 4_000;
const POSTGRES = { ...NOT_DURABLE, shared_buffers: '1GB', max_wal_size: '4GB' };

const shutdown = createShutdown();
const folder = dataFolder('bench-scale');

interface Row {
  readonly what: string;
  readonly seconds: number;
  readonly calls: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly floor: number;
}

/** Makes a copy of the filled database, to be migrated. */
async function copyOf(server: string, lawyers: number): Promise<string> {
  const filled = new URL(await scaleDatabase(server, { lawyers, logStep }));
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query('drop database if exists migrate_bench with (force)');
  await client.query(`create database migrate_bench template ${filled.pathname.slice(1)}`);
  await client.end();
  filled.pathname = '/migrate_bench';
  return filled.href;
}

/** Holds a row of the table for a while, as a slow job would; calls back once it does. */
async function keepOpen(url: string, opened: () => void) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; select from meetings limit 1 for update');
  opened();
  await sleep(OPEN_MS);
  await client.end();
}

async function main() {
  const onLost = (error: unknown) => shutdown.run(explain(error));
  const postgres = await shutdown.own(() =>
    startPostgres({ folder, logStep, onLost, settings: POSTGRES }),
  );
  const url = await copyOf(postgres.url, LAWYERS);
  const visitors = await startVisitors(url, LAWYERS, logStep);
  const rows: Row[] = [];
  const phase = async (what: string, work: () => Promise<unknown>) => {
    visitors.take();
    const began = performance.now();
    await work();
    const { waits, floor } = visitors.take();
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const tenths = (ms: number) => Math.round(ms * 10) / 10;
    const longest = tenths(percentile(waits, 1));
    rows.push({
      what,
      seconds,
      calls: waits.length,
      p50: tenths(percentile(waits, 0.5)),
      p99: tenths(percentile(waits, 0.99)),
      longest,
      floor: tenths(percentile(floor, 1)),
    });
    logStep(`${what}: ${seconds} s, longest wait ${longest} ms`);
  };
  await phase('nothing', () => sleep(QUIET_MS));
  for (const [n, { what, isHeldUp, isBackfill }] of SAMPLES.entries()) {
    if (isBackfill) {
      await phase(what, () => fillNotes(url));
      continue;
    }
    const release = sampleFolder(n + 1);
    await phase(what, async () => {
      let open: Promise<void> | undefined;
      if (isHeldUp) {
        await new Promise<void>((opened) => {
          open = keepOpen(url, opened);
        });
      }
      await applyMigrations(url, { folder: release, report: logStep });
      await open;
    });
  }
  await visitors.stop();
  const failures = rows
    .filter(({ longest }) => longest > LIMIT_MS)
    .map(
      ({ what, longest, floor }) =>
        `${what}: somebody waited ${longest} ms; who asked for nothing, ${floor} ms`,
    );
  await shutdown.run(report({ name: 'migrate', rows, failures }) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
