import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { MEETING_STATUSES } from './meeting';
import { lawyerSeesNumber, namedNumber } from './phone-number';

const start = Date.parse('2026-11-24T16:00:00Z');
const times = { start, end: start + HOUR_MS / 2 };
const CONFIRMED = { ...times, status: 'CONFIRMED' } as const;

test('a lawyer sees the number from ten minutes before the start until thirty after the end', () => {
  const sees = (instant: number) => lawyerSeesNumber(CONFIRMED, instant);
  expect(sees(start - 10 * MINUTE_MS - 1)).toBe(false);
  expect(sees(start - 10 * MINUTE_MS)).toBe(true);
  expect(sees(times.end + 30 * MINUTE_MS - 1)).toBe(true);
  expect(sees(times.end + 30 * MINUTE_MS)).toBe(false);
});

test('only of what is confirmed or took place', () => {
  const seen = MEETING_STATUSES.filter((status) => lawyerSeesNumber({ ...times, status }, start));
  expect(seen).toEqual(['CONFIRMED', 'COMPLETED']);
});

test('a mail names its last four digits', () => {
  expect(namedNumber('+639171234567')).toBe('the number that ends in 4567');
});
