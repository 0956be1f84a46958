import {
  absentFrom,
  callMinutes,
  isClientAbsent,
  lawyerAbsentSince,
  outagesOf,
  type Presence,
  stayNeeded,
  togetherMs,
} from '@/lib/domain/meetings/attendance/presence';
import { MINUTE_MS } from '@/lib/domain/platform/time';

const START = Date.parse('2026-11-24T02:00:00Z');
/** So many minutes after the start. */
const m = (minutes: number) => START + minutes * MINUTE_MS;
const meeting = { start: START, end: m(30) };
const span = (from: number, to: number) => ({ start: m(from), end: m(to) });
const was = (role: Presence['role'], from: number, to = 600): Presence => ({
  role,
  start: m(from),
  end: m(to),
});
const UP = [span(-60, 120)];
/** Returns the minutes from the start to the absence by the reports until `now`; null for none. */
const since = (all: Presence[], now = 60, uptime = UP) => {
  const presences = all
    .filter(({ start }) => start <= m(now))
    .map((one) => ({ ...one, end: Math.min(one.end, m(now)) }));
  const at = lawyerAbsentSince(meeting, { presences, uptime }, m(now));
  return at === null ? null : (at - START) / MINUTE_MS;
};

describe('outages', () => {
  test.each([
    ['none while one server is up', [span(-5, 60)], []],
    ['all of it where none was ever up', [], [[0, 30]]],
    [
      'between two runs, before the first and after the last',
      [span(2, 5), span(9, 20)],
      [
        [0, 2],
        [5, 9],
        [20, 30],
      ],
    ],
    ['not while another server was up', [span(-5, 8), span(4, 60)], []],
    ['in whatever order the runs come', [span(10, 60), span(-5, 9)], [[9, 10]]],
    ['with a run inside another', [span(-5, 20), span(1, 2)], [[20, 30]]],
    ['touching runs leave none', [span(-5, 7), span(7, 31)], []],
    ['runs before and after do not count', [span(-9, -5), span(31, 40)], [[0, 30]]],
  ])('%s', (_, uptime, expected) => {
    expect(outagesOf(uptime, span(0, 30))).toEqual(
      expected.map(([from = 0, to = 0]) => span(from, to)),
    );
  });
});

describe('from when a side is absent', () => {
  test.each([
    ['15 minutes after the start', UP, 15],
    ['an outage before the start changes nothing', [span(0, 90)], 15],
    ['one in the 15 minutes is added', [span(-9, 3), span(7, 90)], 19],
    ['two are', [span(-9, 3), span(7, 10), span(11, 90)], 20],
    ['one after them is not', [span(-9, 16), span(20, 90)], 15],
    ['one that begins with the limit is not', [span(-9, 15), span(20, 90)], 15],
    ['one that lies in the added time is added too', [span(-9, 5), span(10, 17), span(18, 90)], 21],
    ['until now as far as is known', [span(-9, 14)], null],
    ['down until too near the end of the call', [span(46, 90)], null],
    ['just enough before the call closes', [span(44, 90)], 59],
    ['never up', [], null],
  ])('%s', (_, uptime, expected) => {
    const at = absentFrom(meeting, uptime);
    expect(at === null ? null : (at - START) / MINUTE_MS).toBe(expected);
  });
});

describe('the lawyer is absent', () => {
  test.each([
    ['the client waits, the lawyer never comes', [was('client', -5)], 60, 15],
    ['not a minute before', [was('client', -5)], 14.99, null],
    ['exactly at the limit', [was('client', -5)], 15, 15],
    ['also when the client gave up waiting', [was('client', -5, 12)], 60, 15],
    ['never when the client did not come', [], 60, null],
    ['a guest comes for the client', [was('guest', 0)], 60, 15],
    ['a guest is not the lawyer', [was('client', 0), was('guest', 0)], 60, 15],
    ['a single report of the lawyer', [was('client', 0), was('lawyer', 3, 3)], 60, 15],
    [
      'and reports of 1:59 in all',
      [was('client', 0, 12), was('lawyer', 13, 13 + 119 / 60)],
      60,
      15,
    ],
    [
      'of which the minutes before the start are none',
      [was('client', 5), was('lawyer', -9, 1.9)],
      60,
      15,
    ],
    ['two minutes will do', [was('client', 5), was('lawyer', -9, 2)], 60, null],
    ['in pieces too', [was('client', 12), was('lawyer', 1, 2), was('lawyer', 3, 4)], 60, null],
    [
      'pages at the same time count once',
      [was('client', 12), was('lawyer', 1, 2), was('lawyer', 1, 2)],
      60,
      15,
    ],
    ['one minute together will do', [was('client', 0), was('lawyer', 14, 15)], 60, null],
    ['at any time, also late', [was('client', 0, 40), was('lawyer', 15.2, 16.3)], 60, null],
    ['fifty seconds do not', [was('client', 0), was('lawyer', 14, 14 + 50 / 60)], 60, 15],
    ['while both are there it is not decided', [was('client', 0), was('lawyer', 14.8)], 15.3, null],
    [
      'nor while the next report of the lawyer may come',
      [was('client', 0, 12), was('lawyer', 13.1, 14.9)],
      15.5,
      null,
    ],
    [
      'a lawyer who stays alone after that has not come',
      [was('client', 0, 12), was('lawyer', 14)],
      16,
      15,
    ],
    ['a client who comes later than that is told at once', [was('client', 22)], 22, 22],
    [
      'unless the lawyer has been there meanwhile',
      [was('client', 22), was('lawyer', 16, 21)],
      60,
      null,
    ],
    ['who comes for the time before a move does not count', [was('client', -30, -20)], 60, null],
    ['nor does the lawyer of that time', [was('client', 0), was('lawyer', -30, -20)], 60, 15],
    ['still there from then counts', [was('client', 0), was('lawyer', -30, 3)], 60, null],
    ['who joins after the call has closed does not count', [was('client', 60)], 61, null],
  ])('%s', (_, presences, now, expected) => {
    expect(since(presences, now)).toBe(expected);
  });

  test('time in which no server was up is nobody’s', () => {
    const waiting = [was('client', -5, 3), was('client', 9)];
    const down = [span(-60, 3), span(9, 90)];
    expect(since(waiting, 20.9, down)).toBeNull();
    expect(since(waiting, 21, down)).toBe(21);
    expect(since([...waiting, was('lawyer', 18, 20)], 60, down)).toBeNull();
  });

  test('what is not known yet is not counted', () => {
    // The servers were last seen 10 seconds ago.
    expect(since([was('client', 0)], 15, [span(-60, 15 - 1 / 6)])).toBeNull();
    expect(since([was('client', 0)], 15 + 1 / 6, [span(-60, 15)])).toBe(15);
  });
});

