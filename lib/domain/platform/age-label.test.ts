import { ageLabel } from './age-label';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

/** Sat, Nov 21, 2026, 0:30 AM in Manila: still the 20th in UTC. */
const NOW = Date.UTC(2026, 10, 20, 16, 30);

test.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [7, 'week ago'],
  [13, 'week ago'],
  [14, 'long time ago'],
  [400, 'long time ago'],
])('%d days: %s', (days, label) => {
  expect(ageLabel(NOW - days * DAY_MS, NOW)).toBe(label);
});

test('counts days of Manila, not stretches of 24 hours', () => {
  expect(ageLabel(NOW - 30 * MINUTE_MS, NOW)).toBe('Today');
  expect(ageLabel(NOW - 31 * MINUTE_MS, NOW)).toBe('Yesterday');
  expect(ageLabel(NOW - 24 * HOUR_MS - 31 * MINUTE_MS, NOW)).toBe('2 days ago');
});

test('what seems to come from the future is of today', () => {
  expect(ageLabel(NOW + 2 * DAY_MS, NOW)).toBe('Today');
});
