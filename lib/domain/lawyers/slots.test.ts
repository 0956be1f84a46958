import { execFileSync } from 'node:child_process';
import { HOUR_MS, MINUTE_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import {
  type Duration,
  firstSlot,
  isOpen,
  isUntaken,
  openSlots,
  type Schedule,
  WINDOW_DAYS,
} from './slots';

test('open times are those of a model that walks minute by minute, in whatever zone the server is', () => {
  const printed = execFileSync(process.execPath, ['bench/slots.ts', '60', '1'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const found = [...printed.matchAll(/(\S+): (\d+) open times agree/g)];
  expect(found.map(([, zone]) => zone)).toEqual([
    'UTC',
    'America/Los_Angeles',
    // The name that ICU has for it.
    expect.stringMatching(/^Asia\/Kath?mandu$/),
  ]);
  expect(new Set(found.map(([, , open]) => open)).size).toBe(1);
  expect(Number(found[0]?.[2])).toBeGreaterThan(1000);
});

// Mon, Nov 23, 2026, 9:20 AM in Manila.
const NOW = Date.parse('2026-11-23T09:20:00+08:00');
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

function manila(day: string, clock: string): number {
  return Date.parse(`${day}T${clock}:00+08:00`);
}

function schedule(changes: Partial<Schedule> = {}): Schedule {
  const weekly = [1, 2].map((day) => ({ day, startMinute: 9 * 60, endMinute: 12 * 60 }));
  return {
    weekly,
    exceptions: [],
    meetings: [],
    timeOff: [],
    noticeMinutes: 0,
    bufferMinutes: 0,
    dailyMaximum: null,
    ...changes,
  };
}

function startsOn(day: string, given: Schedule, duration: Duration = 30): string[] {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Manila',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (openSlots(given, NOW).get(day) ?? [])
    .filter((slot) => slot.durations.includes(duration))
    .map((slot) => clock.format(slot.start));
}

test('fourteen days from today are listed, those without times too', () => {
  const calendar = openSlots(schedule({ weekly: [] }), NOW);
  expect([...calendar.keys()]).toEqual(
    Array.from({ length: WINDOW_DAYS }, (_, n) => manilaDayKey(manilaDayNumber(NOW) + n)),
  );
  expect([...calendar.values()].flat()).toEqual([]);
});

test('times are half-hourly, and an hour needs an hour', () => {
  expect(startsOn(TUESDAY, schedule())).toEqual([
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
  ]);
  expect(startsOn(TUESDAY, schedule(), 60)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
});

test('a start has to be later than now and the notice, not equal to it', () => {
  expect(startsOn(MONDAY, schedule())).toEqual(['09:30', '10:00', '10:30', '11:00', '11:30']);
  expect(startsOn(MONDAY, schedule({ noticeMinutes: 100 }))).toEqual(['11:30']);
});

test('a meeting takes its own time and nothing of its neighbors', () => {
  const meetings = [{ start: manila(TUESDAY, '10:00'), end: manila(TUESDAY, '10:30') }];
  expect(startsOn(TUESDAY, schedule({ meetings }))).toEqual([
    '09:00',
    '09:30',
    '10:30',
    '11:00',
    '11:30',
  ]);
  expect(startsOn(TUESDAY, schedule({ meetings }), 60)).toEqual(['09:00', '10:30', '11:00']);
});

test('meetings keep the buffer between them, on both sides; time off has none', () => {
  const range = { start: manila(TUESDAY, '10:00'), end: manila(TUESDAY, '10:30') };
  const buffered = schedule({ meetings: [range], bufferMinutes: 15 });
  expect(startsOn(TUESDAY, buffered)).toEqual(['09:00', '11:00', '11:30']);
  expect(startsOn(TUESDAY, buffered, 60)).toEqual(['11:00']);
  const exact = schedule({ meetings: [range], bufferMinutes: 30 });
  expect(startsOn(TUESDAY, exact)).toEqual(['09:00', '11:00', '11:30']);
  const off = schedule({ timeOff: [range], bufferMinutes: 60 });
  expect(startsOn(TUESDAY, off)).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
});

test('a buffer reaches over midnight', () => {
  const [late, early] = [1380, 60];
  const weekly = [
    { day: 1, startMinute: late, endMinute: 1440 },
    { day: 2, startMinute: 0, endMinute: early },
  ];
  const meetings = [{ start: manila(MONDAY, '23:30'), end: manila(TUESDAY, '00:00') }];
  const given = schedule({ weekly, meetings, bufferMinutes: 30 });
  expect(startsOn(MONDAY, given)).toEqual([]);
  expect(startsOn(TUESDAY, given)).toEqual(['00:30']);
});

test('a day with as many meetings as the lawyer takes is full, one before it is not', () => {
  const meetings = ['09:00', '11:00'].map((clock) => ({
    start: manila(TUESDAY, clock),
    end: manila(TUESDAY, clock) + 30 * MINUTE_MS,
  }));
  const free = ['09:30', '10:00', '10:30', '11:30'];
  expect(startsOn(TUESDAY, schedule({ meetings, dailyMaximum: 3 }))).toEqual(free);
  const full = schedule({ meetings, dailyMaximum: 2 });
  expect(startsOn(TUESDAY, full)).toEqual([]);
  expect(startsOn(MONDAY, full)).not.toEqual([]);
  expect(isOpen(full, manila(TUESDAY, '10:00'), 30, NOW)).toBe(false);
  expect(isUntaken(full, { start: manila(TUESDAY, '10:00'), end: manila(TUESDAY, '10:30') })).toBe(
    false,
  );
});

test('nothing is open before today and after the days shown', () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startMinute: 0, endMinute: 1440 }));
  const given = schedule({ weekly: always });
  const [first, last] = [manila(MONDAY, '10:00'), manila('2026-12-06', '10:00')];
  const asked = [first - 24 * HOUR_MS, first, last, last + 24 * HOUR_MS];
  expect(asked.map((start) => isOpen(given, start, 30, NOW))).toEqual([false, true, true, false]);
});

