import { findLegalProblem, LEGAL_PROBLEMS } from '../legal-problems';
import { HELD_OUT_QUERIES } from './held-out-queries';
import type { ProblemQuery } from './problem-query';
import { WORKING_QUERIES } from './working-queries';

const ALL_QUERIES = [...WORKING_QUERIES, ...HELD_OUT_QUERIES];

function groupsOf(queries: readonly ProblemQuery[]) {
  const ids = queries.flatMap(([, rightIds]) => rightIds);
  return new Set(ids.map((id) => findLegalProblem(id)?.group_label));
}

test('there are enough queries to measure with, in two halves of the same size', () => {
  expect(ALL_QUERIES.length).toBeGreaterThanOrEqual(480);
  expect(Math.abs(WORKING_QUERIES.length - HELD_OUT_QUERIES.length)).toBeLessThanOrEqual(2);
});

test('no query stands twice, neither in a half nor in both', () => {
  const seen = new Set<string>();
  const repeated = ALL_QUERIES.map(([query]) => query.trim().toLowerCase()).filter((query) => {
    if (seen.has(query)) return true;
    seen.add(query);
    return false;
  });
  expect(repeated).toEqual([]);
  expect(seen).not.toContain('');
});

test('every query has between one and ten right problems, each of the catalogue and named once', () => {
  const wrong = ALL_QUERIES.filter(
    ([, ids]) =>
      ids.length < 1 ||
      ids.length > 10 ||
      new Set(ids).size < ids.length ||
      ids.some((id) => !findLegalProblem(id)),
  );
  expect(wrong).toEqual([]);
});

test('every problem is right for a query', () => {
  const right = new Set(ALL_QUERIES.flatMap(([, ids]) => ids));
  expect(LEGAL_PROBLEMS.filter(({ _id }) => !right.has(_id)).map(({ label }) => label)).toEqual([]);
});

test.each([
  ['working', WORKING_QUERIES],
  ['held-out', HELD_OUT_QUERIES],
] as const)('every group of the catalogue has queries in the %s half', (_, queries) => {
  expect(groupsOf(queries)).toEqual(new Set(LEGAL_PROBLEMS.map((p) => p.group_label)));
});
