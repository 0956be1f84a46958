import { addMonths, isMonthKey, monthKey, monthRange } from './months';
import { isoInstant } from './time';

test('a month begins and ends at midnight in Manila', () => {
  const { start, end } = monthRange('2026-12');
  expect([isoInstant(start), isoInstant(end)]).toEqual([
    '2026-11-30T16:00:00Z',
    '2026-12-31T16:00:00Z',
  ]);
  expect([start - 1, start, end - 1, end].map(monthKey)).toEqual([
    '2026-11',
    '2026-12',
    '2026-12',
    '2027-01',
  ]);
});

test('the last month that there is has an end', () => {
  expect(isoInstant(monthRange('2099-12').end)).toBe('2099-12-31T16:00:00Z');
});

test.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-03', -14, '2025-01'],
])('%s and %i months is %s', (key, count, other) => {
  expect(addMonths(key, count)).toBe(other);
});

test.each(['2026-13', '2026-00', '2026-1', '1999-12', '26-01', '2026-01-01', ''])(
  '%p is no month',
  (key) => {
    expect(isMonthKey(key)).toBe(false);
    expect(() => monthRange(key)).toThrow(RangeError);
  },
);
