import type { BlockerForm } from '@/lib/contract/lawyers/blockers';
import { DAY_MINUTES, instantAt, isWholeDays } from '@/lib/domain/lawyers/calendar/calendar-layout';
import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import {
  clockOfMinute,
  HOUR_MS,
  MINUTE_MS,
  manilaDayNumber,
  type TimeRange,
} from '@/lib/domain/platform/time';

/** Returns the form's values for a new or existing blocked time. */
export function blockerValues(range: TimeRange, title: string): BlockerForm {
  const whole = isWholeDays(range);
  return {
    title,
    whole_days: whole,
    from_date: dayKey(range.start),
    from_time: whole ? '09:00' : clockOf(range.start),
    to_date: dayKey(whole ? range.end - 1 : range.end),
    to_time: whole ? '17:00' : clockOf(range.end),
    every: 'NEVER',
    until: '',
    days: [],
  };
}

const EARLIEST_HOUR = 7;
const LATEST_HOUR = 19;

/** Suggests an hour of a day: the next one if it is today, else in the morning. */
export function suggestedRange(date: string, now: number): TimeRange {
  const next = Math.ceil(now / HOUR_MS) * HOUR_MS;
  const hour = Number(clockOf(next).slice(0, 2));
  const isSoon = dayKey(next) === date && hour >= EARLIEST_HOUR && hour <= LATEST_HOUR;
  const start = isSoon ? next : dayKeyStart(date) + 9 * HOUR_MS;
  return { start, end: start + HOUR_MS };
}

function clockOf(instant: number): string {
  const midnight = instantAt(manilaDayNumber(instant), 0);
  return clockOfMinute(Math.floor((instant - midnight) / MINUTE_MS) % DAY_MINUTES);
}
