import { isDeepStrictEqual } from 'node:util';
import writtenCounts from '@/content/picker/told-counts.json' with { type: 'json' };
import { findLegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import {
  figuresOf,
  STORIES,
  STORIES_KEPT_APART,
  STORIES_OF_STRANGERS,
  WORKING_STORIES,
} from './stories';
import { TOLD, toldCounts } from './told';

test('there are stories enough, of every manner and none twice', () => {
  expect(STORIES.length).toBeGreaterThanOrEqual(2100);
  expect(STORIES_OF_STRANGERS.length).toBeGreaterThanOrEqual(220);
  expect(new Set(STORIES.map(({ manner }) => manner)).size).toBe(7);
  expect(new Set(STORIES.map(({ text }) => text.toLowerCase())).size).toBe(STORIES.length);
});

test('every right answer is in the catalogue', () => {
  const ids = STORIES.flatMap(({ right }) => right);
  expect(ids.filter((id) => !findLegalProblem(id))).toEqual([]);
});

// The number alone: which they are is for nobody to read.
test('nothing that is counted only was learnt from', () => {
  const learnt = new Set(TOLD.map(({ text }) => text.toLowerCase()));
  const apart = [...STORIES_KEPT_APART, ...STORIES_OF_STRANGERS];
  expect(apart.filter(({ text }) => learnt.has(text.toLowerCase())).length).toBe(0);
});

test('the counts of words are those of what may be learnt from today (npm run picker:counts)', () => {
  expect(isDeepStrictEqual(writtenCounts, toldCounts())).toBe(true);
});

// Counts alone for the parts kept apart, so that nobody mends the matcher by them.
test.each([
  ['working', WORKING_STORIES, 0.99, 0.99],
  ['kept apart', STORIES_KEPT_APART, 0.97, 0.98],
  ['written by others', STORIES_OF_STRANGERS, 0.86, 0.94],
])(
  'of the %s stories enough have a right answer first, and among the first three',
  (_, stories, first, three) => {
    const figures = figuresOf(stories);
    expect(figures.first / figures.of).toBeGreaterThanOrEqual(first);
    expect(figures.firstThree / figures.of).toBeGreaterThanOrEqual(three);
  },
);
