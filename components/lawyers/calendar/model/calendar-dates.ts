import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfMonth } from 'date-fns/endOfMonth';
import { endOfWeek } from 'date-fns/endOfWeek';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import type { DaySpan } from '@/lib/domain/platform/day-span';

/*
 * Days, weeks and months as keys `YYYY-MM-DD`. A key has no zone: date-fns counts it on the calendar of the machine, which
 * is the same everywhere. Instants and times of the day are Manila's and stay in lib/domain.
 */

export const VIEWS = ['month', 'week', 'day'] as const;
export type View = (typeof VIEWS)[number];

const MONDAY_FIRST = { weekStartsOn: 1 } as const;
const keyOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** Returns the days of a view; a month is filled up to whole weeks. */
export function daysOf(view: View, key: string): string[] {
  const { first, last } = spanOf(view, key);
  return eachDayOfInterval({ start: parseISO(first), end: parseISO(last) }).map(keyOf);
}

function spanOf(view: View, key: string): DaySpan {
  const date = parseISO(key);
  if (view === 'day') return { first: key, last: key };
  const [from, to] = view === 'week' ? [date, date] : [startOfMonth(date), endOfMonth(date)];
  return {
    first: keyOf(startOfWeek(from, MONDAY_FIRST)),
    last: keyOf(endOfWeek(to, MONDAY_FIRST)),
  };
}

/** Returns the days whose entries a view loads: for a day its week, which the strip above it shows. */
export function readSpan(view: View, key: string): DaySpan {
  return spanOf(view === 'day' ? 'week' : view, key);
}

export function stepped(view: View, key: string, by: 1 | -1): string {
  const step = { month: addMonths, week: addWeeks, day: addDays }[view];
  return keyOf(step(parseISO(key), by));
}

/**
 * Formats the title: `November 2026`, `Nov 23 to 29`, `Nov 30 to Dec 6`, `Mon, Nov 23`; with the year if it is
 * another.
 */
export function titleOf(view: View, key: string, today: string): string {
  const date = parseISO(key);
  if (view === 'month') return format(date, 'MMMM yyyy');
  const isThisYear = (day: string) => day.slice(0, 4) === today.slice(0, 4);
  if (view === 'day') return format(date, isThisYear(key) ? 'EEE, MMM d' : 'EEE, MMM d, yyyy');
  const { first, last } = spanOf('week', key);
  const [from, to] = [parseISO(first), parseISO(last)];
  if (first.slice(0, 4) !== last.slice(0, 4))
    return `${format(from, 'MMM d, yyyy')} to ${format(to, 'MMM d, yyyy')}`;
  const year = isThisYear(first) ? '' : ', yyyy';
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${format(from, 'MMM d')} to ${format(to, `d${year}`)}`
    : `${format(from, 'MMM d')} to ${format(to, `MMM d${year}`)}`;
}
