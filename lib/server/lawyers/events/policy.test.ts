import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { askedWait, isGone, isTaken } from './policy';

const NOW = Date.UTC(2026, 10, 30, 8, 0, 0);

test.each([
  ['120', 2 * MINUTE_MS],
  ['0', 0],
  ['Mon, 30 Nov 2026 09:00:00 GMT', HOUR_MS],
  ['Monday, 30-Nov-26 09:00:00 GMT', HOUR_MS],
  ['Mon Nov 30 09:00:00 2026', HOUR_MS],
  ['Mon, 30 Nov 2026 07:59:59 GMT', null],
  ['Mon, 99 Nov 2026 09:00:00 GMT', null],
  ['-1', null],
  ['1.5', null],
  ['1e9', null],
  ['2026-11-30T09:00:00Z', null],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After: %s is a wait of %s ms', (retryAfter, wait) => {
  expect(askedWait({ status: 429, retryAfter }, NOW)).toBe(wait);
  expect(askedWait({ status: 503, retryAfter }, NOW)).toBe(wait);
});

test('a number without an end is a long wait', () => {
  expect(askedWait({ status: 503, retryAfter: '9'.repeat(400) }, NOW)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test.each([200, 301, 404, 410, 500, 502])('an answer of %d asks for no wait', (status) => {
  expect(askedWait({ status, retryAfter: '120' }, NOW)).toBeNull();
});

test('2xx takes an event, and 410 wants none any more', () => {
  expect([199, 200, 204, 299, 300, 410].filter(isTaken)).toEqual([200, 204, 299]);
  expect([200, 404, 409, 410, 411, 500].filter(isGone)).toEqual([410]);
});
