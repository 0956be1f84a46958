import { say } from './log.mjs';

/**
 * Runs what was registered, last first, on Ctrl+C, a termination signal, a closed terminal, or when
 * asked; then ends the process.
 */
export function createShutdown() {
  const steps = [];
  let begun = false;
  const run = async (code = 0) => {
    if (begun) return;
    begun = true;
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!begun) say('Stopping');
      void run(0);
    });
  }
  return { run, onStop: (step) => steps.push(step), isStopping: () => begun };
}
