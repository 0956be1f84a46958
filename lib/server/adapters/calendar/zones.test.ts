import { type CalendarCase, readShown } from '@/lib/testing/calendars/reading';
import { calendarOf, eventOf } from '@/lib/testing/calendars/server';

const lines = (...all: string[]) => all.join('\n');
const event = (...all: string[]) => eventOf('UID:a@example.com', ...all);
const FIRST = '12-01 09:00–10:00';
const MONDAY = '12-07 09:00–10:00';
const inZone = (zone: string, ...head: string[]) =>
  calendarOf(...head, eventOf('UID:1', `DTSTART;TZID=${zone}:20261201T090000`, 'DURATION:PT1H'));
const described = (zone: string, ...observances: string[]) =>
  lines('BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE');
const standard = (from: string, offset: string) =>
  lines(
    'BEGIN:STANDARD',
    `DTSTART:${from}`,
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
  );

/** Zones by the tz database, a description, Windows, an offset or the calendar; Manila where none applies. */
const ZONES: readonly CalendarCase[] = [
  ['described by nothing · ical.net#141', inZone('Asia/Manila', described('Asia/Manila')), [FIRST]],
  [
    'described from later on · ical4j#230',
    inZone('Asia/Manila', described('Asia/Manila', standard('20261208T000000', '+0800'))),
    [FIRST],
  ],
  [
    'described wrongly, known by name · myHebrewDates#192',
    inZone('Asia/Tokyo', described('Asia/Tokyo', standard('19700101T000000', '+0000'))),
    ['12-01 08:00–09:00'],
  ],
  [
    'unknown, described from later on',
    inZone('Court', described('Court', standard('20261208T000000', '+0300'))),
    [FIRST],
  ],
  [
    'known, described by its summer time alone',
    inZone(
      'Asia/Manila',
      described(
        'Asia/Manila',
        standard('20270101T000000', '+0900').replaceAll('STANDARD', 'DAYLIGHT'),
      ),
    ),
    [FIRST],
  ],
  [
    'known, described by an offset that is none',
    inZone('Asia/Manila', described('Asia/Manila', standard('19700101T000000', '8'))),
    [FIRST],
  ],
  [
    'known, described by the time of before 1899',
    inZone('Asia/Manila', described('Asia/Manila', standard('18440101T000000', '+0804'))),
    [FIRST],
  ],
  [
    'in small letters, described by nothing',
    inZone('asia/manila', described('asia/manila')),
    [FIRST],
  ],
  [
    'unknown, with its name in the tz database · libical',
    inZone('Court', described('Court', 'X-LIC-LOCATION:Asia/Tokyo')),
    ['12-01 08:00–09:00'],
  ],
  ['Z', inZone('Z'), ['12-01 17:00–18:00']],
  ['of Windows · node-ical#16', inZone('Pacific Standard Time'), ['12-02 01:00–02:00']],
  ['of Windows in Europe', inZone('W. Europe Standard Time'), ['12-01 16:00–17:00']],
  ['of Windows, with an initial', inZone('E. Australia Standard Time'), ['12-01 07:00–08:00']],
  ['of Windows, numbered by Outlook', inZone('Tokyo Standard Time 1'), ['12-01 08:00–09:00']],
  ['of Windows, an offset alone', inZone('UTC-11'), ['12-02 04:00–05:00']],
  ['as Windows shows it', inZone('"Eastern Time (US & Canada)"'), ['12-01 22:00–23:00']],
  [
    'behind a prefix and a version',
    inZone('/mozilla.org/20050126_1/Europe/Berlin'),
    ['12-01 16:00–17:00'],
  ],
  ['an offset of hours alone', inZone('UTC-05'), ['12-01 22:00–23:00']],
  ['of Windows in small letters', inZone('tokyo standard time'), ['12-01 08:00–09:00']],
  [
    'of Windows, described by nothing',
    inZone('Tokyo Standard Time', described('Tokyo Standard Time')),
    ['12-01 08:00–09:00'],
  ],
  [
    'behind a prefix · khal#714',
    inZone('/freeassociation.sourceforge.net/America/Los_Angeles'),
    ['12-02 01:00–02:00'],
  ],
  [
    'of three parts behind a prefix',
    inZone('/example.org/Tz/America/Argentina/Buenos_Aires'),
    ['12-01 20:00–21:00'],
  ],
  [
    'as Outlook shows it · GAS-ICS-Sync#219',
    inZone('"(UTC-08:00) Pacific Time (US & Canada)"'),
    ['12-02 01:00–02:00'],
  ],
  ['tzone://Microsoft/Utc', inZone('"tzone://Microsoft/Utc"'), ['12-01 17:00–18:00']],
  ['an offset in the name', inZone('GMT+0300'), ['12-01 14:00–15:00']],
  ['an offset of half an hour', inZone('"(UTC+05:30) Chennai, Kolkata"'), ['12-01 11:30–12:30']],
  [
    'an offset behind the time',
    calendarOf(event('DTSTART:20261201T090000+0900', 'DURATION:PT1H')),
    ['12-01 08:00–09:00'],
  ],
  ['PST, which is Manila’s here as well', inZone('PST'), [FIRST]],
  [
    'floating in a calendar with a zone · node-ical',
    calendarOf(
      'X-WR-TIMEZONE:America/Los_Angeles',
      event('DTSTART:20261207T090000', 'DURATION:PT1H'),
    ),
    ['12-08 01:00–02:00'],
  ],
  [
    'floating in a calendar with a zone in small letters',
    calendarOf(
      'X-WR-TIMEZONE:america/los_angeles',
      event('DTSTART:20261207T090000', 'DURATION:PT1H'),
    ),
    ['12-08 01:00–02:00'],
  ],
  [
    'floating in a calendar with a zone of Windows',
    calendarOf(
      'X-WR-TIMEZONE:Tokyo Standard Time',
      event('DTSTART:20261207T100000', 'DURATION:PT1H'),
    ),
    [MONDAY],
  ],
  [
    'an unknown zone in a calendar with a zone',
    inZone('Court', 'X-WR-TIMEZONE:Asia/Tokyo'),
    ['12-01 08:00–09:00'],
  ],
];

describe.each([['zones', ZONES]])('%s', (_, cases) => {
  test.each(cases)('%s', (_source, text, times) => {
    expect(readShown(text)).toEqual(times);
  });
});
