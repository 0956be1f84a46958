import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { calendarOf, eventOf } from '@/lib/testing/calendars/server';
import { limit } from '@/scripts/lib/test/speed';
import { busyTimes } from './busy-times';
import type { CalendarError } from './port';

const manila = (text: string) => Date.parse(`${text}+08:00`);
/** Sun, Nov 22 to Tue, Jan 5. */
const window = { start: manila('2026-11-22T00:00'), end: manila('2027-01-06T00:00') };
const asked = { window, ourSuffix: '@sangguni.example' };

/** Each as `2026-11-23 10:00 – 2026-11-23 11:00`, Manila. */
async function busyIn(...events: string[]): Promise<string[]> {
  const show = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(5, 16);
  const { busy: times } = await busyTimes(calendarOf(...events), asked);
  return times.map(({ start, end }) => `${show(start)} ${show(end)}`);
}
const busy = (...lines: string[]) => busyIn(eventOf('UID:1@elsewhere', ...lines));

test.each([
  ['UTC', 'DTSTART:20261123T020000Z', 'DTEND:20261123T030000Z'],
  ['floating', 'DTSTART:20261123T100000', 'DTEND:20261123T110000'],
  ['a length', 'DTSTART:20261123T020000Z', 'DURATION:PT1H'],
  ['a zone without description', 'DTSTART;TZID=Asia/Manila:20261123T100000', 'DURATION:PT1H'],
  ['a zone far away', 'DTSTART;TZID=America/New_York:20261122T210000', 'DURATION:PT1H'],
  [
    'a zone nobody knows, which is taken for Manila',
    'DTSTART;TZID=Singapore Standard Time:20261123T100000',
    'DTEND;TZID=Singapore Standard Time:20261123T110000',
  ],
])('an event: %s', async (_, ...lines) => {
  expect(await busy(...lines)).toEqual(['11-23T10:00 11-23T11:00']);
});

test('a zone that the file describes', async () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Somewhere',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\n');
  const event = eventOf('UID:1', 'DTSTART;TZID=Somewhere:20261123T050000', 'DURATION:PT1H');
  expect(await busyIn(zone, event)).toEqual(['11-23T10:00 11-23T11:00']);
});

test('whole days are those of Manila', async () => {
  expect(await busy('DTSTART;VALUE=DATE:20261124')).toEqual(['11-24T00:00 11-25T00:00']);
  expect(await busy('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227')).toEqual([
    '12-24T00:00 12-27T00:00',
  ]);
});

test.each([
  ['free', 'TRANSP:TRANSPARENT'],
  ['cancelled', 'STATUS:CANCELLED'],
])('an event that is %s does not count', async (_, line) => {
  expect(await busy('DTSTART:20261123T020000Z', 'DURATION:PT1H', line)).toEqual([]);
});

test('a tentative one counts; one without a length, over or far off does not', async () => {
  expect(await busy('DTSTART:20261123T020000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE')).toHaveLength(
    1,
  );
  expect(await busy('DTSTART:20261123T020000Z')).toEqual([]);
  expect(await busy('DTSTART:20261123T020000Z', 'DTEND:20261123T010000Z')).toEqual([]);
  expect(await busy('DTSTART:20261120T020000Z', 'DURATION:PT1H')).toEqual([]);
  expect(await busy('DTSTART:20280101T020000Z', 'DURATION:PT1H')).toEqual([]);
  // It began before, and goes on.
  expect(await busy('DTSTART:20261120T020000Z', 'DTEND:20261123T020000Z')).toEqual([
    '11-20T10:00 11-23T10:00',
  ]);
});

test('times that touch or overlap are one', async () => {
  const event = (n: number, start: string) =>
    eventOf(`UID:${n}`, `DTSTART:20261123T${start}00Z`, 'DURATION:PT1H');
  expect(
    await busyIn(event(1, '0300'), event(2, '0200'), event(3, '0230'), event(4, '0500')),
  ).toEqual(['11-23T10:00 11-23T12:00', '11-23T13:00 11-23T14:00']);
});

