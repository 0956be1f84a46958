import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresInstallation } from '../../scripts/lib/test/postgres-programs.ts';
import { CommandError } from '../../server/log.ts';
import { needed } from './needed.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

/** Clusters of Debian's PostgreSQL in a folder of their own, with the programs that the built-in one does not have. */
export function debianClusters() {
  const installation = postgresInstallation();
  if (!installation)
    throw new CommandError('This needs the PostgreSQL of Debian: apt-get install postgresql');
  const folder = mkdtempSync(path.join(tmpdir(), 'recovery-'));
  chmodSync(folder, 0o755);
  const user = unprivileged();
  const own = (name: string) => {
    const made = path.join(folder, name);
    mkdirSync(made, { mode: 0o700 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(made, user.uid, user.gid);
    return made;
  };
  const program = (name: string) => path.join(installation, 'bin', name);
  const run = (name: string, args: string[]) => {
    const done = spawnSync(program(name), args, { ...user, cwd: folder, encoding: 'utf8' });
    if (done.status !== 0) throw new CommandError(`${name} failed: ${done.stderr || done.error}`);
  };
  return {
    folder,
    own,
    run,
    /** Starts the server on a data folder, and waits until it answers outside of recovery. */
    async start(data: string, port: number, settings: Readonly<Record<string, string>> = {}) {
      const given = {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        ...settings,
      };
      const args = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const child = spawn(program('postgres'), ['-D', data, '-p', String(port), ...args], {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'ignore'],
      });
      const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
      while (child.exitCode === null && !(await answers(url))) await sleep(50);
      if (child.exitCode !== null) throw new CommandError('PostgreSQL did not start.');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      return {
        url,
        /** As when the machine is lost. Its children end when they notice that it has gone. */
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
        async stop() {
          child.kill('SIGINT');
          await ended;
        },
      };
    },
  };
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>(
      'select pg_is_in_recovery() as recovering',
    );
    return !needed(rows[0], 'answer').recovering;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}
