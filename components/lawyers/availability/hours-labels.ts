import { WEEK } from '@/lib/catalogue/weekdays';
import type { TypedAvailability } from '@/lib/contract/lawyers/availability-form';
import { isForward, type TypedHours } from '@/lib/contract/lawyers/typed-hours';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import {
  clockOfMinute,
  MINUTE_MS,
  manilaDayStart,
  minuteOfClock,
} from '@/lib/domain/platform/time';

/** Formats hours: `9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM`; empty if none are complete. */
export function hoursText(hours: readonly TypedHours[]): string {
  return hours
    .filter(isForward)
    .toSorted((a, b) => a.start_time.localeCompare(b.start_time))
    .map(({ start_time, end_time }) => `${clockText(start_time)} to ${clockText(end_time)}`)
    .join(', ');
}

/** Formats `09:00` as `9:00 AM`. */
export function clockText(clock: string): string {
  return formatTime(manilaDayStart(0) + minuteOfClock(clock) * MINUTE_MS);
}

/** Suggests further hours of a day, after a break of an hour; empty if no room is left. */
export function nextHours(others: readonly TypedHours[]): TypedHours {
  const ends = others.filter(isForward).map((hours) => minuteOfClock(hours.end_time) || 1440);
  if (ends.length === 0) return { start_time: '09:00', end_time: '17:00' };
  const start = Math.max(...ends) + 60;
  if (start > 1380) return { start_time: '', end_time: '' };
  return {
    start_time: clockOfMinute(start),
    end_time: clockOfMinute(Math.min(start + 240, 1440) % 1440),
  };
}

/** Formats minutes: `45 minutes`, `2 hours`, `1 day`, `1 hour 30 minutes`. */
export function lengthText(minutes: number): string {
  if (minutes === 0) return 'None';
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [rest, 'minute'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

const PARTS: Readonly<Record<string, string>> = {
  start_time: 'start',
  end_time: 'end',
  kind: 'what differs',
};

const FIELDS: Readonly<Record<string, string>> = {
  notice_time: 'Notice',
  buffer_minutes: 'Free minutes between meetings',
  daily_maximum: 'Most meetings a day',
  price_30: 'Price of 30 minutes',
  price_60: 'Price of 60 minutes',
};

export function fieldLabel(name: string): string {
  const [list, index, ...rest] = name.split('.');
  const part = PARTS[rest.at(-1) ?? ''];
  if (list === 'days') {
    const day = WEEK.find(({ weekday }) => String(weekday) === index);
    return [day?.name, part].filter(Boolean).join(', ');
  }
  if (list !== 'exceptions') return FIELDS[name] ?? name;
  return [`Date ${Number(index) + 1}`, part].filter(Boolean).join(', ');
}

export function isOpenWeekday({ available, hours }: TypedAvailability['days'][number]): boolean {
  return available && hours.some(isForward);
}