describe('repeats', () => {
  const weekly = ['DTSTART;TZID=Asia/Manila:20260907T100000', 'DURATION:PT1H'];

  test('are expanded until their end', async () => {
    expect(await busy(...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261201T000000Z')).toEqual([
      '11-23T10:00 11-23T11:00',
      '11-26T10:00 11-26T11:00',
      '11-30T10:00 11-30T11:00',
    ]);
    expect(await busy(...weekly, 'RRULE:FREQ=WEEKLY')).toHaveLength(7);
    expect(await busy(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=12')).toEqual([
      '11-23T10:00 11-23T11:00',
    ]);
  });

  test('UNTIL is an instant, also where a time has a zone that is not described', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20261130T020000Z';
    expect(await busy(...weekly, rule)).toHaveLength(2);
    expect(await busy(...weekly, rule.replace('020000', '015959'))).toHaveLength(1);
  });

  test('leave out what is excepted, in whatever zone', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;UNTIL=20261215T000000Z';
    const except = ['EXDATE;TZID=Asia/Manila:20261123T100000', 'EXDATE:20261207T020000Z'];
    expect(await busy(...weekly, rule, ...except)).toEqual([
      '11-30T10:00 11-30T11:00',
      '12-14T10:00 12-14T11:00',
    ]);
  });

  test('one that was moved, cancelled or marked free alone', async () => {
    const rule = eventOf('UID:1', ...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261215T000000Z');
    const changed = (day: string, ...lines: string[]) =>
      eventOf('UID:1', `RECURRENCE-ID;TZID=Asia/Manila:${day}T100000`, ...lines);
    const moved = changed('20261123', 'DTSTART:20261124T060000Z', 'DURATION:PT30M');
    const cancelled = changed('20261130', 'DTSTART:20261130T020000Z', 'STATUS:CANCELLED');
    const free = changed('20261207', weekly[0] ?? '', 'DURATION:PT1H', 'TRANSP:TRANSPARENT');
    expect(await busyIn(rule, moved, cancelled, free)).toEqual([
      '11-24T14:00 11-24T14:30',
      '12-14T10:00 12-14T11:00',
    ]);
    // It is moved into the window from after its end, and its series is not in the file.
    const late = changed('20270301', 'DTSTART:20261124T060000Z', 'DURATION:PT30M');
    expect(await busyIn(late)).toEqual(['11-24T14:00 11-24T14:30']);
    // A change of another event at the same time.
    expect(await busyIn(rule, moved.replace('UID:1', 'UID:2'))).toHaveLength(5);
  });

  test('that change from one on', async () => {
    const rule = eventOf('UID:1', ...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261215T000000Z');
    const later = eventOf(
      'UID:1',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Manila:20261130T100000',
      'DTSTART;TZID=Asia/Manila:20261130T150000',
      'DURATION:PT2H',
    );
    expect(await busyIn(rule, later)).toEqual([
      '11-23T10:00 11-23T11:00',
      '11-30T15:00 11-30T17:00',
      '12-07T15:00 12-07T17:00',
      '12-14T15:00 12-14T17:00',
    ]);
  });

  test('keep the clock of their zone when its time changes', async () => {
    const berlin = ['DTSTART;TZID=Europe/Berlin:20261001T040000', 'DURATION:PT1H'];
    expect(await busy(...berlin, 'RRULE:FREQ=MONTHLY;COUNT=4')).toEqual([
      '12-01T11:00 12-01T12:00',
      '01-01T11:00 01-01T12:00',
    ]);
  });

  test('that go on for years keep their rhythm', async () => {
    const old = ['DTSTART;TZID=Asia/Manila:20150105T100000', 'DURATION:PT1H'];
    // Mon, Jan 5, 2015 and each third week since, of which the 621st begins on November 30, 2026.
    expect(await busy(...old, 'RRULE:FREQ=WEEKLY;INTERVAL=3')).toEqual([
      '11-30T10:00 11-30T11:00',
      '12-21T10:00 12-21T11:00',
    ]);
    expect(
      await busy(...old, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20261210T000000Z'),
    ).toEqual(['11-24T10:00 11-24T11:00', '12-08T10:00 12-08T11:00']);
    expect(await busy(...old, 'RRULE:FREQ=DAILY;INTERVAL=20')).toEqual([
      '11-23T10:00 11-23T11:00',
      '12-13T10:00 12-13T11:00',
      '01-02T10:00 01-02T11:00',
    ]);
    const except = 'EXDATE;TZID=Asia/Manila:20161128T100000,20261130T100000';
    expect(await busy(...old, 'RRULE:FREQ=WEEKLY;INTERVAL=3', except)).toHaveLength(1);
  });

  test('whole days, days named one by one', async () => {
    expect(await busy('DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=YEARLY')).toEqual([
      '01-01T00:00 01-02T00:00',
    ]);
    expect(await busy(...weekly, 'RDATE;TZID=Asia/Manila:20261124T100000')).toEqual([
      '11-24T10:00 11-24T11:00',
    ]);
  });
});

test('busy periods of a calendar that shows nothing else', async () => {
  const lines = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20261123T020000Z/20261123T030000Z,20261124T020000Z/PT30M',
    'FREEBUSY;FBTYPE=FREE:20261125T020000Z/20261125T030000Z',
    'END:VFREEBUSY',
  ];
  expect(await busyIn(lines.join('\n'))).toEqual([
    '11-23T10:00 11-23T11:00',
    '11-24T10:00 11-24T10:30',
  ]);
});

