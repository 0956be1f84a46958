import { MINUTE_MS } from '@/lib/domain/platform/time';
import { heldFor } from './pay-button';

const NOW = Date.parse('2026-11-24T02:00:00Z');

test.each([
  ['as long as this client may hold a time', 15, NOW + 60 * MINUTE_MS, '15 minutes'],
  ['not beyond the start', 30, NOW + 10 * MINUTE_MS, '10 minutes'],
  ['a single minute', 1, NOW + 60 * MINUTE_MS, '1 minute'],
  ['before a time is chosen', 30, null, '30 minutes'],
])('says how long a time is held: %s', (_what, minutes, start, words) => {
  expect(heldFor(minutes, start, NOW)).toBe(words);
});
