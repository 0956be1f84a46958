import fc from 'fast-check';
import { zoneNamed } from '@/lib/testing/zones';
import {
  dayChip,
  dayChipFrom,
  dayKey,
  dayKeyStart,
  differsFromManila,
  formatDate,
  formatDay,
  formatDayTime,
  formatMonth,
  formatTime,
  fullTimeName,
  ownClock,
  ownTimeLabel,
  ownTimeShort,
  relativeDay,
  type Zone,
  zoneCity,
} from './clock-labels';

const TUESDAY_10_AM = Date.UTC(2026, 10, 24, 2, 0);
const LAST_MINUTE_OF_YEAR = Date.UTC(2026, 11, 31, 15, 59);
const FIRST_MINUTE_OF_YEAR = Date.UTC(2026, 11, 31, 16, 0);
const LEAP_DAY_NOON = Date.UTC(2028, 1, 29, 4, 0);

describe('labels in Philippine time', () => {
  it('names the day and the time of a meeting', () => {
    expect(dayKey(TUESDAY_10_AM)).toBe('2026-11-24');
    expect(formatDay(TUESDAY_10_AM)).toBe('November 24, 2026');
    expect(formatDate(TUESDAY_10_AM)).toBe('Tue, Nov 24');
    expect(formatMonth(TUESDAY_10_AM)).toBe('November 2026');
    expect(formatTime(TUESDAY_10_AM)).toBe('10:00 AM');
    expect(formatDayTime(TUESDAY_10_AM)).toBe('Tue, Nov 24, 10:00 AM PHT');
    expect(fullTimeName(TUESDAY_10_AM)).toBe('Tuesday, November 24, 10:00 AM Philippine time');
    expect(dayChip(TUESDAY_10_AM)).toEqual({ weekday: 'Tue', date: 'Nov 24' });
  });

  it('changes the day at midnight in Manila, not in UTC', () => {
    expect(dayKey(LAST_MINUTE_OF_YEAR)).toBe('2026-12-31');
    expect(formatTime(LAST_MINUTE_OF_YEAR)).toBe('11:59 PM');
    expect(dayKey(FIRST_MINUTE_OF_YEAR)).toBe('2027-01-01');
    expect(formatTime(FIRST_MINUTE_OF_YEAR)).toBe('12:00 AM');
    expect(formatDate(FIRST_MINUTE_OF_YEAR)).toBe('Fri, Jan 1');
  });

  it('knows noon and the leap day', () => {
    expect(formatTime(LEAP_DAY_NOON)).toBe('12:00 PM');
    expect(formatDay(LEAP_DAY_NOON)).toBe('February 29, 2028');
  });

  it('gives the begin of the day of a key back', () => {
    expect(dayKeyStart('2027-01-01')).toBe(FIRST_MINUTE_OF_YEAR);
    expect(() => dayKeyStart('2026-02-30')).toThrow(RangeError);
  });

  it('agrees with the calendar of the platform at any instant', () => {
    const platform = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Manila',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    const from = Date.UTC(1995, 0, 1);
    fc.assert(
      fc.property(fc.integer({ min: from, max: Date.UTC(2100, 0, 1) }), (instant) => {
        const parts = new Map(platform.formatToParts(instant).map((p) => [p.type, p.value]));
        const day = `${parts.get('weekday')}, ${parts.get('month')} ${parts.get('day')}`;
        expect(formatDate(instant)).toBe(day);
        const time = `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')}`;
        expect(formatTime(instant)).toBe(time);
      }),
    );
  });
});

describe('seen from now', () => {
  const lateMonday = Date.UTC(2026, 10, 23, 15, 59);

  it('says today and tomorrow by the Manila day', () => {
    expect(relativeDay(lateMonday, lateMonday)).toBe('Today');
    expect(relativeDay(TUESDAY_10_AM, lateMonday)).toBe('Tomorrow');
    expect(relativeDay(TUESDAY_10_AM, TUESDAY_10_AM - 3 * 86_400_000)).toBe('Tue, Nov 24');
    expect(relativeDay(lateMonday, TUESDAY_10_AM)).toBe('Mon, Nov 23');
    expect(dayChipFrom(lateMonday, lateMonday)).toEqual({ weekday: 'Today', date: 'Nov 23' });
    expect(dayChipFrom(TUESDAY_10_AM, lateMonday)).toEqual({ weekday: 'Tue', date: 'Nov 24' });
  });
});

describe("a viewer's own time", () => {
  const [dubai, newYork, london] = ['Asia/Dubai', 'America/New_York', 'Europe/London'].map(
    zoneNamed,
  ) as [Zone, Zone, Zone];

  it('reads the clock of the zone, summer time included', () => {
    expect(ownClock(TUESDAY_10_AM, dubai)).toBe('6:00 AM');
    expect(ownClock(TUESDAY_10_AM, london)).toBe('2:00 AM');
    expect(ownClock(Date.UTC(2026, 6, 1, 2, 0), london)).toBe('3:00 AM');
    expect(ownClock(TUESDAY_10_AM, zoneNamed('Asia/Kathmandu'))).toBe('7:45 AM');
    expect(ownClock(Date.UTC(2026, 10, 24, 0, 0), zoneNamed('UTC'))).toBe('12:00 AM');
  });

  it('names the city, and the weekday where it is another day there', () => {
    expect(ownTimeLabel(TUESDAY_10_AM, dubai)).toBe('6:00 AM Dubai');
    expect(ownTimeLabel(TUESDAY_10_AM, newYork)).toBe('Monday 9:00 PM New York');
    expect(ownClock(TUESDAY_10_AM, newYork)).toBe('Monday 9:00 PM');
    expect(ownTimeShort(TUESDAY_10_AM, dubai)).toBe('6:00 AM');
    expect(ownTimeShort(TUESDAY_10_AM, newYork)).toBe('Mon 9:00 PM');
    expect(zoneCity(zoneNamed('America/Argentina/Buenos_Aires'))).toBe('Buenos Aires');
    expect(zoneCity(zoneNamed('UTC'))).toBe('UTC');
  });

  it('differs only where the clocks differ', () => {
    expect(differsFromManila(TUESDAY_10_AM, dubai)).toBe(true);
    expect(differsFromManila(TUESDAY_10_AM, zoneNamed('Asia/Singapore'))).toBe(false);
    expect(differsFromManila(TUESDAY_10_AM, zoneNamed('Asia/Manila'))).toBe(false);
  });
});
