import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import { REQUEST_DAYS } from '@/lib/domain/notaries/limits';
import { opensOn } from '@/lib/domain/notaries/office-hours';
import { DAY_PARTS, type DayPart } from '@/lib/domain/notaries/request';
import {
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
  minuteOfClock,
} from '@/lib/domain/platform/time';
import { dayText } from '../search/office-days';

export interface OfficeDay {
  readonly number: number;
  /** Manila day, `YYYY-MM-DD`. */
  readonly key: string;
  /** `9:00 AM to 5:00 PM`; empty where the office is closed, or closed already. */
  readonly open: string;
  /** Parts of the day in which the office is still open for some time. */
  readonly parts: readonly DayPart[];
}

const NOON = 12 * 60;
const DAY_END = 24 * 60;

/** Returns today and the days for which an appointment can be requested, open and closed ones. */
export function officeDays(hours: readonly OfficeHoursEntry[], now: number): OfficeDay[] {
  const today = manilaDayNumber(now);
  const ends = hours.map(({ day, close }) => ({ day, endMinute: minuteOfClock(close) }));
  return Array.from({ length: REQUEST_DAYS + 1 }, (_, ahead) => {
    const number = today + ahead;
    const weekday = manilaWeekday(number);
    const isOpen = opensOn(ends, number, now);
    const from = isOpen ? Math.max(0, (now - manilaDayStart(number)) / MINUTE_MS) : DAY_END;
    const touches = (start: number, end: number) =>
      hours.some(
        ({ day, open, close }) =>
          day === weekday &&
          Math.max(minuteOfClock(open), start, from) < Math.min(minuteOfClock(close), end),
      );
    return {
      number,
      key: manilaDayKey(number),
      open: isOpen ? dayText(hours, weekday) : '',
      parts: DAY_PARTS.filter((part) =>
        part === 'morning' ? touches(0, NOON) : touches(NOON, DAY_END),
      ),
    };
  });
}
