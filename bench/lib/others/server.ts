import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/local/ports.ts';
import { CommandError, logStep } from '../../../server/log.ts';
import { dataFolder, inRoot } from '../../../server/paths.ts';
import type { Asked } from '../load.ts';
import { needed } from '../needed.ts';
import type { Shutdown } from '../servers.ts';
import type { Settings } from '../settings.ts';
import type { Rows } from './rows.ts';

const START_TIMEOUT_MS = 180_000;

/** A request that is measured; its answer must contain `shows`. */
export interface Target extends Asked {
  readonly name: string;
  readonly shows?: string;
}

/** A server that runs; `seconds` from the start of its process to its first answer. */
export interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly seconds: number;
}

/** A server, and what is asked of it by name. */
export interface Measured extends Server {
  readonly targets: Readonly<Record<string, Target>>;
}

/** Place and data for a product of others. */
export interface Given {
  /** Removed at the end. */
  readonly folder: string;
  readonly shutdown: Shutdown;
  readonly rows: Rows;
  /** The address of an empty database of that name. */
  readonly databaseUrl: (name: string) => string;
}

interface Serving {
  readonly name: string;
  /** Answers once it is up. */
  readonly path: string;
  readonly args: (port: string) => readonly string[];
}

export const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** Installs a product of `bench/others` with its pinned packages. Resolves to what runs its programs. */
export async function install(name: string, { folder, shutdown }: Given, settings: Settings = {}) {
  const cwd = path.join(folder, name);
  const logFile = path.join(dataFolder('bench'), `others-${name}.log`);
  rmSync(logFile, { force: true });
  cpSync(inRoot('bench/others', name), cwd, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };

  const launch = (program: string, args: readonly string[], own: Settings = {}) => {
    const log = openSync(logFile, 'a');
    const env = { ...process.env, NODE_ENV: 'production', ...settings, ...own };
    const options = { cwd, env: env as NodeJS.ProcessEnv } as const;
    const child = spawn(program, args, { ...options, stdio: ['ignore', log, log] });
    shutdown.onStop(() => child.kill());
    return child;
  };
  const run = async (program: string, args: readonly string[], own?: Settings) => {
    const [code] = await once(launch(program, args, own), 'exit');
    if (code !== 0) throw new CommandError(`${args.join(' ')} ended with ${code}, see ${logFile}`);
  };

  logStep(`Installing ${name}`);
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  await run('npm', ['install', ...flags]);
  return {
    dependencies,
    write: (file: string, data: object) =>
      writeFileSync(path.join(cwd, file), JSON.stringify(data)),
    read: <Data>(file: string) => JSON.parse(readFileSync(path.join(cwd, file), 'utf8')) as Data,
    /** Runs a program of Node to its end. @throws {CommandError} where it fails */
    node: (args: readonly string[], own?: Settings) => run(process.execPath, args, own),
    /** Starts the server and waits until it answers. @throws {CommandError} where it does not */
    async serve({ name: called, path: at, args }: Serving): Promise<Server> {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const began = performance.now();
      const child = launch(process.execPath, args(String(port)));
      while (child.exitCode === null && performance.now() - began < START_TIMEOUT_MS) {
        const { ok } = await fetch(url + at).catch(() => ({ ok: false }));
        const seconds = (performance.now() - began) / 1000;
        if (ok)
          return { name: called, url, seconds, pid: needed(child.pid, `process of ${called}`) };
        await sleep(20);
      }
      throw new CommandError(`it did not answer, see ${logFile}`);
    },
  };
}
