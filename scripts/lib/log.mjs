const startedAt = Date.now();

/** A line for the person at the terminal, with the seconds since the command began. */
export function say(message) {
  console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${message}`);
}

/** An expected failure: one clear line instead of a stack. */
export class Refusal extends Error {}

/** Prints what went wrong and returns the exit code for it. */
export function explain(error) {
  console.error(error instanceof Refusal ? error.message : error);
  return 1;
}
