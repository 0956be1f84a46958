import { matchLegalProblems } from '@/lib/catalogue/legal-problems/match-problem';
import { HELD_OUT_QUERIES, WORKING_QUERIES } from './queries';
import type { PickerText } from './texts';

/** As many as a phone shows at once; the list offers them in the order of the matcher. */
const SEEN = 3;

function outcomesOf(queries: readonly PickerText[]) {
  return queries.map(({ text: query, right }) => {
    const found = matchLegalProblems(query);
    const isRight = found.slice(0, SEEN).some(({ _id }) => right.includes(_id));
    return { query, isRight, isEmpty: found.length === 0 };
  });
}

test('of the working half, nearly all queries have a right problem among the first three', () => {
  const outcomes = outcomesOf(WORKING_QUERIES);
  const missed = outcomes.filter(({ isRight }) => !isRight).map(({ query }) => query);
  // Named, so that the matcher can be mended.
  expect(missed.slice(WORKING_QUERIES.length * 0.02)).toEqual([]);
  expect(outcomes.filter(({ isEmpty }) => isEmpty).map(({ query }) => query)).toEqual([]);
});

// Counts alone, on failure too: who mends the matcher must not learn this half.
test('of the held-out half, 95 of 100 have one, and every query finds something', () => {
  const outcomes = outcomesOf(HELD_OUT_QUERIES);
  const right = outcomes.filter(({ isRight }) => isRight).length;
  expect(right / outcomes.length).toBeGreaterThanOrEqual(0.95);
  expect(outcomes.filter(({ isEmpty }) => isEmpty).length).toBe(0);
});
