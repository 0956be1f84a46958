// npm run soak:recovery: destroys a database that is archived, and recovers it from a base backup and the archive, as
// docs/backup.md describes it: to a moment before a mistake, where every row of before must be there and none of after, and to
// the end of the archive, where no more may be lost than the archive lags behind. What was recovered is held and verified by
// the product. Needs a build, and the PostgreSQL of Debian.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../scripts/local/ports.ts';
import { explain, logStep } from '../server/log.ts';
import { root } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { debianClusters } from './lib/debian-cluster.ts';
import { needed } from './lib/needed.ts';
import { instances } from './lib/soak-instances.ts';

/** A segment that is not full is archived after so long: what is lost with a machine. */
const ARCHIVE_SECONDS = 2;
/** Before the mistake, and for how long they go on after it. */
const ROWS = 1_000;
const WRITTEN_ON_SECONDS = 4 * ARCHIVE_SECONDS;
/** A worker's last sign of life stands in the backup too, and hold refuses while it is younger than 30 seconds. */
const SIGN_SECONDS = 31;
const shutdown = createShutdown();
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return needed(rows[0], 'row');
}

/** Writes one row after the other, each committed before the next, until `onWritten` says that it is enough; how many, until when. */
async function write(
  url: string,
  onWritten: (rows: number, client: pg.Client) => Promise<boolean>,
): Promise<{ rows: number; endedAt: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows = 0;
  let isEnough = false;
  while (!isEnough) {
    rows += 1;
    await client.query('insert into heartbeats (name, at) values ($1, clock_timestamp())', [
      `soak:${rows}`,
    ]);
    isEnough = await onWritten(rows, client);
  }
  await client.end();
  return { rows, endedAt: Date.now() };
}

/** Runs a command of the operator on this database; whether it ended well. */
function operator(args: string[], env: NodeJS.ProcessEnv): boolean {
  const began = performance.now();
  const done = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  logStep(`${args.join(' ')}: exit ${done.status} (${seconds(began)} s)`);
  if (done.status !== 0) console.error(done.stdout + done.stderr);
  return done.status === 0;
}

interface Recovery {
  /** Folders of the base backup and of the archive. */
  readonly base: string;
  readonly archive: string;
  readonly name: string;
  /** Settings that say until when. */
  readonly target: Readonly<Record<string, string>>;
}

/** Recovers the base backup with the archive behind it, as another cluster. */
async function recover(
  clusters: ReturnType<typeof debianClusters>,
  { base, archive, name, target }: Recovery,
): Promise<string> {
  const began = performance.now();
  const data = path.join(clusters.folder, name);
  cpSync(base, data, { recursive: true, preserveTimestamps: true });
  spawnSync('chown', ['-R', '--reference', base, data]);
  writeFileSync(path.join(data, 'recovery.signal'), '');
  const settings = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_action: 'promote',
    archive_mode: 'off',
    ...target,
  };
  const server = await clusters.start(data, await freePort(), settings);
  shutdown.onStop(server.stop);
  logStep(`${name}: recovered (${seconds(began)} s)`);
  return server.url;
}

async function main() {
  const clusters = debianClusters();
  shutdown.onStop(() => rmSync(clusters.folder, { recursive: true, force: true }));
  const [data, archive] = [clusters.own('data'), clusters.own('archive')];
  clusters.run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  const primary = await clusters.start(data, await freePort(), {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    archive_timeout: String(ARCHIVE_SECONDS),
  });
  const port = await freePort();
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    STORAGE_DIR: path.join(clusters.folder, 'files'),
    SITE_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
  };
  const product = instances({ ...settings, DATABASE_URL: primary.url });
  shutdown.onStop(product.killAll);
  await product.start(['server']);
  await product.kill(['server']);
  const killedAt = performance.now();

  const began = performance.now();
  const base = clusters.own('base');
  clusters.run('pg_basebackup', [
    '-d',
    primary.url,
    '-D',
    base,
    '--checkpoint=fast',
    '--wal-method=none',
    '--no-password',
  ]);
  logStep(`base backup of the demo (${seconds(began)} s)`);
  let target = '';
  let mistakeAt = 0;
  const written = await write(primary.url, async (n, client) => {
    if (n === ROWS) {
      const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at');
      target = needed(rows[0], 'moment').at;
      await client.query(`update users set first_name = 'mistake'`);
      mistakeAt = performance.now();
    }
    return n > ROWS && performance.now() - mistakeAt > WRITTEN_ON_SECONDS * 1000;
  });
  logStep(`${written.rows} rows committed, a mistake after ${ROWS}`);
  await primary.kill();
  rmSync(data, { recursive: true });
  logStep(`destroyed; ${readdirSync(archive).length} files in the archive`);

  const before = await recover(clusters, {
    base,
    archive,
    name: 'before the mistake',
    target: { recovery_target_time: target },
  });
  const kept = await query<{ rows: number; mistakes: number }>(
    before,
    `select count(*)::int as rows, (select count(*)::int from users where first_name = 'mistake') as mistakes from heartbeats where name like 'soak:%'`,
  );
  logStep(
    `before the mistake: ${kept.rows} rows of ${ROWS}, ${kept.mistakes} users with the mistake`,
  );
  await sleep(Math.max(0, killedAt + SIGN_SECONDS * 1000 - performance.now()));
  const env = { ...settings, DATABASE_URL: before };
  const isSound = operator(['scripts/hold.ts'], env) && operator(['scripts/verify.ts'], env);

  const end = await recover(clusters, {
    base,
    archive,
    name: 'the end of the archive',
    target: {},
  });
  const last = await query<{ rows: number; at: number | null }>(
    end,
    `select count(*)::int as rows, extract(epoch from max(at))::float8 * 1000 as at from heartbeats where name like 'soak:%'`,
  );
  const lost = Math.max(0, (written.endedAt - (last.at ?? 0)) / 1000);
  logStep(
    `the end of the archive: ${last.rows} rows of ${written.rows}, the last ${lost.toFixed(1)} s before the end`,
  );
  const isRight = kept.rows === ROWS && kept.mistakes === 0 && lost <= ARCHIVE_SECONDS + 1;
  await shutdown.run(isSound && isRight ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