test('a date with hours of its own has these instead of the weekly ones', () => {
  const exceptions = [{ date: TUESDAY, available: true, startMinute: 1080, endMinute: 1140 }];
  expect(startsOn(TUESDAY, schedule({ exceptions }))).toEqual(['18:00', '18:30']);
});

test('a date can be closed, wholly or in part', () => {
  const closed = { date: TUESDAY, available: false };
  const wholly = [{ ...closed, startMinute: null, endMinute: null }];
  const morning = [{ ...closed, startMinute: 0, endMinute: 630 }];
  expect(startsOn(TUESDAY, schedule({ exceptions: wholly }))).toEqual([]);
  expect(startsOn(TUESDAY, schedule({ exceptions: morning }))).toEqual(['10:30', '11:00', '11:30']);
});

test.each([
  ['touch', 600],
  ['overlap', 570],
])('hours that %s are one stretch', (_how, secondStart) => {
  const weekly = [
    { day: 2, startMinute: secondStart, endMinute: 640 },
    { day: 2, startMinute: 540, endMinute: 600 },
  ];
  expect(startsOn(TUESDAY, schedule({ weekly }))).toEqual(['09:00', '09:30', '10:00']);
  expect(startsOn(TUESDAY, schedule({ weekly }), 60)).toEqual(['09:00', '09:30']);
});

test('the first slot is the first of all days, null where there is none', () => {
  const taken = [{ start: manila(MONDAY, '09:00'), end: manila(MONDAY, '12:00') }];
  const cases = [schedule(), schedule({ timeOff: taken }), schedule({ noticeMinutes: 3000 })];
  for (const given of cases) {
    const [first] = [...openSlots(given, NOW).values()].flat();
    expect(first).toBeDefined();
    expect(firstSlot(given, NOW)).toBe(first?.start);
  }
  expect(firstSlot(schedule({ weekly: [] }), NOW)).toBeNull();
});
