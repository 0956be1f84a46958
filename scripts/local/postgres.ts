import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CommandError } from '../../server/log.ts';
import { freePort, isFree } from './ports.ts';
import { type PostgresHome, postgresHome } from './postgres-home.ts';
import { clearStaleLock, lockOf } from './postgres-lock.ts';
import { isAlive, stopProcess } from './processes.ts';

const DATABASE = 'sangguni';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
};
/**
 * Settings for data that is discarded after a run: nothing waits for the disk. A killed server may lose committed
 * data.
 */
export const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const PLAIN_LOCALE = { LC_ALL: 'C', LC_MESSAGES: 'C', LANG: 'C' };

interface Key {
  readonly password: string;
  readonly port?: number;
}

function initialise(home: PostgresHome, data: string, keyFile: string): void {
  if (existsSync(path.join(data, 'PG_VERSION'))) return;
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  const key: Key = { password: randomBytes(16).toString('hex') };
  const passwordFile = path.join(home.folder, 'password.new');
  writeFileSync(passwordFile, `${key.password}\n`, { mode: 0o600 });
  home.own(home.folder);
  home.own(fresh);
  home.own(passwordFile);
  const [program, args] = home.command(home.bin.initdb, [
    '-D',
    fresh,
    '-U',
    DATABASE,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
  ]);
  const result = spawnSync(program, args, {
    ...home.identity,
    env: { ...process.env, ...PLAIN_LOCALE },
    cwd: home.folder,
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    throw new CommandError(
      `PostgreSQL could not create its files: ${result.stderr || result.error}`,
    );
  }
  writeFileSync(keyFile, JSON.stringify(key), { mode: 0o600 });
  renameSync(fresh, data);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const known = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!known.rowCount) await client.query(`create database ${DATABASE}`);
  await client.end();
}

interface Launch {
  readonly port: number;
  readonly logFile: string;
  readonly settings: Settings;
}

function launch(
  home: PostgresHome,
  data: string,
  { port, logFile, settings }: Launch,
): ChildProcess {
  const log = openSync(logFile, 'a');
  const given = Object.entries({ ...SETTINGS, ...settings });
  const [program, args] = home.command(home.bin.postgres, [
    '-D',
    data,
    '-p',
    String(port),
    ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = spawn(program, args, {
    ...home.identity,
    env: { ...process.env, ...PLAIN_LOCALE },
    cwd: data,
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  child.once('error', () => {});
  child.unref();
  return child;
}

type Settings = Readonly<Record<string, string>>;

interface Wanted {
  readonly folder: string;
  readonly logStep: (line: string) => void;
  /** Added to the settings of the server. */
  readonly settings?: Settings;
  readonly installation?: string | undefined;
  /** Called when it can no longer be kept running. */
  readonly onLost?: (error: unknown) => void;
}

export interface Postgres {
  readonly url: string;
  readonly port: number;
  readonly adopted: boolean;
  stop(): Promise<void>;
}

/**
 * Starts the project's own PostgreSQL in `folder` and keeps it running on one port: an instance
 * that an earlier run left behind is adopted, one that dies is started again.
 */
export async function startPostgres({
  folder,
  logStep,
  settings = {},
  installation,
  onLost = () => {},
}: Wanted): Promise<Postgres> {
  const home = postgresHome(path.join(folder, 'postgres'), installation);
  const data = path.join(home.folder, 'cluster');
  const keyFile = path.join(home.folder, 'key.json');
  const logFile = path.join(folder, 'postgres.log');
  initialise(home, data, keyFile);
  home.own(home.folder);
  home.own(data);
  chmodSync(data, 0o700);
  const key = JSON.parse(readFileSync(keyFile, 'utf8')) as Key;
  const urlAt = (port: number, database: string) =>
    `postgres://${DATABASE}:${key.password}@127.0.0.1:${port}/${database}`;

  const adopt = async () => {
    const lock = lockOf(data);
    if (!lock?.port || !isAlive(lock.pid)) return null;
    return (await answers(urlAt(lock.port, 'postgres'))) ? lock : null;
  };
  // After a kill the dead server's children hold its shared memory for a moment: try again.
  const begin = async (port: number) => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      clearStaleLock(data);
      const child = launch(home, data, { port, logFile, settings });
      while (child.exitCode === null && child.signalCode === null && child.pid) {
        if (await answers(urlAt(port, 'postgres'))) return { pid: child.pid, port };
        await sleep(40);
      }
      await sleep(250);
    }
    throw new CommandError(`PostgreSQL did not start. Its log: ${logFile}`);
  };
  const choosePort = async () =>
    key.port && (await isFree(key.port)) ? key.port : await freePort();

  const found = await adopt();
  let running = found ?? (await begin(await choosePort()));
  await createDatabase(urlAt(running.port, 'postgres'));
  writeFileSync(keyFile, JSON.stringify({ ...key, port: running.port }), { mode: 0o600 });

  const stopWatching = watch(
    () => running.pid,
    async () => {
      logStep('The database ended unexpectedly; starting it again');
      running = (await adopt()) ?? (await begin(running.port));
    },
    onLost,
  );
  return {
    url: urlAt(running.port, DATABASE),
    port: running.port,
    adopted: found !== null,
    async stop() {
      stopWatching();
      if (process.platform === 'win32') {
        spawnSync(home.bin.pg_ctl, ['stop', '-D', data, '-m', 'fast', '-w'], { windowsHide: true });
      } else {
        await stopProcess(running.pid, { signal: 'SIGINT' });
      }
    },
  };
}

function watch(
  currentPid: () => number,
  restart: () => Promise<void>,
  onLost: (error: unknown) => void,
): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy || isAlive(currentPid())) return;
    busy = true;
    restart().then(
      () => {
        busy = false;
      },
      (error) => {
        clearInterval(timer);
        onLost(error);
      },
    );
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
}
