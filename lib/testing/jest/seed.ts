/** Gives random tests the seed of the run, if it has one; without, each draws its own and prints it when it fails. */
export function takeSeed(env: Readonly<Record<string, string | undefined>>): void {
  if (!env.TEST_SEED) return;
  const seed = Number(env.TEST_SEED);
  if (!Number.isInteger(seed)) throw new Error(`TEST_SEED is no whole number: ${env.TEST_SEED}`);
  // Most files need none of it.
  const fc = jest.requireActual<typeof import('fast-check')>('fast-check');
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}

takeSeed(process.env);
