import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { sinceLabel, untilLabel } from './work-labels';

// Mon, Nov 23, 2026, 10:00 AM in Manila.
const NOW = Date.parse('2026-11-23T02:00:00Z');

test.each([
  [11.2 * MINUTE_MS, '12 minutes left'],
  [1, '1 minute left'],
  [HOUR_MS, '1 hour left'],
  [5.9 * HOUR_MS, '5 hours left'],
  [8 * HOUR_MS, 'By today, 6:00 PM'],
  [DAY_MS, 'By tomorrow, 10:00 AM'],
  [4 * DAY_MS, 'By Fri, Nov 27, 10:00 AM'],
  [14 * HOUR_MS, 'By the end of today'],
  [38 * HOUR_MS, 'By the end of tomorrow'],
  [0, 'Was due today'],
  [-10 * HOUR_MS, 'Was due Sun, Nov 22'],
])('what ends in %d ms', (left, label) => {
  expect(untilLabel(NOW + left, NOW)).toBe(label);
});

test.each([
  [0, 'Since today'],
  [11 * HOUR_MS, 'Since yesterday'],
  [3 * DAY_MS, 'Since Fri, Nov 20'],
])('what has waited for %d ms', (age, label) => {
  expect(sinceLabel(NOW - age, NOW)).toBe(label);
});
