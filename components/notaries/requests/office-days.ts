import { hoursText, WEEK } from '@/components/lawyers/availability/hours-labels';
import type { OfficeHoursEntry } from '@/lib/contract/notaries/notaries';
import { manilaWeekday, parseDayKey } from '@/lib/domain/platform/time';

/** `Mon to Fri: 9:00 AM to 5:00 PM; Sat: 9:00 AM to 12:00 PM` */
export function weekText(hours: readonly OfficeHoursEntry[]): string {
  const groups: { first: string; last: string; text: string }[] = [];
  let before = '';
  for (const { weekday, name } of WEEK) {
    const ofDay = hours.filter(({ day }) => day === weekday);
    const text = hoursText(ofDay.map(({ open, close }) => ({ start_time: open, end_time: close })));
    const [short, open] = [name.slice(0, 3), groups.at(-1)];
    if (text !== '' && text === before && open) open.last = short;
    else if (text !== '') groups.push({ first: short, last: short, text });
    before = text;
  }
  return groups
    .map(({ first, last, text }) => `${first === last ? first : `${first} to ${last}`}: ${text}`)
    .join('; ');
}

/** `Sunday`, where the office has no hours on that weekday; null where it has, or for what is no day. */
export function closedOn(hours: readonly OfficeHoursEntry[], key: string): string | null {
  const number = parseDayKey(key);
  if (number === null) return null;
  const weekday = manilaWeekday(number);
  if (hours.some(({ day }) => day === weekday)) return null;
  return WEEK.find((one) => one.weekday === weekday)?.name ?? null;
}
