import { greeting } from './lawyer-dashboard';

test.each([
  ['2026-11-23T16:00:00Z', 'Good morning'],
  ['2026-11-24T03:59:59Z', 'Good morning'],
  ['2026-11-24T04:00:00Z', 'Good afternoon'],
  ['2026-11-24T09:59:59Z', 'Good afternoon'],
  ['2026-11-24T10:00:00Z', 'Good evening'],
])('at %s: %s', (instant, words) => {
  expect(greeting(Date.parse(instant))).toBe(words);
});
