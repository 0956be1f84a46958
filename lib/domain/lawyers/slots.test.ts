import fc from 'fast-check';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import {
  DURATIONS,
  type Duration,
  firstSlot,
  isOpen,
  openSlots,
  type Schedule,
  type Slot,
} from './slots';

const DAYS = 14;

/**
 * What the contract says, minute by minute and without a thought for speed: a start is open for a length when every
 * single minute of it is inside the hours of its day and not busy.
 */
function modelSlots(schedule: Schedule, now: number): Map<string, Slot[]> {
  const today = manilaDayNumber(now);
  const days = Array.from({ length: DAYS }, (_, n) => today + n);
  return new Map(days.map((day) => [manilaDayKey(day), modelDay(schedule, day, now)]));
}

function modelDay(schedule: Schedule, day: number, now: number): Slot[] {
  const free = freeMinutes(schedule, day);
  const slots: Slot[] = [];
  for (let minute = 0; minute < 1440; minute += 30) {
    const start = manilaDayStart(day) + minute * MINUTE_MS;
    if (start <= now + schedule.noticeMinutes * MINUTE_MS) continue;
    const durations = DURATIONS.filter((length) => {
      const needed = free.slice(minute, minute + length);
      return needed.length === length && needed.every(Boolean);
    });
    if (durations.length > 0) slots.push({ start, durations });
  }
  return slots;
}

/** For each minute of a day, whether the lawyer is there and not busy. */
function freeMinutes(schedule: Schedule, day: number): boolean[] {
  const midnight = manilaDayStart(day);
  const exceptions = schedule.exceptions.filter((e) => e.date === manilaDayKey(day));
  const special = exceptions.filter((e) => e.available);
  const closed = exceptions.filter((e) => !e.available);
  const weekly = schedule.weekly.filter((w) => w.day === manilaWeekday(day));
  const hours = special.length > 0 ? special : weekly;
  return Array.from({ length: 1440 }, (_, minute) => {
    const inside = (range: { startMinute: number | null; endMinute: number | null }) =>
      minute >= (range.startMinute ?? 0) && minute < (range.endMinute ?? 1440);
    const from = midnight + minute * MINUTE_MS;
    const busy = schedule.busy.some((b) => b.start < from + MINUTE_MS && b.end > from);
    return hours.some(inside) && !closed.some(inside) && !busy;
  });
}

// Mostly round times, as people set them, and some odd ones.
const minuteOfDay = fc.oneof(
  fc.integer({ min: 0, max: 48 }).map((half) => half * 30),
  fc.integer({ min: 0, max: 1440 }),
);
const span = fc
  .tuple(minuteOfDay, minuteOfDay)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ startMinute: Math.min(a, b), endMinute: Math.max(a, b) }));
const anyNow = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) });
const roundNow = anyNow.map((at) => at - (at % (30 * MINUTE_MS)));
const nowArbitrary = fc.oneof(anyNow, roundNow);

function scheduleArbitrary(now: number): fc.Arbitrary<Schedule> {
  const date = fc
    .integer({ min: -1, max: DAYS })
    .map((n) => manilaDayKey(manilaDayNumber(now) + n));
  const wholeDay = fc.record({
    date,
    available: fc.constant(false),
    startMinute: fc.constant(null),
    endMinute: fc.constant(null),
  });
  const part = fc
    .tuple(date, fc.boolean(), span)
    .map(([on, available, range]) => ({ date: on, available, ...range }));
  const offset = fc.oneof(
    fc.integer({ min: -48, max: (DAYS + 1) * 48 }).map((half) => half * 30 * MINUTE_MS),
    fc.integer({ min: -DAY_MS, max: (DAYS + 1) * DAY_MS }),
  );
  const busy = fc.tuple(offset, fc.integer({ min: 1, max: 6 * HOUR_MS })).map(([from, length]) => {
    const start = manilaDayStart(manilaDayNumber(now)) + from;
    return { start, end: start + length };
  });
  return fc.record({
    weekly: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 6 }), span).map(([day, range]) => ({ day, ...range })),
      { maxLength: 14 },
    ),
    exceptions: fc.array(fc.oneof(part, part, wholeDay), { maxLength: 6 }),
    busy: fc.array(busy, { maxLength: 12 }),
    noticeMinutes: fc.oneof(fc.constantFrom(0, 60, 120, 1440), fc.integer({ min: 0, max: 20_160 })),
  });
}

const scene = nowArbitrary.chain((now) =>
  scheduleArbitrary(now).map((schedule) => ({ now, schedule })),
);

test('open times are those of the minute-by-minute model', () => {
  fc.assert(
    fc.property(scene, ({ now, schedule }) => {
      const [actual, expected] = [openSlots(schedule, now), modelSlots(schedule, now)];
      expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: 400 },
  );
});

test('a time can be booked exactly when it is listed with that length', () => {
  const anyStart = fc.integer({ min: -48, max: (DAYS + 2) * 48 });
  fc.assert(
    fc.property(scene, fc.array(anyStart, { minLength: 20 }), ({ now, schedule }, halves) => {
      const listed = [...modelSlots(schedule, now).values()].flat();
      for (const half of halves) {
        const start = manilaDayStart(manilaDayNumber(now)) + half * 30 * MINUTE_MS;
        for (const duration of DURATIONS) {
          const expected = listed.some((s) => s.start === start && s.durations.includes(duration));
          expect(isOpen(schedule, start, duration, now)).toBe(expected);
        }
      }
    }),
    { numRuns: 200 },
  );
});

// Monday 23 November 2026, 9:20 AM in Manila.
const NOW = Date.parse('2026-11-23T09:20:00+08:00');
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';

function manila(day: string, clock: string): number {
  return Date.parse(`${day}T${clock}:00+08:00`);
}

function schedule(changes: Partial<Schedule> = {}): Schedule {
  const weekly = [1, 2].map((day) => ({ day, startMinute: 9 * 60, endMinute: 12 * 60 }));
  return { weekly, exceptions: [], busy: [], noticeMinutes: 0, ...changes };
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
    Array.from({ length: 14 }, (_, n) => manilaDayKey(manilaDayNumber(NOW) + n)),
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
  const busy = [{ start: manila(TUESDAY, '10:00'), end: manila(TUESDAY, '10:30') }];
  expect(startsOn(TUESDAY, schedule({ busy }))).toEqual([
    '09:00',
    '09:30',
    '10:30',
    '11:00',
    '11:30',
  ]);
  expect(startsOn(TUESDAY, schedule({ busy }), 60)).toEqual(['09:00', '10:30', '11:00']);
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
  const cases = [schedule(), schedule({ busy: taken }), schedule({ noticeMinutes: 3000 })];
  for (const given of cases) {
    const [first] = [...openSlots(given, NOW).values()].flat();
    expect(first).toBeDefined();
    expect(firstSlot(given, NOW)).toBe(first?.start);
  }
  expect(firstSlot(schedule({ weekly: [] }), NOW)).toBeNull();
});
