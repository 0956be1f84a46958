import { hoursText, WEEK } from '@/components/lawyers/availability/hours-labels';
import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import { manilaDayNumber, manilaWeekday } from '@/lib/domain/platform/time';

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

/** Returns `Open today, 9:00 AM to 5:00 PM`, or `Closed today`, on the Manila day of `now`. */
export function todayText(hours: readonly OfficeHoursEntry[], now: number): string {
  const text = dayText(hours, manilaWeekday(manilaDayNumber(now)));
  return text === '' ? 'Closed today' : `Open today, ${text}`;
}

/** Returns `9:00 AM to 5:00 PM` for this weekday, 0 for Sunday; empty if the office is closed. */
export function dayText(hours: readonly OfficeHoursEntry[], weekday: number): string {
  const ofDay = hours.filter(({ day }) => day === weekday);
  return hoursText(ofDay.map(({ open, close }) => ({ start_time: open, end_time: close })));
}
