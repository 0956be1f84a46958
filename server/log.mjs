const startedAt = Date.now();

/** Prints a line with the seconds since the command began. */
export function logStep(message) {
  console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${message}`);
}

/** Times one stage of a command; the function it returns prints what the stage did, and its seconds. */
export function beginStage() {
  const began = Date.now();
  return (done) => logStep(`${done} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

/** An expected failure: one clear line instead of a stack. */
export class CommandError extends Error {}

/** What Next puts in front of an error of lib/server/boot.ts. */
const NEXT_PREFIX = /^An error occurred while loading instrumentation hook: /;

/**
 * Lets a process go on when whoever read its log has ended. Unheard, EPIPE is an exception that Next writes to the log,
 * which is the next EPIPE, without end.
 */
export function outliveLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Prints what went wrong and returns the exit code for it; settings are explained in one line. */
export function explain(error) {
  if (error?.name === 'SettingsError') console.error(error.message.replace(NEXT_PREFIX, ''));
  else console.error(error instanceof CommandError ? error.message : error);
  return 1;
}