test('what comes from us is left out, and what can’t be read', async () => {
  const time = ['DTSTART:20261123T020000Z', 'DURATION:PT1H'];
  expect(await busyIn(eventOf('UID:5@sangguni.example', ...time))).toEqual([]);
  expect(await busyIn(eventOf('UID:5@sangguni.example', ...time, 'RRULE:FREQ=DAILY'))).toEqual([]);
  expect(await busyIn(eventOf('UID:5@sangguni.example.org', ...time))).toHaveLength(1);
  const atGoogle = `UID:sangguni${'0a'.repeat(32)}@google.com`;
  expect(await busyIn(eventOf(atGoogle, ...time))).toEqual([]);
  expect(await busyIn(eventOf('UID:sangguni-lunch@google.com', ...time))).toHaveLength(1);
  const broken = eventOf('UID:2', 'DTSTART:when', 'DTEND:then');
  const without = eventOf('UID:3', 'SUMMARY:No time');
  expect(await busyIn(broken, without, eventOf('UID:1', ...time))).toHaveLength(1);
});

describe('hostile files', () => {
  /** Reads a text; also returns the longest pause (ms) of this thread meanwhile. */
  const read = async (text: string) => {
    const delays = monitorEventLoopDelay({ resolution: 5 });
    const started = performance.now();
    delays.enable();
    const said = await busyTimes(text, asked).then(
      () => 'it was read',
      (error: CalendarError) => error.problem,
    );
    delays.disable();
    if (said !== 'it was read') expect(performance.now() - started).toBeLessThan(limit(10_000));
    return { said, pause: delays.max / 1e6 };
  };
  const refusal = async (text: string) => {
    const first = await read(text);
    let { pause } = first;
    // A pause of the machine comes once; one that reading makes comes again.
    for (let again = 0; again < 2 && pause >= limit(100); again += 1) {
      pause = (await read(text)).pause;
    }
    expect(pause).toBeLessThan(limit(100));
    return first.said;
  };
  const list = (length: number, from = 0) => Array.from({ length }, (_, n) => n + from).join(',');

  test.each([
    '',
    'hello',
    '<html></html>',
    '\0',
    'BEGIN:VCALENDAR',
    'BEGIN:VCARD\r\nEND:VCARD\r\n',
    'BEGIN:VEVENT\r\nEND:VEVENT\r\n',
    '[]',
    '{"a":1}',
  ])('no calendar: %j', async (text) => {
    expect(await refusal(text)).toBe('content');
  });

  test.each(['SECONDLY', 'MINUTELY'])('%s repeats', async (freq) => {
    const event = eventOf(
      'UID:1',
      'DTSTART:20261123T020000Z',
      'DURATION:PT1S',
      `RRULE:FREQ=${freq}`,
    );
    expect(await refusal(calendarOf(event))).toBe('events');
  });

  test('repeats from a thousand years ago, and of a day that never comes', async () => {
    const old = (rule: string) =>
      eventOf('UID:1', 'DTSTART:10000101T020000Z', 'DURATION:PT1S', `RRULE:${rule}`);
    // Those that are over are passed over, unless they have to be counted.
    expect(await refusal(calendarOf(old('FREQ=HOURLY')))).toBe('it was read');
    expect(await refusal(calendarOf(old('FREQ=HOURLY;COUNT=99999999')))).toBe('events');
    const rules = ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2'];
    for (const rule of rules) {
      const never = eventOf('UID:1', 'DTSTART:20260101T020000Z', 'DURATION:PT1H', `RRULE:${rule}`);
      expect(await refusal(calendarOf(never))).toBe('it was read');
    }
  });

  const everySecond = `BYHOUR=${list(24)};BYMINUTE=${list(60)};BYSECOND=${list(60)}`;
  test.each([
    ['days of seconds', [`RRULE:FREQ=DAILY;${everySecond}`]],
    ['Mondays of seconds', [`RRULE:FREQ=WEEKLY;BYDAY=MO;${everySecond}`]],
    ['twenty rules of hours', Array.from({ length: 20 }, () => 'RRULE:FREQ=HOURLY')],
  ])('%s: given up, and nobody else waits', async (_, rules) => {
    const event = eventOf('UID:1', 'DTSTART:19700101T020000Z', 'DURATION:PT1S', ...rules);
    expect(await refusal(calendarOf(event))).toBe('events');
  });

  test('a zone whose clock changes each second', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Mad',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0400',
      'RRULE:FREQ=SECONDLY',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\n');
    const event = eventOf('UID:1', 'DTSTART;TZID=Mad:20261123T050000', 'DURATION:PT1H');
    expect(await refusal(calendarOf(zone, event))).toBe('events');
  });

  test('many at once are read one after the other', async () => {
    const event = eventOf('UID:1', 'DTSTART:19700101T020000Z', `RRULE:FREQ=DAILY;${everySecond}`);
    const found = await Promise.all(Array.from({ length: 3 }, () => refusal(calendarOf(event))));
    expect(new Set(found)).toEqual(new Set(['events']));
    expect(await busy('DTSTART:20261123T020000Z', 'DURATION:PT1H')).toHaveLength(1);
  });

  test('more times than anybody has', async () => {
    const event = (n: number) => {
      const at = new Date(window.start + n * 600_000).toISOString().replace(/[-:]|\.\d+/g, '');
      return eventOf(`UID:${n}`, `DTSTART:${at}`, 'DURATION:PT1M');
    };
    const events = Array.from({ length: 6_000 }, (_, n) => event(n));
    expect(await refusal(calendarOf(...events))).toBe('events');
  });

  test('many repeats with many exceptions, long lines, deep nesting', async () => {
    const series = Array.from({ length: 3_000 }, (_, n) =>
      eventOf(`UID:${n}`, 'DTSTART:19700101T020000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
    );
    expect(await refusal(calendarOf(...series))).toBe('events');
    const long = eventOf('UID:1', `SUMMARY:${'x'.repeat(1_900_000)}`, 'DTSTART:20261123T020000Z');
    expect(await refusal(calendarOf(long))).toBe('it was read');
    const deep = 'BEGIN:VEVENT\r\n'.repeat(50_000);
    expect(['content', 'events']).toContain(await refusal(`BEGIN:VCALENDAR\r\n${deep}`));
  });
});

test('the zone of the server does not matter', async () => {
  const text = calendarOf(
    eventOf('UID:1', 'DTSTART:20261123T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'),
    eventOf('UID:2', 'DTSTART;VALUE=DATE:20261225'),
    eventOf('UID:3', 'DTSTART;TZID=America/New_York:20261130T210000', 'DURATION:PT1H'),
    eventOf(
      'UID:4',
      'DTSTART;TZID=Europe/Berlin:20261025T013000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY',
    ),
  );
  const reader = path.resolve('lib/server/adapters/calendar/reader.ts');
  const script = `
    const { Worker } = require('node:worker_threads');
    const thread = new Worker(${JSON.stringify(reader)});
    thread.on('message', (answer) => {
      if (answer === 'ready') thread.postMessage(${JSON.stringify({ text, ...asked })});
      else console.log(JSON.stringify(answer));
    });`;
  const found = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu'].map((TZ) =>
    execFileSync(process.execPath, ['-e', script], {
      env: { TZ, NODE_ENV: 'test' },
      encoding: 'utf8',
    }).trim(),
  );
  expect(new Set(found)).toEqual(new Set([JSON.stringify(await busyTimes(text, asked))]));
});
