import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/lib/build.ts';
import { startLocalServices } from '../../scripts/local/local-services.ts';
import { freePort } from '../../scripts/local/ports.ts';
import { runProduct } from '../../scripts/local/product.ts';
import { CommandError, logStep } from '../../server/log.ts';
import { dataFolder, inRoot } from '../../server/paths.ts';
import type { createShutdown } from '../../server/shutdown.ts';
import { buildHello } from './hello.ts';
import { needed } from './needed.ts';
import { type Settings, settingOf } from './settings.ts';

export type Shutdown = ReturnType<typeof createShutdown>;

interface StartedServer {
  readonly url: string;
  readonly pid: number;
}

interface StartedProduct extends StartedServer {
  readonly databaseUrl: string;
}

const TRIES = 400;

/** Builds product and hello-world and serves both with the product's own server. Resolves to their addresses. */
export async function startBoth(shutdown: Shutdown) {
  await ensureBuilt({ logStep });
  const hello = await startHello(shutdown);
  const { url: product } = await startProduct(shutdown);
  return { product, hello: hello.url };
}

/** Starts the services of the product with a database of its own; `start` then serves the built product, again after `stop`. */
export async function prepareProduct(shutdown: Shutdown, settings: Settings = {}) {
  const folder = path.join(dataFolder('bench'), `product-${process.pid}`);
  shutdown.onStop(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const { env: local } = await startLocalServices({ folder, port, logStep, shutdown });
  const env = { ...local, ...settings };
  const logFile = path.join(folder, 'product.log');
  const start = async () => {
    let pid: number | undefined;
    const onPid = (started: number | undefined) => {
      pid = started;
    };
    const product = runProduct({ env, port, logStep, logFile, onPid });
    shutdown.onStop(product.stop);
    if (!(await product.ready))
      throw new CommandError(`The product could not start; see ${logFile}`);
    return { pid: needed(pid, 'process of the product'), stop: product.stop };
  };
  return {
    url: settingOf(env, 'SITE_URL'),
    databaseUrl: settingOf(env, 'DATABASE_URL'),
    start,
  };
}

/** Serves the built product with a database of its own. Resolves to both addresses and the server's pid. */
export async function startProduct(
  shutdown: Shutdown,
  settings: Settings = {},
): Promise<StartedProduct> {
  const { url, databaseUrl, start } = await prepareProduct(shutdown, settings);
  return { url, databaseUrl, pid: (await start()).pid };
}

/** Builds and serves a hello-world, also one that is rendered for every request (`/dynamic`). Resolves to address and pid. */
export async function startHello(
  shutdown: Shutdown,
  settings: Settings = {},
): Promise<StartedServer> {
  logStep('Building the hello-world');
  const { folder, remove } = await buildHello();
  shutdown.onStop(remove);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [inRoot('bench/lib/serve-hello.ts'), folder, String(port)],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...settings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  shutdown.onStop(() => child.kill());
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return { url, pid: needed(child.pid, 'process of the hello-world') };
    await sleep(50);
  }
  throw new CommandError('The hello-world did not answer.');
}
