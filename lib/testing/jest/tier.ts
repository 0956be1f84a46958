/**
 * Chooses the size of a test: `short` in `npm test`, `whole` in `npm run test:all` and where a file is run by hand. What is tested is
 * the same, with fewer attackers, kills or rounds.
 */
export function byTier<T>(short: T, whole: T): T {
  return process.env.TEST_TIER === 'short' ? short : whole;
}

/**
 * Chooses every n-th of a list in `npm test`, and all of it elsewhere. Where it begins is drawn by the commit, so that n commits see
 * about all of it.
 */
export function everyNth<T>(n: number, list: readonly T[]): T[] {
  const step = byTier(n, 1);
  const first = Number(process.env.TEST_SEED ?? 0) % step;
  return list.filter((_, index) => index % step === first);
}
