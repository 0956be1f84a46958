import 'server-only';

/**
 * Chooses `count` candidates, including those in `first`: each time the one with the lowest score relative to those
 * already chosen.
 */
export function chooseSpread<T>(
  candidates: readonly T[],
  count: number,
  first: readonly T[],
  score: (candidate: T, chosen: readonly T[]) => number,
): T[] {
  const chosen = [...first];
  const left = new Set(candidates);
  for (const one of chosen) left.delete(one);
  while (chosen.length < count) {
    const scored = [...left].map((candidate) => ({ candidate, value: score(candidate, chosen) }));
    const [best] = scored.toSorted((a, b) => a.value - b.value);
    if (!best) throw new Error('not enough candidates');
    chosen.push(best.candidate);
    left.delete(best.candidate);
  }
  return chosen;
}
