import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface OwnPostgres {
  readonly folder: string;
  url: string;
  /** Stops all of its processes: connections stay open without an answer. */
  freeze(): void;
  thaw(): void;
  /** Kills all of its processes; it is started again within a second or two. */
  kill(): void;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL for one test file alone, with an empty database.
 *
 * @param installation folder of another than the built-in one, which writes nothing through to the disk
 * @param settings added to those of its server
 */
export async function startOwnPostgres(
  installation?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnPostgres> {
  const folder = installation
    ? mkdtempSync(path.join(tmpdir(), 'postgres-'))
    : path.resolve('.data/test', String(process.pid));
  mkdirSync(folder, { recursive: true });
  return startIn(folder, installation, settings);
}

/** Starts a streaming replica of it, from a base backup (PostgreSQL, 26.3.3). */
export async function startReplicaOf({ url, folder }: OwnPostgres): Promise<OwnPostgres> {
  const own = `${folder}-replica`;
  const cluster = path.join(own, 'postgres', 'cluster');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    cpSync(path.join(folder, 'postgres'), path.join(own, 'postgres'), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'postmaster.pid',
    });
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    writeFileSync(path.join(cluster, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
  writeFileSync(path.join(cluster, 'standby.signal'), '');
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${url}'\n`);
  return startIn(own);
}

async function startIn(folder: string, installation = '', settings = {}): Promise<OwnPostgres> {
  // Whoever the server runs as has to come to it.
  chmodSync(folder, 0o755);
  const args = [folder, installation, JSON.stringify(settings)];
  const child = fork(path.resolve('lib/testing/jest/own-postgres.ts'), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error('PostgreSQL did not start');
  });
  const [url] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  const signal = (name: NodeJS.Signals) => {
    const main = mainProcess(folder);
    // The main process first: it would start others.
    for (const pid of [main, ...childrenOf(main)]) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // The process of a connection may have ended since it was seen.
        if (pid === main || (error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  return {
    folder,
    url: String(url),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    kill: () => signal('SIGKILL'),
    async stop() {
      signal('SIGCONT');
      child.disconnect();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mainProcess(folder: string): number {
  const file = path.join(folder, 'postgres', 'cluster', 'postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}
