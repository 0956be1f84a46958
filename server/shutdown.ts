import { setTimeout as sleep } from 'node:timers/promises';
import { logStep } from './log.ts';

const START_TIMEOUT_MS = 10_000;

export interface Service {
  stop(): unknown;
}

export interface Shutdown {
  run(code?: number, finalMessage?: string): Promise<void>;
  onStop(step: () => unknown): void;
  isStopping(): boolean;
  own<T extends Service>(start: () => T | Promise<T>): Promise<T>;
}

/**
 * Creates the shutdown of a process: it stops the registered services, last first, on Ctrl+C, a termination signal, a
 * closed terminal, or on request, and then ends the process, after `finalMessage`. `stoppedCode` is the exit code of
 * a command that could not finish.
 */
export function createShutdown({ stoppedCode = 0 } = {}): Shutdown {
  const steps: (() => unknown)[] = [];
  const starting = new Set<unknown>();
  let begun = false;
  const run = async (code = 0, finalMessage = '') => {
    if (begun) return;
    begun = true;
    // What is just being started can only be stopped once it is there.
    await Promise.race([Promise.allSettled(starting), sleep(START_TIMEOUT_MS)]);
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
    if (finalMessage) console.log(finalMessage);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!begun) logStep('Stopping');
      void run(stoppedCode);
    });
  }
  followNpm(() => void run(stoppedCode));
  return {
    run,
    onStop: (step) => void steps.push(step),
    isStopping: () => begun,
    async own(start) {
      const started = start();
      starting.add(started);
      try {
        const service = await started;
        steps.push(() => service.stop());
        return service;
      } finally {
        starting.delete(started);
      }
    },
  };
}

/** Follows the end of npm, which does not pass a termination signal on through its shell. */
function followNpm(onEnd: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, 500);
  timer.unref();
}
