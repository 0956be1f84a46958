import { MINUTE_MS } from '@/lib/domain/platform/time';
import { callTime } from './call-clock';

/** 10:00 AM in Manila. */
const start = Date.UTC(2026, 10, 23, 2);
const times = { start, end: start + 30 * MINUTE_MS, closes: start + 60 * MINUTE_MS };

test.each([
  ['before the start', -200_000, 'before', 'Starts in 3:20', ''],
  ['within its last second', -400, 'before', 'Starts in 0:01', ''],
  ['at the start', 0, 'during', '0:00', ' of 30 min'],
  ['during it', 12 * MINUTE_MS + 46_000, 'during', '12:46', ' of 30 min'],
  ['five minutes before the end', 25 * MINUTE_MS, 'ending', '25:00', ' of 30 min'],
  ['at the end', 30 * MINUTE_MS, 'over', 'Time is over', '; you can stay until 11:00 AM PHT'],
])('%s', (_when, after, state, text, rest) => {
  expect(callTime(times, start + after)).toMatchObject({ state, text, rest });
});

test('is said in words', () => {
  const spoken = (after: number) => callTime(times, start + after).spoken;
  expect(spoken(-61_000)).toBe('Starts in 1 minute 1 second');
  expect(spoken(0)).toBe('0 seconds of 30 minutes');
  expect(spoken(2 * MINUTE_MS)).toBe('2 minutes of 30 minutes');
  expect(spoken(40 * MINUTE_MS)).toBe('Time is over; you can stay until 11:00 AM PHT');
});

test('a meeting of more than an hour counts hours', () => {
  const long = { ...times, end: start + 90 * MINUTE_MS };
  expect(callTime(long, start + 62 * MINUTE_MS + 5_000).text).toBe('1:02:05');
});
