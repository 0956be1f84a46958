import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_FLAGS, SERVER_MEMORY } from '../../scripts/local/product.ts';
import { inRoot } from '../../server/paths.ts';
import { needed } from './needed.ts';

export type InstanceName = 'server' | 'worker';

const START_TIMEOUT_MS = 90_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a server with its own workers and a worker process beside it, on one database. */
export function instances(env: NodeJS.ProcessEnv) {
  const running = new Map<InstanceName, ChildProcess>();
  const launch = (name: InstanceName, script: string) => {
    const child = spawn(process.execPath, [...SERVER_FLAGS, inRoot(script)], {
      cwd: inRoot(),
      env: { ...SERVER_MEMORY, ...env },
      stdio: ['ignore', name === 'worker' ? 'pipe' : 'ignore', 'inherit'],
    });
    running.set(name, child);
    return child;
  };
  const start = {
    async server() {
      launch('server', 'server/serve.ts');
      const deadline = Date.now() + START_TIMEOUT_MS;
      while (Date.now() < deadline) {
        const healthy = await fetch(`${env.SITE_URL}/api/health`).then(
          (r) => r.ok,
          () => false,
        );
        if (healthy) return;
        await sleep(50);
      }
      throw new Error('the server did not become healthy');
    },
    async worker() {
      const child = launch('worker', 'server/worker.ts');
      const output = needed(child.stdout, 'output of the worker');
      output.setEncoding('utf8');
      for await (const text of output.iterator({ destroyOnReturn: false }))
        if (text.includes('The worker is running')) break;
      output.resume();
      if (child.exitCode !== null) throw new Error('the worker did not start');
    },
  };
  return {
    start: (names: readonly InstanceName[]) => Promise.all(names.map((name) => start[name]())),
    async kill(names: readonly InstanceName[]) {
      await Promise.all(
        names.map((name) => {
          const child = needed(running.get(name), `${name} that runs`);
          child.kill('SIGKILL');
          return once(child, 'exit');
        }),
      );
    },
    killAll() {
      for (const child of running.values()) child.kill('SIGKILL');
    },
  };
}
