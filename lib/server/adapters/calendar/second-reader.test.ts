import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { READ_WINDOW } from '@/lib/testing/calendars/reading';
import { calendarOf, eventOf } from '@/lib/testing/calendars/server';
import { readCalendar } from './reading';

/**
 * Random series as calendars write them, read here and by rrule-temporal 2.2.8, which knows nothing of our code. Of the
 * rarer forms it differs, and RFC 5545 3.3.10 says otherwise, in BYWEEKNO without BYDAY (the weekday is the start's),
 * BYSETPOS of weeks that two years share, and BYYEARDAY with BYDAY (which limits it): those are not asked for here.
 */
const HOUR_MS = 3_600_000;
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const some = <T>(from: readonly T[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength });
const none = fc.constant('');
const either = (...parts: fc.Arbitrary<string>[]) => fc.oneof(none, ...parts);

const ofWeek = some(DAYS).map((days) => `;BYDAY=${days}`);
const ofMonth = some([1, 5, 15, 28, 31, -1]).map((days) => `;BYMONTHDAY=${days}`);
const placed = fc
  .tuple(fc.constantFrom(1, 2, 3, 4, -1), fc.constantFrom(...DAYS))
  .map(([place, day]) => `;BYDAY=${place}${day}`);
const lastWorkday = fc.constantFrom(1, -1).map((n) => `;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${n}`);
const months = some([1, 3, 6, 11, 12]).map((list) => `;BYMONTH=${list}`);
const hours = some([8, 9, 13, 17], 2).map((list) => `;BYHOUR=${list}`);
const rule = fc
  .tuple(
    fc.oneof(
      fc.tuple(fc.constant('DAILY'), either(ofWeek), either(months)),
      fc.tuple(fc.constant('WEEKLY'), either(ofWeek), either(months)),
      fc.tuple(fc.constant('MONTHLY'), either(ofMonth, placed, lastWorkday), none),
      fc.tuple(fc.constant('YEARLY'), either(months), either(ofMonth, placed)),
    ),
    fc.oneof(
      none,
      fc.integer({ min: 2, max: 4 }).map((n) => `;INTERVAL=${n}`),
    ),
    fc.oneof(
      none,
      none,
      fc.integer({ min: 1, max: 40 }).map((n) => `;COUNT=${n}`),
    ),
    fc.oneof(none, none, hours),
  )
  .map(([[every, first, second], interval, count, clock]) =>
    [`FREQ=${every}`, interval, count, first, second, clock].join(''),
  );
const clock = fc
  .record({
    day: fc.integer({ min: 0, max: 700 }),
    hour: fc.integer({ min: 8, max: 17 }),
    minute: fc.constantFrom(0, 30),
  })
  .map(({ day, hour, minute }) => Date.UTC(2025, 0, 1 + day, hour, minute));
const zone = fc.constantFrom('Asia/Manila', 'America/New_York', 'Europe/Berlin', 'UTC');

const written = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+Z/g, '');

/** The instants of a series near the window, by the other reader; its start is always one of them. */
function startsOf(text: string, at: number, name: string): number[] {
  const start = `DTSTART;TZID=${name}:${written(at)}`;
  const range = [READ_WINDOW.start - HOUR_MS, READ_WINDOW.end] as const;
  const other = new RRuleTemporal({ rruleString: `${start}\nRRULE:${text}` });
  const first = new RRuleTemporal({ rruleString: `${start}\nRRULE:FREQ=DAILY;COUNT=1` });
  const starts = [first, other].flatMap((one) =>
    one
      .between(new Date(range[0]), new Date(range[1]), true)
      .map(({ epochMilliseconds }) => epochMilliseconds),
  );
  return [...new Set(starts)].sort((a, b) => a - b);
}

function timesIn(...lines: string[]): number[] {
  const text = calendarOf(eventOf('UID:1', ...lines));
  const { busy, unread } = readCalendar({ text, window: READ_WINDOW, ourSuffix: '@ours' });
  expect(unread).toBe(0);
  return busy.map(({ start }) => start);
}

const beginsIn = (starts: readonly number[]) =>
  starts.filter((at) => at + HOUR_MS / 2 > READ_WINDOW.start && at < READ_WINDOW.end);
const startLine = (name: string, at: number) =>
  name === 'UTC' ? `DTSTART:${written(at)}Z` : `DTSTART;TZID=${name}:${written(at)}`;

test('150 rules are read as another reader does', () => {
  const read = (text: string, at: number, name: string) =>
    expect(timesIn(startLine(name, at), 'DURATION:PT30M', `RRULE:${text}`)).toEqual(
      beginsIn(startsOf(text, at, name)),
    );
  fc.assert(fc.property(rule, clock, zone, read), { numRuns: 150 });
});

test('50 series with dates taken out, added and moved', () => {
  const places = fc.uniqueArray(fc.nat(9), { minLength: 3, maxLength: 3 });
  const read = (text: string, at: number, name: string, [out = 0, moved = 1]: number[]) => {
    const starts = startsOf(text, at, name);
    const [gone, old] = [starts[out], starts[moved]];
    const instant = (when: number) => `${written(when)}Z`;
    const extra = READ_WINDOW.start + 5 * HOUR_MS + HOUR_MS / 4;
    const series = eventOf(
      'UID:1',
      startLine(name, at),
      // A quarter would touch the added or moved date after it, and busy times that touch are one.
      'DURATION:PT14M',
      `RRULE:${text}`,
      `RDATE:${instant(extra)}`,
      ...(gone === undefined ? [] : [`EXDATE:${instant(gone)}`]),
    );
    const change = (from: number) =>
      eventOf(
        'UID:1',
        `RECURRENCE-ID:${instant(from)}`,
        `DTSTART:${instant(from + HOUR_MS / 4)}`,
        'DURATION:PT10M',
      );
    const file = calendarOf(series, ...(old === undefined ? [] : [change(old)]));
    const { busy } = readCalendar({ text: file, window: READ_WINDOW, ourSuffix: '@ours' });
    const kept = starts.filter((start) => start !== gone && start !== old);
    const all = [...kept, extra, ...(old === undefined ? [] : [old + HOUR_MS / 4])];
    const expected = new Set(
      all.filter((start) => start >= READ_WINDOW.start && start < READ_WINDOW.end),
    );
    expect(busy.map(({ start }) => start)).toEqual([...expected].sort((a, b) => a - b));
  };
  fc.assert(fc.property(rule, clock, zone, places, read), { numRuns: 50 });
});
