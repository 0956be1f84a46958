import type { Schedule } from '@/lib/domain/lawyers/slots';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { freeStarts, partOfDay, suits, type WaitlistPreference } from './waitlist';

/** Tue, Nov 24, 2026, midnight in Manila. */
const MIDNIGHT = Date.UTC(2026, 10, 23, 16);
const at = (hour: number, minute = 0) => MIDNIGHT + hour * HOUR_MS + minute * MINUTE_MS;

const PREFERENCE: WaitlistPreference = {
  fromDay: '2026-11-24',
  toDay: '2026-11-25',
  part: 'any',
  length: 30,
};

describe('partOfDay', () => {
  test.each([
    [0, 0, 'morning'],
    [11, 30, 'morning'],
    [12, 0, 'afternoon'],
    [16, 30, 'afternoon'],
    [17, 0, 'evening'],
    [23, 30, 'evening'],
    [24, 0, 'morning'],
  ] as const)('%i:%i is %s', (hour, minute, part) => {
    expect(partOfDay(at(hour, minute))).toBe(part);
  });
});

describe('suits', () => {
  const length = 30;

  test('from the first midnight to the last, in Manila', () => {
    expect(suits(PREFERENCE, { start: at(-1, 30), length })).toBe(false);
    expect(suits(PREFERENCE, { start: at(0), length })).toBe(true);
    expect(suits(PREFERENCE, { start: at(47, 30), length })).toBe(true);
    expect(suits(PREFERENCE, { start: at(48), length })).toBe(false);
  });

  test('only in the part of the day that was asked for', () => {
    const evening = { ...PREFERENCE, part: 'evening' } as const;
    expect(suits(evening, { start: at(16, 30), length })).toBe(false);
    expect(suits(evening, { start: at(17), length })).toBe(true);
    // Half past eleven of the evening before is another day.
    expect(suits(evening, { start: at(-1, 30), length })).toBe(false);
  });

  test('only at the length that was asked for', () => {
    expect(suits(PREFERENCE, { start: at(10), length: 60 })).toBe(false);
    expect(suits({ ...PREFERENCE, length: 60 }, { start: at(10), length: 60 })).toBe(true);
  });
});

describe('freeStarts', () => {
  const schedule: Schedule = {
    weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      available: true,
      startMinute: 9 * 60,
      endMinute: 12 * 60,
    })),
    exceptions: [],
    meetings: [],
    timeOff: [],
    noticeMinutes: 120,
    bufferMinutes: 0,
    dailyMaximum: null,
  };
  const now = MIDNIGHT - DAY_MS;
  const hour = { start: at(10), end: at(11) };
  const clocks = (found: ReturnType<typeof freeStarts>) =>
    found.map(({ start, length }) => [(start - MIDNIGHT) / MINUTE_MS, length]);

  test('a free hour is two starts, which may last beyond it', () => {
    expect(clocks(freeStarts(schedule, hour, now))).toEqual([
      [600, 30],
      [600, 60],
      [630, 30],
      [630, 60],
    ]);
  });

  test('what follows, the end of the hours and time off leave less', () => {
    const meetings = [{ start: at(11), end: at(12) }];
    expect(clocks(freeStarts({ ...schedule, meetings }, hour, now))).toEqual([
      [600, 30],
      [600, 60],
      [630, 30],
    ]);
    const timeOff = [{ start: at(9), end: at(10, 30) }];
    expect(clocks(freeStarts({ ...schedule, meetings, timeOff }, hour, now))).toEqual([[630, 30]]);
    const last = { start: at(11, 30), end: at(12) };
    expect(clocks(freeStarts(schedule, last, now))).toEqual([[690, 30]]);
  });

  test('what was taken again, or is within the notice, is not free', () => {
    expect(freeStarts({ ...schedule, meetings: [hour] }, hour, now)).toEqual([]);
    expect(clocks(freeStarts(schedule, hour, at(8)))).toEqual([
      [630, 30],
      [630, 60],
    ]);
    expect(freeStarts(schedule, hour, at(9))).toEqual([]);
  });

  test('nothing is free on a day with as many meetings as the lawyer takes', () => {
    const meetings = [{ start: at(9), end: at(9, 30) }];
    expect(freeStarts({ ...schedule, meetings, dailyMaximum: 1 }, hour, now)).toEqual([]);
  });

  test('a time around midnight is of both days', () => {
    const weekly = schedule.weekly.map((hours) => ({ ...hours, startMinute: 0, endMinute: 1440 }));
    const late = { start: at(23, 30), end: at(24, 30) };
    const found = freeStarts({ ...schedule, weekly }, late, now);
    expect(found.filter(({ length }) => length === 30).map(({ start }) => start)).toEqual([
      at(23, 30),
      at(24),
    ]);
    const tuesday: WaitlistPreference = { ...PREFERENCE, toDay: '2026-11-24', part: 'morning' };
    expect(found.some((free) => suits(tuesday, free))).toBe(false);
  });
});