test.each([
  ['the lawyer was there', [was('lawyer', 0, 20)], UP, true],
  ['nobody was', [], UP, false],
  ['a guest came for the client', [was('lawyer', 0, 20), was('guest', 0)], UP, false],
  ['the client came for a moment', [was('lawyer', 0, 20), was('client', 50, 50.1)], UP, false],
  ['the client came for another time', [was('lawyer', 0), was('client', -30, -20)], UP, true],
  ['there was no time to come', [was('lawyer', -5, 0)], [span(-60, 1)], false],
])('the client is absent: %s', (_, presences, uptime, expected) => {
  expect(isClientAbsent(meeting, { presences, uptime })).toBe(expected);
});

describe('a lawyer who left', () => {
  /** Returns the minutes until which to stay, and of the refund. */
  const stay = (presences: Presence[], now: number, uptime = [span(-60, now)]) => {
    const needed = stayNeeded(meeting, { presences, uptime }, m(now));
    return needed && [needed.until, needed.refundAt].map((at) => (at - START) / MINUTE_MS);
  };

  test.each<[string, Presence[], number, number[] | null]>([
    ['alone, after half a minute', [was('lawyer', 0, 0.5)], 0.5, [2, 15]],
    ['before the start, which does not count', [was('lawyer', -5, -1)], -1, [2, 15]],
    [
      'with the client, after 15 seconds',
      [was('lawyer', 0, 0.25), was('client', 0, 0.25)],
      0.25,
      [1, 15],
    ],
    ['the client went, too', [was('lawyer', 0, 0.25), was('client', 0, 0.25)], 5, [6.75, 15]],
    ['after two minutes', [was('lawyer', 0, 2)], 3, null],
    ['after a minute together', [was('lawyer', 0, 1), was('client', 0, 5)], 3, null],
    ['and was never there', [was('client', 0, 3)], 3, null],
    ['too late to stay long enough', [was('lawyer', 0, 0.5)], 14, null],
    [
      'but the client is there, and a minute is left',
      [was('lawyer', 0, 0.5), was('client', 0, 14)],
      14,
      [14.5, 15],
    ],
    ['and the refund is made', [was('lawyer', 0, 0.5), was('client', 0, 15)], 15, null],
  ])('%s', (_, presences, now, expected) => {
    expect(stay(presences, now)).toEqual(expected);
  });

  test('an outage puts off the refund', () => {
    expect(stay([was('lawyer', 0, 0.5)], 5, [span(-60, 1), span(3, 5)])).toEqual([6.5, 17]);
  });
});

describe('together', () => {
  const minutes = (presences: Presence[]) => togetherMs(meeting, presences) / MINUTE_MS;

  test.each([
    ['while both are', [was('client', -5, 30), was('lawyer', 2, 28)], 26],
    ['nobody else counts', [was('client', -5, 30), was('guest', 0, 30)], 0],
    ['one after the other is not together', [was('client', 0, 5), was('lawyer', 5, 9)], 0],
    [
      'a reload is two stretches',
      [was('client', 0, 10), was('client', 12, 20), was('lawyer', 0, 20)],
      18,
    ],
    [
      'two pages of one person count once',
      [was('client', 0, 10), was('client', 5, 20), was('lawyer', 0, 30)],
      20,
    ],
    [
      'of both at once too',
      [was('client', 0, 10), was('client', 5, 20), was('lawyer', 4, 8), was('lawyer', 8, 12)],
      8,
    ],
    ['until the call closes', [was('client', 0), was('lawyer', 0)], 60],
    ['before it opened is not the meeting', [was('client', -30, 5), was('lawyer', -30, 5)], 15],
  ])('%s', (_, presences, expected) => {
    expect(minutes(presences)).toBe(expected);
  });

  test('nor is after it closed', () => {
    expect(minutes([was('client', 50, 500), was('lawyer', 50, 500)])).toBe(10);
  });

  test.each([
    [1, 1],
    [29_999, 1],
    [89_999, 1],
    [90_000, 2],
    [26 * MINUTE_MS + 20_000, 26],
  ])('%d ms are %d minutes', (ms, expected) => {
    expect(callMinutes(ms)).toBe(expected);
  });
});
