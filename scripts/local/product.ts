import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../server/paths.ts';
import { supervise } from './supervise.ts';

const STOP_TIMEOUT_MS = 20_000;

const SLOW = 30_000;

/**
 * Megabytes. Garbage of requests dies young; a young generation four times as large saves at most a twentieth of the
 * processor time, and takes 100 MB. A limit on the old one has it collected sooner: about 200 are in use.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=768'];

/**
 * Has the C library of Linux give back each buffer of 128 kB and more at once: by itself it raises that bound up to 32 MB,
 * and keeps 40 MB of what compressed pages.
 */
export const SERVER_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072' };

interface Waiting extends Pick<Wanted, 'env' | 'port' | 'logStep'> {
  readonly hasFailed: () => boolean;
}

async function waitUntilHealthy({ env, port, hasFailed, logStep }: Waiting): Promise<boolean> {
  const everywhere = !env.HOST || env.HOST === '0.0.0.0' || env.HOST === '::';
  const url = `http://${everywhere ? '127.0.0.1' : env.HOST}:${port}/api/health`;
  const hint = setTimeout(() => logStep(`Still waiting for ${url}`), SLOW);
  try {
    while (!hasFailed()) {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      if (response?.ok) return true;
      await sleep(50);
    }
    return false;
  } finally {
    clearTimeout(hint);
  }
}

interface Wanted {
  readonly env: NodeJS.ProcessEnv;
  readonly port: number;
  readonly logStep: (line: string) => void;
  readonly logFile?: string;
  /** Called for each process, which may be a restart after one that died. */
  readonly onPid?: (pid: number) => void;
}

interface RunningProduct {
  /** Resolves to whether it responds; the cause of a failed start has been logged by then. */
  readonly ready: Promise<boolean>;
  stop(): Promise<void>;
}

/** Runs the built product as a child process that is restarted when it dies. */
export function runProduct({
  env,
  port,
  logStep,
  logFile,
  onPid = () => {},
}: Wanted): RunningProduct {
  const output = logFile ? openSync(logFile, 'a') : 'inherit';
  let listening = false;
  let failed = false;
  const launch = (onHealthy: () => void) => {
    const child = spawn(process.execPath, [...SERVER_FLAGS, inRoot('server/serve.ts')], {
      cwd: inRoot(),
      env: { ...SERVER_MEMORY, ...env, PORT: String(port), NODE_ENV: 'production' },
      stdio: ['ignore', output, output, 'ipc'],
      // Its own process group: Ctrl+C reaches the command that supervises, which stops it in order.
      detached: process.platform !== 'win32',
    });
    if (child.pid !== undefined) onPid(child.pid);
    child.on('message', (message) => {
      if (message !== 'ready') return;
      listening = true;
      onHealthy();
    });
    return child;
  };
  const child = supervise('The server', launch, {
    logStep,
    isReady: () => listening,
    onFailure: () => {
      failed = true;
    },
  });
  return {
    ready: waitUntilHealthy({ env, port, logStep, hasFailed: () => failed }),
    stop: () => child.stop(STOP_TIMEOUT_MS + 1000 * Number(env.DRAIN_DELAY ?? 0)),
  };
}
