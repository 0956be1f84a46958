import fc from 'fast-check';
import {
  DAY_MS,
  HOUR_MS,
  isoInstant,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
  overlaps,
  parseDayKey,
} from './time';

const NEW_YEAR = Date.UTC(2027, 0, 1);
/** Instants since the last change of the clock in Manila, in 1990. */
const instant = fc.integer({ min: Date.UTC(1991, 0, 1), max: Date.UTC(2099, 11, 31) });

const keyInManila = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' });
const weekdayInManila = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  weekday: 'short',
});
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

test('days, keys and weekdays are those of a calendar in Manila', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const day = manilaDayNumber(at);
      expect(manilaDayKey(day)).toBe(keyInManila.format(at));
      expect(WEEKDAYS[manilaWeekday(day)]).toBe(weekdayInManila.format(at));
    }),
  );
});

test('a day begins at its start and ends before the next one', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const start = manilaDayStart(manilaDayNumber(at));
      expect(at).toBeGreaterThanOrEqual(start);
      expect(at).toBeLessThan(start + DAY_MS);
      expect(manilaDayNumber(start)).toBe(manilaDayNumber(at));
      expect(manilaDayNumber(start - 1)).toBe(manilaDayNumber(at) - 1);
    }),
  );
});

test('midnight in Manila is 16:00 UTC of the day before', () => {
  const midnight = Date.parse('2026-11-23T16:00:00Z');
  expect(manilaDayKey(manilaDayNumber(midnight))).toBe('2026-11-24');
  expect(manilaDayKey(manilaDayNumber(midnight - 1))).toBe('2026-11-23');
});

test('a key is read back as the day it was made of', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const day = manilaDayNumber(at);
      expect(parseDayKey(manilaDayKey(day))).toBe(day);
    }),
  );
});

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-1-1',
  '26-01-01',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
  '',
  'today',
])('%j is no day', (key) => {
  expect(parseDayKey(key)).toBeNull();
});

test('instants are written in UTC, without milliseconds where there are none', () => {
  expect(isoInstant(Date.parse('2026-11-24T10:00:00+08:00'))).toBe('2026-11-24T02:00:00Z');
  expect(isoInstant(Date.parse('2026-11-24T02:00:00.250Z'))).toBe('2026-11-24T02:00:00.250Z');
  fc.assert(fc.property(instant, (at) => expect(Date.parse(isoInstant(at))).toBe(at)));
  // Those of a calendar, again and again, and of more days than it keeps.
  const halfHours = Array.from({ length: 100 * 48 }, (_, n) => NEW_YEAR + n * (HOUR_MS / 2));
  const plain = halfHours.map((at) => new Date(at).toISOString().replace('.000Z', 'Z'));
  for (let round = 0; round < 3; round += 1) expect(halfHours.map(isoInstant)).toEqual(plain);
  const days = Array.from({ length: 5_000 }, (_, n) => n - 1_000);
  const keys = days.map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
  for (let round = 0; round < 3; round += 1) expect(days.map(manilaDayKey)).toEqual(keys);
});

test('two ranges overlap exactly when they share a moment', () => {
  const small = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }))
    .map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(small, small, (a, b) => {
      const moments = Array.from({ length: 30 }, (_, at) => at);
      const shared = moments.some((t) => t >= a.start && t < a.end && t >= b.start && t < b.end);
      expect(overlaps(a, b)).toBe(shared);
    }),
  );
});
