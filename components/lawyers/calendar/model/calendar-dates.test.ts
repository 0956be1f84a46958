import fc from 'fast-check';
import { manilaDayKey, manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';
import { calendarAddress } from './calendar-address';
import { daysOf, readSpan, stepped, titleOf } from './calendar-dates';

/** Manila days of 2000 to 2099. */
const days = fc.integer({ min: 10_957, max: 47_481 }).map(manilaDayKey);
const TODAY = '2026-11-23';

test('a week begins on Monday and holds its day', () => {
  fc.assert(
    fc.property(days, (day) => {
      const week = daysOf('week', day);
      const first = parseDayKey(week[0] ?? '') ?? 0;
      expect(manilaWeekday(first)).toBe(1);
      expect(week).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => manilaDayKey(first + at)));
      expect(week).toContain(day);
    }),
  );
});

test('a month is shown in whole weeks, with all of its days and not one week more', () => {
  fc.assert(
    fc.property(days, (day) => {
      const shown = daysOf('month', day);
      expect(shown.length % 7).toBe(0);
      const isOfMonth = (key: string | undefined) => key?.slice(0, 7) === day.slice(0, 7);
      expect(shown.slice(0, 7).some(isOfMonth) && shown.slice(-7).some(isOfMonth)).toBe(true);
      const month = shown.filter(isOfMonth);
      expect(month[0]?.slice(8)).toBe('01');
      expect(isOfMonth(manilaDayKey((parseDayKey(month.at(-1) ?? '') ?? 0) + 1))).toBe(false);
    }),
  );
});

test('next and previous lead to the neighbour and back', () => {
  fc.assert(
    fc.property(days, (day) => {
      for (const view of ['week', 'day'] as const)
        expect(stepped(view, stepped(view, day, 1), -1)).toBe(day);
    }),
  );
  expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-31');
  expect(stepped('month', '2027-01-31', 1)).toBe('2027-02-28');
  expect(stepped('week', '2026-12-28', 1)).toBe('2027-01-04');
});

test('a day is read with its week, which stands above it', () => {
  expect(readSpan('day', TODAY)).toEqual({ first: '2026-11-23', last: '2026-11-29' });
  expect(readSpan('month', TODAY)).toEqual({ first: '2026-10-26', last: '2026-12-06' });
});

test.each([
  ['week', '2026-11-25', 'Nov 23 to 29'],
  ['week', '2026-12-01', 'Nov 30 to Dec 6'],
  ['week', '2026-12-30', 'Dec 28, 2026 to Jan 3, 2027'],
  ['week', '2027-03-10', 'Mar 8 to 14, 2027'],
  ['month', '2026-11-25', 'November 2026'],
  ['day', '2026-11-25', 'Wed, Nov 25'],
  ['day', '2028-02-29', 'Tue, Feb 29, 2028'],
] as const)('the %s of %s is called %s', (view, day, title) => {
  expect(titleOf(view, day, TODAY)).toBe(title);
});

test.each([
  [
    { view: 'month', date: '2027-02-28' },
    { view: 'month', date: '2027-02-28' },
  ],
  [
    { view: null, date: undefined },
    { view: 'week', date: TODAY },
  ],
  [
    { view: 'year', date: '2027-02-30' },
    { view: 'week', date: TODAY },
  ],
  [
    { view: 'day', date: '9999-01-01' },
    { view: 'day', date: TODAY },
  ],
])('the address %j shows %j', (given, address) => {
  const { read, href } = calendarAddress(TODAY);
  expect(read(given)).toEqual(address);
  const written = new URL(href(read(given)), 'http://localhost').searchParams;
  expect(Object.fromEntries(written)).toEqual(address);
});
