import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_DELAY = 100;
const LONGEST_DELAY = 10_000;
const CALM = 30_000;

/**
 * Starts a child process and starts it again whenever it ends by itself, waiting longer each time
 * it ends soon. `launch` returns the ChildProcess. A child that ends before `isReady()` was ever
 * true is not started again: `onFailure(code)` is called instead.
 */
export function keepRunning(name, launch, { say, isReady = () => true, onFailure } = {}) {
  let child;
  let stopping = false;
  let delay = FIRST_DELAY;

  const begin = () => {
    const since = Date.now();
    child = launch();
    child.once('error', (error) => say(`${name}: ${error.message}`));
    child.once('exit', async (code, signal) => {
      if (stopping) return;
      if (!isReady()) {
        onFailure?.(code ?? 1);
        return;
      }
      if (Date.now() - since > CALM) delay = FIRST_DELAY;
      say(`${name} ended unexpectedly (${signal ?? `code ${code}`}); starting it again`);
      await sleep(delay);
      delay = Math.min(delay * 2, LONGEST_DELAY);
      if (!stopping) begin();
    });
  };
  begin();

  return {
    get pid() {
      return child.pid;
    },
    /** Ends the child for good; kills it when it has not ended within `patience` milliseconds. */
    async stop(patience = 10_000) {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(killer);
    },
  };
}
