const FIRST_DELAY = 100;
const MAX_DELAY = 10_000;
/** A child that was well for so long counts as healthy: its next restart is quick again. */
const HEALTHY_AFTER = 60_000;

/**
 * Starts a child process and starts it again whenever it ends by itself, waiting longer each time
 * until one was well for a minute. `launch(onHealthy)` returns the ChildProcess and calls `onHealthy` once
 * it works, at once where nothing better is known. A child that ends before `isReady()` was ever true
 * is not started again: `onFailure(code)` is called instead.
 */
export function supervise(name, launch, { logStep, isReady = () => true, onFailure } = {}) {
  let child;
  let stopping = false;
  let delay = FIRST_DELAY;

  const begin = () => {
    let calm;
    const onHealthy = () => {
      calm ??= setTimeout(() => {
        delay = FIRST_DELAY;
      }, HEALTHY_AFTER);
      calm.unref();
    };
    child = launch(onHealthy);
    child.once('error', (error) => logStep(`${name}: ${error.message}`));
    child.once('exit', (code, signal) => {
      clearTimeout(calm);
      if (stopping) return;
      if (!isReady()) {
        onFailure?.(code ?? 1);
        return;
      }
      logStep(`${name} ended unexpectedly (${signal ?? `code ${code}`}); starting it again`);
      setTimeout(() => stopping || begin(), delay);
      delay = Math.min(delay * 2, MAX_DELAY);
    });
  };
  begin();

  return {
    get pid() {
      return child.pid;
    },
    /** Ends the child for good; kills it when it has not ended within `timeout` milliseconds. */
    async stop(timeout = 10_000) {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), timeout);
      await ended;
      clearTimeout(killer);
    },
  };
}
