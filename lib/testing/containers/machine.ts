import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programEnvironment } from '@/lib/env';
import type { OwnPostgres } from '@/lib/testing/jest/postgres';
import { portOf } from '@/lib/testing/rolling/port-of';
import { startFirst } from './database';
import {
  type Compose,
  dependencies,
  milliseconds,
  readCompose,
  readSettings,
  startOrder,
} from './kit';
import { ComposeError, type Place, prepare, serviceOf, userFor } from './prepare';

interface Given extends Omit<Place, 'databaseUrl'> {
  readonly installation?: string | undefined;
  /** Starts what stands for the proxy, with its environment and mapped files. */
  readonly startProxy?: (env: Record<string, string>) => ChildProcess;
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

interface Running {
  readonly image: string;
  readonly child?: ChildProcess;
  readonly postgres?: OwnPostgres;
}

export interface Machine {
  /** The address at which compose.ts finds it. */
  readonly address: string;
  /** The commands of scripts so far, with their seconds. */
  readonly calls: readonly string[];
  /** Runs a command of `docker compose`, its options for files left out. */
  compose(args: readonly string[]): Promise<Ended>;
  /** Reads everything that a service has printed. */
  log(service: string): string;
  /** Ends everything, and forgets the volumes. */
  down(): Promise<void>;
  stop(): Promise<void>;
}

const exited = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 1;
};

/**
 * Starts a machine that plays compose.yaml as processes: each service with its image's release, command, environment,
 * secrets and volumes, in its order and by its health. Its containers share the network and the files of this machine:
 * ports and paths are replaced by those given.
 */
