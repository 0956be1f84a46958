import { hoursText } from '@/components/lawyers/availability/hours-labels';
import { holidayName } from '@/lib/catalogue/holidays';
import { WEEK } from '@/lib/catalogue/weekdays';
import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import {
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
  minuteOfClock,
} from '@/lib/domain/platform/time';

/** Formats `Mon to Fri: 9:00 AM to 5:00 PM; Sat: 9:00 AM to 12:00 PM`. */
export function weekText(hours: readonly OfficeHoursEntry[]): string {
  const groups: { first: string; last: string; text: string }[] = [];
  let before = '';
  for (const { weekday, name } of WEEK) {
    const text = dayText(hours, weekday);
    const [short, open] = [name.slice(0, 3), groups.at(-1)];
    if (text !== '' && text === before && open) open.last = short;
    else if (text !== '') groups.push({ first: short, last: short, text });
    before = text;
  }
  return groups
    .map(({ first, last, text }) => `${first === last ? first : `${first} to ${last}`}: ${text}`)
    .join('; ');
}

/**
 * Returns `Open now, until 5:00 PM`, `Opens today at 1:00 PM`, or when it opens next: `Closed now, opens Monday at 9:00
 * AM`; by the Manila clock of `now`. A holiday is named: many offices close on it, and weekly hours do not say so.
 */
export function openText(hours: readonly OfficeHoursEntry[], now: number): string {
  const today = manilaDayNumber(now);
  for (let ahead = 0; ahead <= WEEK.length; ahead += 1) {
    const weekday = manilaWeekday(today + ahead);
    const start = manilaDayStart(today + ahead);
    const at = (clock: string) => start + minuteOfClock(clock) * MINUTE_MS;
    const next = hours
      .filter(({ day, close }) => day === weekday && now < at(close))
      .toSorted((a, b) => at(a.open) - at(b.open))[0];
    if (!next) continue;
    const holiday = holidayName(manilaDayKey(today + ahead));
    const note = holiday ? `; ${holiday}, may be closed` : '';
    if (now >= at(next.open)) return `Open now, until ${formatTime(at(next.close))}${note}`;
    const opens = formatTime(at(next.open));
    if (ahead === 0) return `Opens today at ${opens}${note}`;
    const name = ahead === 1 ? 'tomorrow' : WEEK.find((one) => one.weekday === weekday)?.name;
    return `Closed now, opens ${name} at ${opens}${note}`;
  }
  return '';
}

/** Returns `9:00 AM to 5:00 PM` for this weekday, 0 for Sunday; empty if the office is closed. */
export function dayText(hours: readonly OfficeHoursEntry[], weekday: number): string {
  const ofDay = hours.filter(({ day }) => day === weekday);
  return hoursText(ofDay.map(({ open, close }) => ({ start_time: open, end_time: close })));
}
