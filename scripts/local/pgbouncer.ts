import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './ports.ts';

/** Fewer sessions than a process has connections, so that they are shared. */
const SETTINGS = {
  listen_addr: '127.0.0.1',
  unix_socket_dir: '',
  auth_type: 'any',
  pool_mode: 'transaction',
  default_pool_size: '6',
  max_client_conn: '500',
};

export interface Pooler {
  at(url: string): string;
  stop(): Promise<void>;
}

/**
 * Starts this machine's PgBouncer in transaction mode before the PostgreSQL of an address, for tests and benches;
 * `settings` are added to its own.
 */
export async function startPgBouncer(
  serverUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(serverUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const ownPort = await freePort();
  const given = Object.entries({ ...SETTINGS, listen_port: ownPort, ...settings });
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    ...given.map(([name, value]) => `${name} = ${value}`),
  ];
  writeFileSync(file, lines.join('\n'));
  // It refuses to run as root, and reads its file as who it becomes.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const one of [folder, file]) chmodSync(one, 0o755);
  const args = [...(isRoot ? ['-u', 'nobody'] : []), file];
  const child = spawn('pgbouncer', args, { stdio: 'ignore' });
  const at = (url: string) => Object.assign(new URL(url), { host: `127.0.0.1:${ownPort}` }).href;
  await untilItAnswers(at(serverUrl), child);
  return {
    at,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch {
      await sleep(20);
    } finally {
      client.end().catch(() => {});
    }
  }
  throw new Error('PgBouncer did not start');
}
