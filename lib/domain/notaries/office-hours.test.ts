import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { REQUEST_DAYS } from './limits';
import { areApart, openDays, opensOn, writtenHours } from './office-hours';

const hours = (day: number, startMinute: number, endMinute: number) => ({
  day,
  startMinute,
  endMinute,
});

test('hours of one day may touch and not overlap; other days do not matter', () => {
  expect(areApart([hours(1, 780, 1020), hours(1, 540, 720)])).toBe(true);
  expect(areApart([hours(1, 720, 1020), hours(1, 540, 720)])).toBe(true);
  expect(areApart([hours(1, 719, 1020), hours(1, 540, 720)])).toBe(false);
  expect(areApart([hours(1, 540, 720), hours(2, 540, 720)])).toBe(true);
});

test('are written from Monday to Sunday, each day from its morning', () => {
  const written = writtenHours([hours(0, 540, 600), hours(1, 780, 1020), hours(1, 540, 720)]);
  expect(written).toEqual([
    { day: 1, open: '09:00', close: '12:00' },
    { day: 1, open: '13:00', close: '17:00' },
    { day: 0, open: '09:00', close: '10:00' },
  ]);
});

/** Thu, Nov 26, 2026, at this hour in Manila. */
const thursday = (hour: number) => Date.UTC(2026, 10, 26, hour - 8);

test('an office opens on the days of its hours, today until it closes', () => {
  const mornings = [hours(4, 540, 720), hours(1, 540, 720)];
  const today = manilaDayNumber(thursday(8));
  expect(opensOn(mornings, today, thursday(8))).toBe(true);
  expect(opensOn(mornings, today, thursday(12) - 1)).toBe(true);
  expect(opensOn(mornings, today, thursday(12))).toBe(false);
  expect(opensOn([...mornings, hours(4, 780, 1440)], today, thursday(12))).toBe(true);
  expect(opensOn(mornings, today + 1, thursday(8))).toBe(false);
  expect(opensOn(mornings, today + 4, thursday(8))).toBe(true);
  expect(opensOn([], today, thursday(8))).toBe(false);
});

test('can be asked for on its open days, as far as a request may reach', () => {
  const days = openDays([hours(0, 540, 720)], thursday(8));
  expect(days.slice(0, 2).map(manilaDayKey)).toEqual(['2026-11-29', '2026-12-06']);
  expect(days).toHaveLength(9);
  const always = Array.from({ length: 7 }, (_, day) => hours(day, 0, 1440));
  expect(openDays(always, thursday(8))).toHaveLength(REQUEST_DAYS + 1);
});
