import { type CalendarCase, readShown } from '@/lib/testing/calendars/reading';
import { calendarOf, eventOf } from '@/lib/testing/calendars/server';

const event = (...all: string[]) => eventOf('UID:a@example.com', ...all);
const AT_NINE = [
  'DTSTART;TZID=Asia/Manila:20261207T090000',
  'DTEND;TZID=Asia/Manila:20261207T100000',
];
const one = (...all: string[]) => calendarOf(event(...AT_NINE, ...all));
const DAY = ['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261208'];
const days = (...all: string[]) => calendarOf(event(...DAY, ...all));
const MONDAY = '12-07 09:00–10:00';
const weeks = (...dates: string[]) => dates.map((date) => `12-${date} 09:00–10:00`);
const wholeDay = (date: number) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `12-${two(date)} 00:00–12-${two(date + 1)} 00:00`;
};

/** Series lose none of their times. */
const SERIES: readonly CalendarCase[] = [
  [
    'UNTIL is a day · node-ical#436',
    one('RRULE:FREQ=WEEKLY;UNTIL=20261221'),
    weeks('07', '14', '21'),
  ],
  [
    'UNTIL is a day, times in UTC',
    calendarOf(
      event('DTSTART:20261207T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20261209'),
    ),
    weeks('07', '08', '09'),
  ],
  [
    'UNTIL is a day, in New York',
    calendarOf(
      event(
        'DTSTART;TZID=America/New_York:20261206T200000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;UNTIL=20261213',
      ),
    ),
    weeks('07', '14'),
  ],
  [
    'UNTIL is a day as ISO 8601 has it',
    one('RRULE:FREQ=WEEKLY;UNTIL=2026-12-14'),
    weeks('07', '14'),
  ],
  [
    'UNTIL is a day, two times on it',
    calendarOf(
      event(
        'DTSTART:20261207T010000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;UNTIL=20261214;BYHOUR=1,9',
      ),
    ),
    [MONDAY, '12-07 17:00–18:00', '12-14 09:00–10:00', '12-14 17:00–18:00'],
  ],
  [
    'UNTIL is a day that is another one in Manila',
    calendarOf(
      event(
        'DTSTART;TZID=Pacific/Kiritimati:20261207T150000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;UNTIL=20261208',
      ),
    ),
    weeks('07', '08'),
  ],
  ['UNTIL is the day of the start', one('RRULE:FREQ=DAILY;UNTIL=20261207'), [MONDAY]],
  ['UNTIL and COUNT', one('RRULE:FREQ=WEEKLY;COUNT=3;UNTIL=20261214'), weeks('07', '14')],
  [
    'a rule of what is left out, to a day',
    one('RRULE:FREQ=DAILY;COUNT=4', 'EXRULE:FREQ=DAILY;UNTIL=20261208'),
    weeks('09', '10'),
  ],
  [
    'a date before the start',
    one('RDATE;TZID=Asia/Manila:20261201T090000'),
    ['12-01 09:00–10:00', MONDAY],
  ],
  [
    'dates on two lines',
    one('RDATE:20261208T010000Z', 'RDATE:20261209T010000Z'),
    weeks('07', '08', '09'),
  ],
  [
    'a period that does not say so',
    one('RDATE:20261209T050000Z/PT3H'),
    [MONDAY, '12-09 13:00–16:00'],
  ],
  ['a week of the year', one('RRULE:FREQ=YEARLY;BYWEEKNO=51;BYDAY=MO'), weeks('07', '14')],
  ['UNTIL without a zone', one('RRULE:FREQ=WEEKLY;UNTIL=20261214T090000'), weeks('07', '14')],
  [
    'whole days, UNTIL is midnight in Manila',
    days('RRULE:FREQ=WEEKLY;UNTIL=20261213T160000Z'),
    [wholeDay(7), wholeDay(14)],
  ],
  [
    'a period among the dates · recurring-ical-events',
    one('RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE;VALUE=PERIOD;TZID=Asia/Manila:20261209T130000/PT3H'),
    [MONDAY, '12-09 13:00–16:00', '12-14 09:00–10:00'],
  ],
  [
    'periods alone',
    one('RDATE;VALUE=PERIOD:20261208T010000Z/20261208T030000Z,20261209T010000Z/PT2H'),
    [MONDAY, '12-08 09:00–11:00', '12-09 09:00–11:00'],
  ],
  [
    'a date and no rule',
    one('RDATE;TZID=Asia/Manila:20261209T130000'),
    [MONDAY, '12-09 13:00–14:00'],
  ],
  ['a date that is a day', one('RDATE;VALUE=DATE:20261209'), weeks('07', '09')],
  [
    'a date without a zone, in New York',
    calendarOf(
      event(
        'DTSTART;TZID=America/New_York:20261206T200000',
        'DURATION:PT1H',
        'RDATE:20261208T200000',
      ),
    ),
    weeks('07', '09'),
  ],
  [
    'two rules · ical.js 2.2.1 loses the last date of the second',
    one('RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2', 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2'),
    weeks('07', '09', '14', '16'),
  ],
  [
    'three rules, one of them bad',
    one('RRULE:FREQ=DAILY;COUNT=2', 'RRULE:OFTEN', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    [...weeks('07', '08', '14'), '1 unread from 2026-12-07'],
  ],
  [
    'days of months in a year · ical.js 2.2.1 throws',
    calendarOf(
      event(
        'DTSTART;TZID=Asia/Manila:20261215T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=YEARLY;BYMONTHDAY=15;COUNT=2',
      ),
    ),
    ['12-15 09:00–10:00', '01-15 09:00–10:00'],
  ],
  [
    'the last days of months in a year',
    calendarOf(
      event('DTSTART:20261130T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTHDAY=-1'),
    ),
    ['11-30 09:00–10:00', '12-31 09:00–10:00'],
  ],
  [
    'a place among the days of a week',
    calendarOf(
      event(
        'DTSTART:20261207T010000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO,TU,WE;BYSETPOS=1',
      ),
    ),
    weeks('07', '14'),
  ],
  ['an empty EXDATE', one('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:'), weeks('07', '14')],
  ['an empty RDATE', one('RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE:'), weeks('07', '14')],
  [
    'an EXDATE that can’t be read',
    one('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:never,20261214T090000'),
    [MONDAY, '1 unread from 2026-12-07'],
  ],
  ['a start that is not of its rule', one('RRULE:FREQ=WEEKLY;COUNT=1;BYDAY=TU'), weeks('07', '08')],
];

/** Days: eight digits are one, whatever VALUE says; exceptions are compared by what the start is. */
const DAYS: readonly CalendarCase[] = [
  [
    'without VALUE=DATE · owncloud/calendar#471',
    calendarOf(event('DTSTART:20261207', 'DTEND:20261208')),
    [wholeDay(7)],
  ],
  ['with a zone', calendarOf(event('DTSTART;TZID=Asia/Manila:20261207')), [wholeDay(7)]],
  [
    'with a time of midnight',
    calendarOf(event('DTSTART;VALUE=DATE:20261207T000000')),
    [wholeDay(7)],
  ],
  [
    'without VALUE=DATE, of a length',
    calendarOf(event('DTSTART:20261207', 'DURATION:P1D')),
    [wholeDay(7)],
  ],
  [
    'without VALUE=DATE, with others',
    calendarOf(event('DTSTART:20261207', 'RDATE:20261209,20261211')),
    [wholeDay(7), wholeDay(9), wholeDay(11)],
  ],
  [
    'a time as ISO 8601 has it',
    calendarOf(event('DTSTART:2026-12-07T09:00:00+08:00', 'DURATION:PT1H')),
    [MONDAY],
  ],
  [
    'that end on themselves',
    calendarOf(event('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261207')),
    [wholeDay(7)],
  ],
  [
    'deleted at midnight · node-ical#454',
    days('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;TZID=Asia/Manila:20261214T000000'),
    [wholeDay(7), wholeDay(21)],
  ],
  [
    'two deleted at midnight, in a zone of Windows',
    days(
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;TZID=Singapore Standard Time:20261214T000000,20261221T000000',
    ),
    [wholeDay(7)],
  ],
  [
    'a day that became an hour',
    calendarOf(
      event(...DAY, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event(
        'RECURRENCE-ID;TZID=Asia/Manila:20261214T000000',
        'DTSTART:20261214T050000Z',
        'DURATION:PT1H',
      ),
    ),
    [wholeDay(7), '12-14 13:00–14:00'],
  ],
  [
    'a day that is cancelled, named by midnight',
    calendarOf(
      event(...DAY, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event(
        'RECURRENCE-ID;TZID=Asia/Manila:20261214T000000',
        'DTSTART;VALUE=DATE:20261214',
        'STATUS:CANCELLED',
      ),
    ),
    [wholeDay(7)],
  ],
  [
    'deleted at midnight in UTC',
    days('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261213T160000Z'),
    [wholeDay(7)],
  ],
  [
    'deleted without VALUE=DATE',
    days('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261214'),
    [wholeDay(7)],
  ],
  [
    'a time deleted by its day',
    one('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;VALUE=DATE:20261214'),
    [MONDAY],
  ],
  [
    'a time deleted without its zone',
    calendarOf(
      event(
        'DTSTART;TZID=America/New_York:20261206T200000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'EXDATE:20261213T200000',
      ),
    ),
    [MONDAY],
  ],
  [
    'moved from midnight · nextcloud/server#44600',
    calendarOf(
      event(...DAY, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      event('RECURRENCE-ID;TZID=Asia/Manila:20261214T000000', 'DTSTART;VALUE=DATE:20261216'),
    ),
    [wholeDay(7), wholeDay(16), wholeDay(21)],
  ],
  [
    'moved, named in another zone',
    calendarOf(
      event(...AT_NINE, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event(
        'RECURRENCE-ID;TZID=America/New_York:20261213T200000',
        'DTSTART:20261214T070000Z',
        'DURATION:PT1H',
      ),
    ),
    [MONDAY, '12-14 15:00–16:00'],
  ],
  [
    'moved, named by its day',
    calendarOf(
      event(...AT_NINE, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('RECURRENCE-ID;VALUE=DATE:20261214', 'DTSTART:20261214T070000Z', 'DURATION:PT1H'),
    ),
    [MONDAY, '12-14 15:00–16:00'],
  ],
  [
    'moved to where nobody can read: as it was',
    calendarOf(
      event(...AT_NINE, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('RECURRENCE-ID:20261214T010000Z', 'DTSTART:later'),
    ),
    [...weeks('07', '14'), '1 unread from null'],
  ],
];

/** Events that no longer take place keep nobody from booking. */
const GONE: readonly CalendarCase[] = [
  ['free by Outlook’s word alone', one('X-MICROSOFT-CDO-BUSYSTATUS:FREE'), []],
  [
    'free by Outlook’s word, busy by TRANSP',
    one('X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'TRANSP:OPAQUE'),
    [MONDAY],
  ],
  ['away by Outlook’s word', one('X-MICROSOFT-CDO-BUSYSTATUS:OOF'), [MONDAY]],
  ['METHOD:CANCEL', calendarOf('METHOD:CANCEL', event(...AT_NINE, 'SEQUENCE:1')), []],
  [
    'asked for, then cancelled',
    `${one('SEQUENCE:1')}${calendarOf('METHOD:CANCEL', event(...AT_NINE, 'SEQUENCE:1'))}`,
    [],
  ],
  [
    'one date of a series cancelled by another file',
    `${one('RRULE:FREQ=WEEKLY;COUNT=2')}${calendarOf('METHOD:CANCEL', event('RECURRENCE-ID:20261214T010000Z', 'DTSTART:20261214T010000Z', 'SEQUENCE:1'))}`,
    [MONDAY],
  ],
  [
    'cancelled, then asked for again',
    `${calendarOf('METHOD:CANCEL', event(...AT_NINE, 'SEQUENCE:1'))}${one('SEQUENCE:2')}`,
    [MONDAY],
  ],
  [
    'the older of two',
    calendarOf(
      event(...AT_NINE, 'SEQUENCE:0'),
      event('DTSTART:20261208T010000Z', 'DURATION:PT1H', 'SEQUENCE:2'),
    ),
    weeks('08'),
  ],
  [
    'the older of two moves of one date',
    calendarOf(
      event(...AT_NINE, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event(
        'RECURRENCE-ID:20261214T010000Z',
        'DTSTART:20261216T010000Z',
        'DURATION:PT1H',
        'SEQUENCE:3',
      ),
      event(
        'RECURRENCE-ID:20261214T010000Z',
        'DTSTART:20261215T010000Z',
        'DURATION:PT1H',
        'SEQUENCE:2',
      ),
    ),
    weeks('07', '16'),
  ],
  [
    'two of the same number, which some write for all',
    calendarOf(event(...AT_NINE), event('DTSTART:20261208T010000Z', 'DURATION:PT1H')),
    weeks('07', '08'),
  ],
  [
    'a series that is over from one date on',
    calendarOf(
      event(...AT_NINE, 'RRULE:FREQ=WEEKLY;COUNT=3'),
      event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261214T010000Z', 'STATUS:CANCELLED'),
    ),
    [MONDAY],
  ],
];

describe.each([
  ['series', SERIES],
  ['days', DAYS],
  ['gone', GONE],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_source, text, times) => {
    expect(readShown(text)).toEqual(times);
  });
});
