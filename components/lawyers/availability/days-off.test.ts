import type { TypedException } from '@/lib/contract/lawyers/typed-hours';
import { dayOff, daysIn, rangesOff, withDaysOff } from './days-off';

test.each([
  ['2026-12-30', '2027-01-02', ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']],
  ['2026-12-30', '2026-12-30', ['2026-12-30']],
  ['2026-12-30', '2026-12-29', []],
  ['', '2026-12-29', []],
])('the days from %s to %s', (from, to, days) => expect(daysIn({ from, to })).toEqual(days));

test('days off take the place of what else was set for them, in order', () => {
  const open: TypedException = { ...dayOff('2026-12-24'), kind: 'open' };
  const untyped = dayOff('');
  expect(withDaysOff([untyped, dayOff('2026-12-31'), open], ['2026-12-24', '2026-12-25'])).toEqual([
    dayOff('2026-12-24'),
    dayOff('2026-12-25'),
    dayOff('2026-12-31'),
    untyped,
  ]);
});

test('days off in a row are one range, other hours are none', () => {
  const days = ['2026-12-26', '2026-12-24', '2026-12-25', '2026-12-30', '2026-12-31'];
  expect(rangesOff(days.map(dayOff))).toEqual([
    { from: '2026-12-24', to: '2026-12-26' },
    { from: '2026-12-30', to: '2026-12-31' },
  ]);
  expect(
    rangesOff(
      [...daysIn({ from: '2026-12-24', to: '2026-12-26' })].map((date) => ({
        ...dayOff(date),
        kind: 'open' as const,
      })),
    ),
  ).toEqual([]);
});
