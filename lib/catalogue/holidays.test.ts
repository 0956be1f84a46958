import { manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';
import { comingHolidays, HOLIDAYS, HOLIDAYS_CHECKED, PROCLAMATIONS } from './holidays';

const byKind = (year: string, kind: string) =>
  HOLIDAYS.filter((one) => one.date.startsWith(year) && one.kind === kind);
const weekday = (date: string) => manilaWeekday(parseDayKey(date) ?? Number.NaN);

test('are as many as the proclamations declare, each on a day of its own', () => {
  // With the two Eids, which were declared by themselves; those of 2027 have not been.
  expect(byKind('2026', 'regular')).toHaveLength(12);
  expect(byKind('2026', 'special')).toHaveLength(8);
  expect(byKind('2027', 'regular')).toHaveLength(10);
  expect(byKind('2027', 'special')).toHaveLength(8);
  expect(new Set(HOLIDAYS.map(({ date }) => date)).size).toBe(HOLIDAYS.length);
  expect(HOLIDAYS.map(({ date }) => date)).toEqual(HOLIDAYS.map(({ date }) => date).toSorted());
});

test.each([
  ['Maundy Thursday', 4],
  ['Good Friday', 5],
  ['Black Saturday', 6],
  ['National Heroes Day', 1],
])('%s is on its weekday in each year', (name, day) => {
  const found = HOLIDAYS.filter((one) => one.name === name);
  expect(found.map(({ date }) => weekday(date))).toEqual([day, day]);
});

test('National Heroes Day is the last Monday of August', () => {
  for (const { date, name } of HOLIDAYS)
    if (name === 'National Heroes Day') expect(date > `${date.slice(0, 4)}-08-24`).toBe(true);
});

test('special working days are not offered', () => {
  expect(HOLIDAYS.filter(({ date }) => date.endsWith('-02-25'))).toEqual([]);
});

test('each names a proclamation with its address, read on a real day', () => {
  expect(parseDayKey(HOLIDAYS_CHECKED)).not.toBeNull();
  for (const { source } of HOLIDAYS) {
    const { name, url } = PROCLAMATIONS[source];
    expect(name).toMatch(/^Proclamation No\. \d+, s\. 20\d\d$/);
    expect(new URL(url).protocol).toBe('https:');
  }
});

test('the coming ones begin with today', () => {
  expect(comingHolidays('2026-11-30')[0]?.name).toBe('Bonifacio Day');
  expect(comingHolidays('2026-12-01')[0]?.name).toBe('Feast of the Immaculate Conception of Mary');
  expect(comingHolidays('2028-01-01')).toEqual([]);
});
