import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { nextGoogleSync, nextGoogleWatch, withoutTimes } from './google-calendar';

const NOW = Date.parse('2026-11-27T02:00:00Z');

test.each([
  [1, null, 1],
  [2, null, 2],
  [5, null, 16],
  [40, null, 60],
  [1, 30 * MINUTE_MS, 30],
  [9, 5 * MINUTE_MS, 60],
  [1, 90 * DAY_MS, 24 * 60],
])(
  'after %i failures, told to wait %p ms, it is asked again in %i minutes',
  (failures, expected, minutes) => {
    expect(nextGoogleSync(failures, expected, NOW)).toBe(NOW + minutes * MINUTE_MS);
  },
);

test.each([
  ['a week', 7 * DAY_MS, 6 * DAY_MS],
  ['a month', 30 * DAY_MS, 15 * DAY_MS],
  ['a day', DAY_MS, 12 * HOUR_MS],
  ['nothing', 0, MINUTE_MS],
])('a channel of %s is replaced in time', (_, lasts, after) => {
  expect(nextGoogleWatch(NOW + lasts, NOW)).toBe(NOW + after);
});

test.each([
  ['nothing taken out', [[0, 10]], [], [[0, 10]]],
  ['all of it', [[0, 10]], [[0, 10]], []],
  ['more than it', [[2, 8]], [[0, 10]], []],
  [
    'the middle',
    [[0, 10]],
    [[4, 6]],
    [
      [0, 4],
      [6, 10],
    ],
  ],
  [
    'both ends, of two',
    [
      [0, 10],
      [20, 30],
    ],
    [
      [25, 40],
      [-5, 5],
    ],
    [
      [5, 10],
      [20, 25],
    ],
  ],
  ['what only touches', [[0, 10]], [[10, 20]], [[0, 10]]],
] as const)('%s', (_, times, others, left) => {
  const ranges = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([start, end]) => ({ start, end }));
  expect(withoutTimes(ranges(times), ranges(others))).toEqual(ranges(left));
});
