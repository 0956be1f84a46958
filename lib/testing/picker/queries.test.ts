import { findLegalProblem, LEGAL_PROBLEMS } from '@/lib/catalogue/legal-problems/legal-problems';
import { HELD_OUT_QUERIES, WORKING_QUERIES } from './queries';
import type { PickerText } from './texts';

const ALL_QUERIES = [...WORKING_QUERIES, ...HELD_OUT_QUERIES];

function groupsOf(queries: readonly PickerText[]) {
  const ids = queries.flatMap(({ right }) => right);
  return new Set(ids.map((id) => findLegalProblem(id)?.group_label));
}

test('there are enough queries to measure with, in two halves of the same size', () => {
  expect(ALL_QUERIES.length).toBeGreaterThanOrEqual(480);
  expect(Math.abs(WORKING_QUERIES.length - HELD_OUT_QUERIES.length)).toBeLessThanOrEqual(2);
});

test('no query stands twice, neither in a half nor in both', () => {
  const seen = new Set<string>();
  const repeated = ALL_QUERIES.map(({ text }) => text.trim().toLowerCase()).filter((query) => {
    if (seen.has(query)) return true;
    seen.add(query);
    return false;
  });
  expect(repeated).toEqual([]);
  expect(seen).not.toContain('');
});

test('every query has between one and ten right problems, each of the catalogue and named once', () => {
  const wrong = ALL_QUERIES.filter(
    ({ right }) =>
      right.length < 1 ||
      right.length > 10 ||
      new Set(right).size < right.length ||
      right.some((id) => !findLegalProblem(id)),
  );
  expect(wrong).toEqual([]);
});

test('every problem is right for a query', () => {
  const right = new Set(ALL_QUERIES.flatMap((query) => query.right));
  expect(LEGAL_PROBLEMS.filter(({ _id }) => !right.has(_id)).map(({ label }) => label)).toEqual([]);
});

test.each([
  ['working', WORKING_QUERIES],
  ['held-out', HELD_OUT_QUERIES],
] as const)('every group of the catalogue has queries in the %s half', (_, queries) => {
  expect(groupsOf(queries)).toEqual(new Set(LEGAL_PROBLEMS.map((p) => p.group_label)));
});
