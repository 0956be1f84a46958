import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { servingUrl } from '@/scripts/lib/test/serving-role';

const running: ChildProcess[] = [];
const bridges: Bridge[] = [];

export interface Product {
  /** The answer to a visitor, without following redirects. */
  get(
    path: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: string }>;
  /** The address of a path. */
  at(path: string): string;
  /** The lines of its log so far. */
  lines(): Record<string, unknown>[];
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
}

/** The database of this file, served by the role that serves; its tables are those of the role that migrates. */
function databaseRoles() {
  const url = process.env.DATABASE_URL ?? '';
  return { DATABASE_URL: servingUrl(url), DATABASE_MIGRATION_URL: url };
}

/** Starts one process of the built product on the database of this file, without demo data. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/serve.ts'], {
    env: {
      ...process.env,
      ...databaseRoles(),
      NODE_ENV: 'production',
      DEMO_DATA: 'off',
      SITE_URL: 'https://sangguni.example',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  const [printed, said]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on('data', (part: Buffer) => printed.push(part));
  child.stderr?.on('data', (part: Buffer) => {
    said.push(part);
    process.stderr.write(part);
  });
  const neverStarted = once(child, 'close').then(() => {
    throw new Error(`the product did not start: ${Buffer.concat(said).toString('utf8')}`);
  });
  await Promise.race([once(child, 'message'), neverStarted]);
  neverStarted.catch(() => {});
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  return {
    at,
    lines() {
      const whole = Buffer.concat(printed).toString('utf8').split('\n').slice(0, -1);
      return whole.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
    async get(path, headers = {}) {
      const answer = await fetch(at(path), {
        headers,
        redirect: 'manual',
      });
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
  };
}

/** Starts a process that does the jobs of the built product on the database of this file. */
export function startWorker(settings: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ['server/worker.ts'], {
    env: {
      ...process.env,
      ...databaseRoles(),
      NODE_ENV: 'production',
      DEMO_DATA: 'off',
      SITE_URL: 'https://sangguni.example',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  return child;
}

/**
 * Runs a process of the built product with these settings, undefined for none, until it ends by itself. Returns what
 * it `said` on stderr, and `printed` on stdout, where Next prints too.
 */
export async function ranToEnd(
  settings: Record<string, string | undefined>,
  command: readonly string[] = ['server/serve.ts'],
): Promise<{ code: number | null; said: string; printed: string }> {
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      ...databaseRoles(),
      PORT: String(await freePort()),
      ...settings,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const [said, printed] = [child.stderr, child.stdout].map((output) => {
    const parts: Buffer[] = [];
    output.on('data', (part) => parts.push(part));
    return () => Buffer.concat(parts).toString('utf8');
  });
  await once(child, 'close');
  return { code: child.exitCode, said: said?.() ?? '', printed: printed?.() ?? '' };
}

/** Ends what this file started. */
export async function stopProducts(): Promise<void> {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
  for (const bridge of bridges.splice(0)) bridge.close();
}

interface Bridge {
  /** The database by way of this bridge. */
  readonly url: string;
  /** Closes its connections and refuses new ones. */
  close(): void;
}

/** A way to the database of this file that can be cut. */
export async function bridgeToDatabase(): Promise<Bridge> {
  const url = new URL(databaseRoles().DATABASE_URL);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const sockets = new Set<Socket>();
  const server = net.createServer((from) => {
    const to = net.connect(target);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const bridge = {
    url: url.toString(),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  bridges.push(bridge);
  return bridge;
}

/** A port of this machine that nothing listens at yet. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
