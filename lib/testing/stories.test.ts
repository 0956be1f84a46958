import { findLegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { figuresOf, STORIES, STORIES_KEPT_APART, WORKING_STORIES } from './stories';

test('there are stories enough, of every manner and none twice', () => {
  expect(STORIES.length).toBeGreaterThanOrEqual(800);
  expect(new Set(STORIES.map(({ manner }) => manner)).size).toBe(7);
  expect(new Set(STORIES.map(({ text }) => text.toLowerCase())).size).toBe(STORIES.length);
});

test('every right answer is in the catalogue', () => {
  const ids = STORIES.flatMap(({ right }) => right);
  expect(ids.filter((id) => !findLegalProblem(id))).toEqual([]);
});

// Counts alone, so that nobody mends the matcher by what is kept apart.
test('most stories have a right answer first, and nearly all among the first three', () => {
  const working = figuresOf(WORKING_STORIES);
  expect(working.first / working.of).toBeGreaterThanOrEqual(0.97);
  expect(working.firstThree / working.of).toBeGreaterThanOrEqual(0.99);
  const apart = figuresOf(STORIES_KEPT_APART);
  expect(apart.first / apart.of).toBeGreaterThanOrEqual(0.85);
  expect(apart.firstThree / apart.of).toBeGreaterThanOrEqual(0.97);
});
