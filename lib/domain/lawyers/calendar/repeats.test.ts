import { countRepeats, type Repeat, repeated } from '@/lib/domain/lawyers/calendar/repeats';
import { isoInstant, type TimeRange } from '@/lib/domain/platform/time';

const at = (day: string, clock: string) => Date.parse(`${day}T${clock}:00+08:00`);

function starts(time: TimeRange, repeat: Repeat): string[] {
  return repeated(time, repeat).map(({ start }) => isoInstant(start));
}

test('each day until the last, at the same time in Manila, over the end of a year', () => {
  const time = { start: at('2027-12-30', '06:00'), end: at('2027-12-30', '07:30') };
  expect(starts(time, { every: 'DAY', until: '2028-01-01' })).toEqual([
    '2027-12-29T22:00:00Z',
    '2027-12-30T22:00:00Z',
    '2027-12-31T22:00:00Z',
  ]);
  const all = repeated(time, { every: 'DAY', until: '2028-01-01' });
  expect(all.map(({ start, end }) => end - start)).toEqual([90, 90, 90].map((n) => n * 60_000));
});

test('each week on the same weekday, the last day included', () => {
  const time = { start: at('2028-02-22', '23:30'), end: at('2028-02-23', '01:00') };
  expect(starts(time, { every: 'WEEK', until: '2028-03-07' })).toEqual([
    '2028-02-22T15:30:00Z',
    '2028-02-29T15:30:00Z',
    '2028-03-07T15:30:00Z',
  ]);
  expect(countRepeats(time.start, { every: 'WEEK', until: '2028-03-06' })).toBe(2);
});

test('the last day may be the first, and not before it', () => {
  const start = at('2026-11-23', '00:30');
  const until = (day: string) => countRepeats(start, { every: 'DAY', until: day });
  expect(until('2026-11-23')).toBe(1);
  expect(until('2026-11-22')).toBe(0);
  expect(until('2026-02-30')).toBe(0);
});

test('on weekdays, without the weekend it begins on', () => {
  const time = { start: at('2026-11-28', '09:00'), end: at('2026-11-28', '10:00') };
  expect(starts(time, { every: 'WEEKDAYS', until: '2026-12-07' })).toEqual(
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'].map(
      (day) => `${day}T01:00:00Z`,
    ),
  );
  expect(countRepeats(time.start, { every: 'WEEKDAYS', until: '2026-11-29' })).toBe(0);
});

test('every two weeks, on the same weekday', () => {
  const time = { start: at('2026-11-23', '09:00'), end: at('2026-11-23', '10:00') };
  expect(starts(time, { every: 'TWO_WEEKS', until: '2026-12-20' })).toEqual([
    '2026-11-23T01:00:00Z',
    '2026-12-07T01:00:00Z',
  ]);
});

test('each week on the chosen days, from the first on', () => {
  // A Wednesday: the Monday of its week is over.
  const time = { start: at('2026-11-25', '09:00'), end: at('2026-11-25', '10:00') };
  const days = [4, 1];
  expect(starts(time, { every: 'WEEK', until: '2026-12-07', days })).toEqual(
    ['2026-11-26', '2026-11-30', '2026-12-03', '2026-12-07'].map((day) => `${day}T01:00:00Z`),
  );
  expect(countRepeats(time.start, { every: 'WEEK', until: '2026-11-25', days })).toBe(0);
});

test('every two weeks on the chosen days of the same weeks', () => {
  // From a Thursday on; a week begins on Monday and ends on Sunday.
  const time = { start: at('2026-11-26', '09:00'), end: at('2026-11-26', '10:00') };
  expect(starts(time, { every: 'TWO_WEEKS', until: '2026-12-20', days: [1, 4, 0] })).toEqual(
    ['2026-11-26', '2026-11-29', '2026-12-07', '2026-12-10', '2026-12-13'].map(
      (day) => `${day}T01:00:00Z`,
    ),
  );
});

test('other repeats know no days', () => {
  const { start } = { start: at('2026-11-26', '09:00') };
  expect(countRepeats(start, { every: 'DAY', until: '2026-11-28', days: [1] })).toBe(3);
});
