const FIRST_DELAY = 100;
const MAX_DELAY = 10_000;
/** Milliseconds after which a child counts as healthy: its next restart is quick again. */
const HEALTHY_AFTER = 60_000;

interface Child {
  readonly pid?: number | undefined;
  readonly exitCode: number | null;
  readonly signalCode: NodeJS.Signals | null;
  kill(signal: NodeJS.Signals): boolean;
  once(event: 'error', listener: (error: Error) => void): unknown;
  once(
    event: 'exit',
    listener: (code: number | null, signal: NodeJS.Signals | null) => void,
  ): unknown;
}

interface Watching {
  readonly logStep: (line: string) => void;
  readonly isReady?: () => boolean;
  readonly onFailure?: (code: number) => void;
}

interface Supervised {
  readonly pid: number | undefined;
  /** Ends the child for good; kills it when it has not ended within `timeout` milliseconds. */
  stop(timeout?: number): Promise<void>;
}

/**
 * Starts a child process and restarts it whenever it ends by itself, waiting longer each time until one was healthy
 * for a minute. `launch(onHealthy)` returns the ChildProcess and calls `onHealthy` once it works, at once where there
 * is no better signal. A child that ends before `isReady()` was ever true is not restarted: `onFailure(code)` is
 * called instead.
 */
export function supervise(
  name: string,
  launch: (onHealthy: () => void) => Child,
  { logStep, isReady = () => true, onFailure }: Watching,
): Supervised {
  let stopping = false;
  let delay = FIRST_DELAY;

  const begin = () => {
    let calm: NodeJS.Timeout | undefined;
    const onHealthy = () => {
      calm ??= setTimeout(() => {
        delay = FIRST_DELAY;
      }, HEALTHY_AFTER);
      calm.unref();
    };
    const launched = launch(onHealthy);
    launched.once('error', (error) => logStep(`${name}: ${error.message}`));
    launched.once('exit', (code, signal) => {
      clearTimeout(calm);
      if (stopping) return;
      if (!isReady()) {
        onFailure?.(code ?? 1);
        return;
      }
      logStep(`${name} ended unexpectedly (${signal ?? `code ${code}`}); starting it again`);
      setTimeout(() => {
        if (!stopping) child = begin();
      }, delay);
      delay = Math.min(delay * 2, MAX_DELAY);
    });
    return launched;
  };
  let child = begin();

  return {
    get pid() {
      return child.pid;
    },
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
