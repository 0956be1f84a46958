import { parseSafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { requestedBooking } from './requested-booking';

const START = Date.parse('2026-11-26T00:00:00Z');

test.each<[string, number, boolean?]>([
  ['/book/maria-santos-7k2f/2026-11-26T00:00:00Z', 30],
  ['/book/maria-santos-7k2f/2026-11-26T00:00:00Z?free=1', 30, true],
  ['/book/maria-santos-7k2f/2026-11-26T00:00:00Z?duration=60', 60],
  ['/book/maria-santos-7k2f/2026-11-26T00:00:00Z?duration=45#case', 30],
  ['/book/maria-santos-7k2f/2026-11-26T00%3A00%3A00Z?duration=60&x=1', 60],
])('%s', (path, duration, free = false) => {
  expect(requestedBooking(parseSafePath(path))).toEqual({
    lawyerId: 'maria-santos-7k2f',
    start: START,
    duration,
    free,
  });
});

test('a booking behind the verification is one, too', () => {
  const booking = parseSafePath('/book/ana/2026-11-26T00:00:00Z?duration=60');
  expect(requestedBooking(withCallback(sitePath`/verify-email`, booking))).toEqual({
    lawyerId: 'ana',
    start: START,
    duration: 60,
    free: false,
  });
});

test('by an absolute address of this site behind the verification, too', () => {
  const SITE = 'https://sangguni.example';
  const wanted = encodeURIComponent(`${SITE}/book/ana/2026-11-26T00:00:00Z?duration=60`);
  const path = parseSafePath(`/verify-email?callback_url=${wanted}`);
  expect(requestedBooking(path, SITE)).toMatchObject({ lawyerId: 'ana', duration: 60 });
  expect(requestedBooking(path, 'https://other.example')).toBeNull();
});

test.each([
  null,
  '/customer-portal',
  '/verify-email',
  '/book/ana',
  '/book/ana/next-tuesday',
  '/book/ana/2026-11-26T00:00:00Z/more',
  '/book//2026-11-26T00:00:00Z',
  '/lawyer/ana?then=/book/ana/2026-11-26T00:00:00Z',
])('%j is no booking', (path) => {
  expect(requestedBooking(parseSafePath(path))).toBeNull();
});
