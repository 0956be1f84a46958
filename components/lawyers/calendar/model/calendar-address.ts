import { parseDayKey } from '@/lib/domain/platform/time';
import { VIEWS, type View } from './calendar-dates';

/** A view and a Manila day in it, as the address has them. */
export interface CalendarAddress {
  readonly view: View;
  readonly date: string;
}

interface Given {
  view?: string | null | undefined;
  date?: string | null | undefined;
}

/** The week of today where the address says nothing that can be read. */
export function readAddress({ view, date }: Given, today: string): CalendarAddress {
  const isDay = date && /^20/.test(date) && parseDayKey(date) !== null;
  return {
    view: VIEWS.find((one) => one === view) ?? 'week',
    date: isDay ? date : today,
  };
}

export function calendarQuery({ view, date }: CalendarAddress): string {
  return `?view=${view}&date=${date}`;
}