export async function startMachine(given: Given): Promise<Machine> {
  const { folder, kit } = given;
  const running = new Map<string, Running>();
  const calls: string[] = [];
  const read = (): Compose =>
    readCompose(kit, readSettings(readFileSync(path.join(kit, '.env'), 'utf8')));
  const databaseUrl = () => running.get('database')?.postgres?.url;
  const prepared = (compose: Compose, name: string) =>
    prepare({ ...given, databaseUrl: databaseUrl() }, compose, name);

  const logFile = (name: string) => path.join(folder, `${name}.log`);

  function start(name: string, command: readonly string[], compose = read()): ChildProcess {
    const { release, env, here } = prepared(compose, name);
    const [program = '', ...args] = command.map(here);
    const { NODE_ENV, PATH } = programEnvironment();
    const output = openSync(logFile(name), 'a');
    return spawn(program === 'node' ? process.execPath : program, args, {
      ...userFor(release),
      cwd: release,
      // Nothing of this process but the way to programs.
      env: {
        NODE_ENV,
        PATH: `${path.dirname(process.execPath)}:${PATH}`,
        HOME: folder,
        ...env,
      },
      stdio: ['ignore', output, output],
    });
  }

  async function startDatabase(compose: Compose): Promise<OwnPostgres> {
    const { service, env, here, places, command } = prepared(compose, 'database');
    const firstStart = path.join(folder, 'first-start');
    rmSync(firstStart, { recursive: true, force: true });
    mkdirSync(firstStart);
    for (const [to, place] of places)
      if (to.startsWith('/docker-entrypoint-initdb.d/'))
        copyFileSync(place, path.join(firstStart, path.basename(to)));
    const sockets = path.join(folder, 'volumes', 'socket');
    chmodSync(sockets, 0o777);
    for (const secret of service.secrets ?? [])
      env[secret] = readFileSync(path.join(folder, 'secrets/database', secret), 'utf8').trim();
    const { installation } = given;
    const POSTGRES_PASSWORD = readFileSync(env.POSTGRES_PASSWORD_FILE ?? '', 'utf8').trim();
    const all = { ...env, POSTGRES_PASSWORD };
    return startFirst({ installation, command, env: all, sockets, firstStart, here });
  }

  async function stopService(name: string, compose: Compose): Promise<void> {
    const { child, postgres } = running.get(name) ?? {};
    running.delete(name);
    await postgres?.stop();
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const grace = milliseconds(compose.services[name]?.stop_grace_period ?? '10s');
    const killing = setTimeout(() => child.kill('SIGKILL'), grace);
    await exited(child);
    clearTimeout(killing);
  }

  async function startService(name: string, compose: Compose): Promise<void> {
    const { service, command, env } = prepared(compose, name);
    const image = service.image;
    const before = running.get(name);
    const isThere = before?.postgres || before?.child?.exitCode === null;
    if (isThere && before?.image === image) return;
    await stopService(name, compose);
    if (name === 'database') running.set(name, { image, postgres: await startDatabase(compose) });
    else if (name === 'proxy') running.set(name, { image, ...proxy(env) });
    else running.set(name, { image, child: start(name, command, compose) });
  }

  const proxy = (env: Record<string, string>) =>
    given.startProxy ? { child: given.startProxy(env) } : {};

  async function healthy(name: string, compose: Compose): Promise<void> {
    const { service } = prepared(compose, name);
    const {
      test: [how, ...command] = [],
      interval,
      retries = 3,
      start_period,
    } = service.healthcheck ?? { test: [], interval: '1s' };
    if (how !== 'CMD') throw new ComposeError(`${name} has no command that checks its health`);
    const every = milliseconds(interval);
    const tries = retries + Math.ceil(milliseconds(start_period ?? '0s') / every);
    for (let n = 0; n < tries; n += 1) {
      // PostgreSQL has answered before its start ended.
      if (command[0] === 'pg_isready') return;
      await sleep(every);
      if ((await exited(start(name, command, compose))) === 0) return;
    }
    throw new ComposeError(`dependency failed to start: container ${name} is unhealthy`);
  }

  async function awaitDependencies(name: string, compose: Compose): Promise<void> {
    for (const [before, condition] of dependencies(serviceOf(compose, name))) {
      const child = running.get(before)?.child;
      if (condition === 'service_healthy') await healthy(before, compose);
      if (condition === 'service_completed_successfully' && child) {
        const code = await exited(child);
        if (code !== 0)
          throw new ComposeError(
            `service "${before}" didn't complete successfully: exit ${code}\n${log(before)}`,
          );
      }
    }
  }

  async function up(names: readonly string[], withDependencies: boolean): Promise<void> {
    const compose = read();
    const order = names.length > 0 ? names : startOrder(compose);
    for (const name of order) {
      if (withDependencies) await awaitDependencies(name, compose);
      await startService(name, compose);
    }
  }

  const log = (name: string) => readFileSync(logFile(name), 'utf8');

  async function runOnce(name: string, command: readonly string[]): Promise<Ended> {
    const before = logSize(name);
    const compose = read();
    const wanted = command.length > 0 ? command : prepared(compose, name).command;
    const code = await exited(start(name, wanted, compose));
    return { code, output: log(name).slice(before) };
  }

  const logSize = (name: string) => {
    writeFileSync(logFile(name), '', { flag: 'a' });
    return log(name).length;
  };

  async function compose(args: readonly string[]): Promise<Ended> {
    // Options of the program itself name files that the machine knows.
    const [verb, ...rest] = args[0] === '--file' ? args.slice(4) : args;
    const at = rest.findIndex((word) => !word.startsWith('-'));
    const [options, words] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at)];
    const [name = '', ...command] = words;
    try {
      if (verb === 'up') await up(words, !options.includes('--no-deps'));
      else if (verb === 'run') return await runOnce(name, command);
      else if (verb === 'exec') {
        if (!running.has(name)) throw new ComposeError(`service "${name}" is not running`);
        return await runOnce(name, command);
      } else if (verb === 'stop') for (const one of words) await stopService(one, read());
      else throw new ComposeError(`unknown docker command: compose ${verb}`);
      return { code: 0, output: '' };
    } catch (error) {
      const known = error instanceof Error ? error.message : String(error);
      return { code: 1, output: `${known}\n` };
    }
  }

  async function end(): Promise<void> {
    const names = [...running.keys()].reverse();
    const ending = names.filter((name) => name !== 'database');
    await Promise.all(ending.map((name) => stopService(name, read())));
    await stopService('database', read());
  }

  const server = http.createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const args = JSON.parse(Buffer.concat(parts).toString('utf8')) as string[];
    const began = performance.now();
    const ended = await compose(args);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    calls.push(
      `${seconds.padStart(6)} s    ${args.slice(4).join(' ').slice(0, 60)}: ${ended.code}`,
    );
    res.end(JSON.stringify(ended));
  });
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    calls,
    compose,
    log,
    async down() {
      await end();
      rmSync(path.join(folder, 'volumes'), { recursive: true, force: true });
    },
    async stop() {
      await end();
      server.closeAllConnections();
      server.close();
    },
  };
}
