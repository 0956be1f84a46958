import { openingsOf } from './openings';
import type { Schedule } from './slots';

/** Mon, Nov 23, 2026, 9:20 AM in Manila. */
const NOW = Date.parse('2026-11-23T09:20:00+08:00');
const at = (time: string) => Date.parse(`2026-11-${time}:00+08:00`);

const hours = (day: number, from: number, to: number) => ({
  day,
  startMinute: from * 60,
  endMinute: to * 60,
});
const schedule = (weekly: Schedule['weekly'], changes: Partial<Schedule> = {}): Schedule => ({
  weekly,
  exceptions: [],
  meetings: [],
  timeOff: [],
  noticeMinutes: 120,
  bufferMinutes: 0,
  dailyMaximum: null,
  ...changes,
});

test('the first time, the first in an evening and the first at a weekend', () => {
  const week = schedule([hours(1, 9, 12), hours(3, 16, 20), hours(6, 8, 10)]);
  expect(openingsOf(week, NOW)).toEqual({
    first: at('23T11:30'),
    evening: at('25T18:00'),
    weekend: at('28T08:00'),
  });
});

test('an evening at a weekend is both', () => {
  const evening = at('29T18:30');
  const sunday = schedule([hours(0, 18, 19)], { timeOff: [{ start: NOW, end: evening }] });
  expect(openingsOf(sunday, NOW)).toEqual({ first: evening, evening, weekend: evening });
});

test('nothing beyond the days shown', () => {
  const away = { start: NOW, end: at('30T00:00') + 7 * 86_400_000 };
  const none = { first: null, evening: null, weekend: null };
  expect(openingsOf(schedule([hours(1, 9, 20)], { timeOff: [away] }), NOW)).toEqual(none);
  expect(openingsOf(schedule([]), NOW)).toEqual(none);
});
