import { endOf, isEvening, isWeekend } from './when';

/** Mon, Nov 23, 2026. */
const at = (time: string) => Date.parse(`2026-11-${time}:00+08:00`);

test.each(['23T00:00', '23T09:20', '23T23:59'])(
  'on Monday at %s the days end at midnight',
  (now) => {
    expect(endOf('today', at(now))).toBe(at('24T00:00'));
    expect(endOf('week', at(now))).toBe(at('30T00:00'));
  },
);

test('an evening begins at six and ends with the day', () => {
  const times = ['23T17:30', '23T18:00', '23T23:30', '24T00:00'];
  expect(times.map((time) => isEvening(at(time)))).toEqual([false, true, true, false]);
});

test('a weekend is Saturday and Sunday in Manila, where it is a day later than in UTC at night', () => {
  const times = ['27T23:30', '28T00:00', '29T23:30', '30T00:00'];
  expect(times.map((time) => isWeekend(at(time)))).toEqual([false, true, true, false]);
});
