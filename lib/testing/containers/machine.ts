import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
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
import type { OwnPostgres } from '@/lib/testing/jest/postgres';
import { portOf } from '@/lib/testing/rolling/port-of';
import { startFirst } from './database';
import {
  type Compose,
  dependencies,
  milliseconds,
  readCompose,
  readImage,
  readSettings,
  type Service,
  startOrder,
} from './kit';

/** The user of the image. Only root can be another. */
const USER = 10_001;
const IS_ROOT = process.getuid?.() === 0;
const asUser = IS_ROOT ? { uid: USER, gid: USER } : {};

interface Given {
  /** Where everything of the machine is, and the copy of deploy/ that it runs. */
  readonly folder: string;
  readonly kit: string;
  /** The release that each tag of the images holds. */
  readonly releases: Readonly<Record<string, string>>;
  /** The ports of this machine for those of containers, as `web-a:3000`. */
  readonly ports: Readonly<Record<string, number>>;
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
  /** Runs a command of `docker compose`, its options for files left out. */
  compose(args: readonly string[]): Promise<Ended>;
  /** What a service has printed. */
  log(service: string): string;
  /** Ends everything, and forgets the volumes. */
  down(): Promise<void>;
  stop(): Promise<void>;
}

class ComposeError extends Error {}

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
  const { folder, kit, releases, ports } = given;
  const running = new Map<string, Running>();
  const read = (): Compose =>
    readCompose(kit, readSettings(readFileSync(path.join(kit, '.env'), 'utf8')));

  function serviceOf(compose: Compose, name: string): Service {
    const service = compose.services[name];
    if (!service) throw new ComposeError(`no such service: ${name}`);
    return service;
  }

  const logFile = (name: string) => path.join(folder, `${name}.log`);

  /** The place of each mounted path, made where it is a volume. */
  function mounts(compose: Compose, name: string, { volumes = [] }: Service): [string, string][] {
    return volumes.map((volume) => {
      const [from = '', to = ''] = volume.split(':');
      if (!from.startsWith('.') && !(from in compose.volumes))
        throw new ComposeError(`service ${name} refers to undefined volume ${from}`);
      const place = from.startsWith('.')
        ? path.join(kit, 'containers', from)
        : path.join(folder, 'volumes', from);
      if (!from.startsWith('.') && mkdirSync(place, { recursive: true }) && IS_ROOT)
        chownSync(place, USER, USER);
      return [to, place];
    });
  }

  /** Copies the secrets of a service, and lets their addresses lead to the database of this machine. */
  function mountSecrets(compose: Compose, name: string, { secrets = [] }: Service): string {
    const place = path.join(folder, 'secrets', name);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    const { postgres } = running.get('database') ?? {};
    const sockets = path.join(folder, 'volumes', 'socket');
    for (const secret of secrets) {
      const file = compose.secrets[secret]?.file;
      if (!file) throw new ComposeError(`service ${name} refers to undefined secret ${secret}`);
      const source = path.join(kit, 'containers', file);
      const target = path.join(place, secret);
      copyFileSync(source, target);
      const text = readFileSync(source, 'utf8');
      if (!postgres || !text.startsWith('postgres:')) continue;
      chmodSync(target, 0o644);
      const port = new URL(postgres.url).port;
      writeFileSync(
        target,
        text.replace('@localhost/', `@localhost:${port}/`).replace('/var/run/postgresql', sockets),
      );
    }
    return place;
  }

  /** Reads what a service runs with: its environment, its folder and how its paths and ports are named here. */
  function prepared(compose: Compose, name: string) {
    const service = serviceOf(compose, name);
    const [, stage, tag = ''] = /^sangguni(-operator)?:(.+)$/.exec(service.image) ?? [];
    const image = tag
      ? readImage(kit, stage ? 'operator' : 'product')
      : { env: {}, command: [] as string[] };
    const release = releases[tag] ?? '';
    if (tag && !release) throw new ComposeError(`there is no image ${service.image}`);
    const places: [string, string][] = [
      ...mounts(compose, name, service),
      ['/run/secrets', mountSecrets(compose, name, service)],
    ];
    const here = (text: string) => {
      const withPaths = places.reduce((one, [from, to]) => one.replaceAll(from, to), text);
      return withPaths.replaceAll(/(?:127\.0\.0\.1|[a-z]+-[ab]):(\d+)\b/g, (whole, port) => {
        const host = whole.startsWith('127') ? name : whole.slice(0, -port.length - 1);
        const known = ports[`${host}:${port}`];
        return known ? `127.0.0.1:${known}` : whole;
      });
    };
    const file = service.env_file
      ? readSettings(readFileSync(path.join(kit, 'containers', service.env_file), 'utf8'))
      : {};
    const env = Object.fromEntries(
      Object.entries({ ...image.env, ...file, ...service.environment }).map(([key, value]) => [
        key,
        key.endsWith('PORT') ? String(ports[`${name}:${value}`] ?? value) : here(String(value)),
      ]),
    );
    if (env.HOST) env.HOST = '127.0.0.1';
    return { service, release, env, here, places, command: service.command ?? image.command };
  }

  function start(name: string, command: readonly string[], compose = read()): ChildProcess {
    const { release, env, here } = prepared(compose, name);
    const [program = '', ...args] = command.map(here);
    const output = openSync(logFile(name), 'a');
    return spawn(program === 'node' ? process.execPath : program, args, {
      ...asUser,
      cwd: release,
      // Nothing of this process but the way to programs.
      env: { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, HOME: folder, ...env },
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
    res.end(JSON.stringify(await compose(args)));
  });
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
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
