import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { holdTerms, LIVE_HOLDS_PER_ADDRESS, LIVE_HOLDS_PER_CLIENT, STARTS_PER_HOUR } from './holds';

const NOW = Date.parse('2026-11-24T02:00:00Z');
const PAID = NOW - 90 * DAY_MS;

/** Terms of who let holds lapse so many minutes ago. */
function terms(ago: readonly number[], paidAt: number | null = PAID, usual = 30) {
  const lapsedAt = ago.map((minutes) => NOW - minutes * MINUTE_MS);
  const { waitsUntil, hasPaid, ...rest } = holdTerms(usual, { paidAt, lapsedAt }, NOW);
  expect(hasPaid).toBe(paidAt !== null);
  return { ...rest, wait: waitsUntil === null ? 0 : (waitsUntil - NOW) / MINUTE_MS };
}

test('limits are those of the contract', () => {
  expect({ LIVE_HOLDS_PER_ADDRESS, LIVE_HOLDS_PER_CLIENT, STARTS_PER_HOUR }).toEqual({
    LIVE_HOLDS_PER_ADDRESS: 3,
    LIVE_HOLDS_PER_CLIENT: 3,
    STARTS_PER_HOUR: 10,
  });
});

test.each([
  ['who has paid before', PAID, 30, 30],
  ['who has never paid', null, 30, 15],
  ['who has never paid, where holds are shorter anyway', null, 10, 10],
])('%s holds a time', (_who, paidAt, usual, minutes) => {
  expect(terms([], paidAt, usual)).toEqual({ minutes, lapses: 0, wait: 0 });
});

test.each([
  ['one lapse changes nothing', [1], 30, 0],
  ['after two the next ones are short, without a wait', [2, 1], 5, 0],
  ['the third asks for five minutes', [3, 2, 0], 5, 5],
  ['the fourth for ten', [4, 3, 2, 0], 5, 10],
  ['the fifth for twenty', [5, 4, 3, 2, 0], 5, 20],
  ['counted from the last of them, whatever the order', [1, 90, 80, 70], 5, 9],
  ['until it has passed', [400, 390, 5], 5, 0],
])('%s', (_what, ago, minutes, wait) => {
  expect(terms(ago)).toMatchObject({ minutes, wait });
});

test('a hold that is short anyway becomes no longer', () => {
  expect(terms([2, 1], PAID, 3)).toMatchObject({ minutes: 3 });
});

test('what lapsed a day ago counts no more', () => {
  const day = 24 * 60;
  expect(terms([day, day, day, 1])).toEqual({ minutes: 30, lapses: 1, wait: 0 });
  expect(terms([day - 1, day - 1, 1])).toMatchObject({ minutes: 5, lapses: 3, wait: 4 });
});

test('a wait is never longer than a day', () => {
  const many = Array.from({ length: 20 }, () => 0);
  expect(terms(many)).toMatchObject({ wait: 24 * 60 });
});

test('a payment ends it, and what lapses after it counts', () => {
  expect(terms([50, 40, 30, 20], NOW - 10 * MINUTE_MS)).toEqual({
    minutes: 30,
    lapses: 0,
    wait: 0,
  });
  expect(terms([50, 40, 30, 20], NOW - 35 * MINUTE_MS)).toMatchObject({ minutes: 5, lapses: 2 });
});

test('a hold that still runs is no lapse', () => {
  const lapsedAt = [NOW + 1, NOW + HOUR_MS, NOW + HOUR_MS];
  expect(holdTerms(30, { paidAt: PAID, lapsedAt }, NOW).lapses).toBe(0);
});
