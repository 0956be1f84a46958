import { type CalendarCase, readShown } from '@/lib/testing/calendars/reading';
import { calendarOf, eventOf } from '@/lib/testing/calendars/server';

const lines = (...all: string[]) => all.join('\n');
const GOOD = eventOf('UID:good', 'DTSTART:20261201T010000Z', 'DURATION:PT1H');
/** Beside an event that is right, one at 9 AM of December 2 with these lines. */
const beside = (...all: string[]) =>
  calendarOf(GOOD, eventOf('UID:2', 'DTSTART:20261202T010000Z', 'DURATION:PT1H', ...all));
const [FIRST, SECOND, ONE_UNREAD] = [
  '12-01 09:00–10:00',
  '12-02 09:00–10:00',
  '1 unread from 2026-12-02',
];
const described = (zone: string, ...observances: string[]) =>
  lines('BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE');

/** One bad component refuses nothing else, and keeps of itself what can be read. */
const DAMAGED: readonly CalendarCase[] = [
  [
    'a line without a colon · kewisch/ical.js#1015',
    beside('X-RADIUS=49.9'),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  [
    'text over several lines · u01jmg3/ics-parser#343',
    beside('DESCRIPTION:Dear all', 'please bring the file'),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  [
    'a quote that does not end · collective/icalendar#114',
    beside('ATTENDEE;CN="Clerk:mailto:clerk@court.example'),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  ['a parameter and no value', beside('ORGANIZER;CN=x'), [FIRST, SECOND, ONE_UNREAD]],
  ['an unknown FREQ', beside('RRULE:FREQ=FORTNIGHTLY'), [FIRST, SECOND, ONE_UNREAD]],
  [
    'blanks in a rule · derekantrican/GAS-ICS-Sync#108',
    beside('RRULE:FREQ=WEEKLY;BYDAY=MO, TU;COUNT=2'),
    [FIRST, SECOND, '12-07 09:00–10:00', '12-08 09:00–10:00'],
  ],
  ['text behind the end', `${beside()}<!-- 0.2 s -->\r\n`, [FIRST, SECOND]],
  ['text before the beginning', `\r\n<br />Notice: 8\r\n${beside()}`, [FIRST, SECOND]],
  ['lines that end as on a Mac of before 2001', beside().replaceAll('\r\n', '\r'), [FIRST, SECOND]],
  [
    'a bad line of the calendar itself',
    beside().replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-CALDESC'),
    [FIRST, SECOND],
  ],
  ['a task with a bad line', calendarOf('BEGIN:VTODO\nsoon\nEND:VTODO', GOOD), [FIRST]],
  [
    'a second calendar that is none',
    `${beside()}BEGIN:VCALENDAR\r\nnothing\r\nEND:VCALENDAR\r\n`,
    [FIRST, SECOND],
  ],
  ['a card among events', calendarOf('BEGIN:VCARD\nFN:Ana\nEND:VCARD', GOOD), [FIRST]],
  [
    'a picture that was not folded',
    beside('ATTACH;VALUE=BINARY;ENCODING=BASE64:AAAA', 'BBBB=='),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  [
    'a length in words',
    calendarOf(GOOD, eventOf('UID:2', 'DTSTART:20261202T010000Z', 'DURATION:one hour')),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  [
    'a rule in small letters',
    beside('rrule:freq=weekly;wkst=su;byday=we;count=2'),
    [FIRST, SECOND, '12-09 09:00–10:00'],
  ],
  ['days of a rule in full', beside('RRULE:FREQ=WEEKLY;BYDAY=MONDAY'), [FIRST, SECOND, ONE_UNREAD]],
  [
    'a rule that never counts on',
    beside('RRULE:FREQ=DAILY;INTERVAL=0'),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  [
    'an event that does not end',
    calendarOf(lines('BEGIN:VEVENT', 'UID:2', 'DTSTART:20261202T010000Z', 'DURATION:PT1H'), GOOD),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  [
    'an alarm that does not end',
    beside('BEGIN:VALARM', 'TRIGGER:-PT5M'),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  ['an alarm with a bad line', beside('BEGIN:VALARM', 'TRIGGER', 'END:VALARM'), [FIRST, SECOND]],
  [
    'a rule that is no rule, of a zone',
    calendarOf(described('Court', 'BEGIN:STANDARD', 'RRULE', 'END:STANDARD'), GOOD),
    [FIRST],
  ],
  [
    'an end that can’t be read: an hour',
    calendarOf(GOOD, eventOf('UID:2', 'DTSTART:20261202T010000Z', 'DTEND:noon')),
    [FIRST, SECOND, ONE_UNREAD],
  ],
  [
    'starts that can’t be read',
    calendarOf(GOOD, eventOf('UID:2', 'DTSTART:20261302T010000Z'), eventOf('UID:3')),
    [FIRST, '2 unread from null'],
  ],
  ['an unread one that is free, or cancelled', beside('X=1', 'TRANSP:TRANSPARENT'), [FIRST]],
  [
    'an unread one that is over',
    calendarOf(GOOD, eventOf('UID:2', 'DTSTART:20260102T010000Z', 'DURATION:PT1H', 'X=1')),
    [FIRST],
  ],
  [
    'a period that is none, among busy periods',
    calendarOf(lines('BEGIN:VFREEBUSY', 'FREEBUSY:20261201T010000Z/PT1H,noon', 'END:VFREEBUSY')),
    [FIRST, '1 unread from null'],
  ],
];

describe.each([['damaged', DAMAGED]])('%s', (_, cases) => {
  test.each(cases)('%s', (_source, text, times) => {
    expect(readShown(text)).toEqual(times);
  });
});
test.each([
  ['within an event', (text: string) => text.slice(0, text.indexOf('DURATION'))],
  ['between events', (text: string) => text.slice(0, text.indexOf('END:VCALENDAR'))],
])('a file that is cut off %s is no calendar: what is behind the cut would be free', (_, cut) => {
  expect(() => readShown(cut(beside()))).toThrow('content');
});
