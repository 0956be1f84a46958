/**
 * Chooses the size of a test: `short` in `npm test`, `whole` in `npm run test:all` and where a file is run by hand. What is tested is
 * the same, with fewer attackers, kills or rounds.
 */
export function byTier<T>(short: T, whole: T): T {
  return process.env.TEST_TIER === 'short' ? short : whole;
}

/** Chooses every n-th of a list in `npm test`, and all of it elsewhere. */
export function everyNth<T>(n: number, list: readonly T[]): T[] {
  return list.filter((_, index) => index % byTier(n, 1) === 0);
}
