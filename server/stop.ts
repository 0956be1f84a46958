import { setTimeout as sleep } from 'node:timers/promises';
import { describeError, writeLine } from '../lib/log-lines.ts';

/**
 * Milliseconds for everything after the port is closed, or after a worker is told to stop: requests and uploads, jobs and
 * connections together. With the three seconds of DRAIN_DELAY in production a stop takes less than the ten that
 * containers are given by default.
 */
const FINISH_MS = 6_000;
/** Milliseconds of it for requests and uploads. */
export const DRAIN_MS = 5_000;

/**
 * Runs `stop` at the first signal and ends the process, after DRAIN_DELAY and six seconds at the latest. Work that is
 * cut off then is repeated: jobs by the next worker, requests by their clients.
 */
export function stopOnSignal(
  { drainDelayMs }: { drainDelayMs: number },
  stop: () => Promise<void>,
): void {
  let isStopping = false;
  const begin = async () => {
    if (isStopping) return;
    isStopping = true;
    const late = sleep(drainDelayMs + FINISH_MS, 'late', { ref: false });
    const end = await Promise.race([stop().catch((error: unknown) => error), late]);
    if (end === 'late') report('not everything ended in time');
    else if (end) writeLine('error', 'stop', { error: describeError(end) });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void begin());
}

export function report(message: string): void {
  writeLine('warn', 'stop', { message });
}
