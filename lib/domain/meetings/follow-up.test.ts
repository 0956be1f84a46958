import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { followUpEnd, followUpState } from './follow-up';

const NOW = Date.UTC(2026, 10, 27, 8);

test('it ends the notice before its first time, and after a week at the latest', () => {
  const soon = NOW + 2 * DAY_MS;
  const late = NOW + 9 * DAY_MS;
  expect(followUpEnd([late, soon], 120, NOW)).toBe(soon - 2 * HOUR_MS);
  expect(followUpEnd([late], 0, NOW)).toBe(NOW + 7 * DAY_MS);
});

const OPEN = { expiresAt: NOW + HOUR_MS, withdrawn: false, taken: null };
const HELD = { confirmed: false, heldUntil: NOW + 1 };
const LAPSED = { confirmed: false, heldUntil: NOW };
const BOOKED = { confirmed: true, heldUntil: null };

test.each([
  ['OPEN', OPEN],
  ['ENDED', { ...OPEN, expiresAt: NOW }],
  ['WITHDRAWN', { ...OPEN, withdrawn: true }],
  ['HELD', { ...OPEN, taken: HELD }],
  // A held time may be paid, even after the offer was withdrawn or has ended.
  ['HELD', { ...OPEN, withdrawn: true, taken: HELD }],
  ['HELD', { ...OPEN, expiresAt: NOW - 1, taken: HELD }],
  ['OPEN', { ...OPEN, taken: LAPSED }],
  ['ENDED', { ...OPEN, expiresAt: NOW, taken: LAPSED }],
  ['WITHDRAWN', { ...OPEN, withdrawn: true, taken: LAPSED }],
  ['BOOKED', { ...OPEN, taken: BOOKED }],
  ['BOOKED', { ...OPEN, expiresAt: NOW - 1, taken: BOOKED }],
] as const)('%s', (state, facts) => {
  expect(followUpState(facts, NOW)).toBe(state);
});
