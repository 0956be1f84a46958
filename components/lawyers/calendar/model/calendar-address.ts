import * as z from 'zod';
import { listAddress } from '@/components/platform/address';
import { parseDayKey } from '@/lib/domain/platform/time';
import { VIEWS, type View } from './calendar-dates';

export interface CalendarAddress {
  readonly view: View;
  readonly date: string;
}

const isDay = (date: string) => date.startsWith('20') && parseDayKey(date) !== null;

/** Returns the reader of the address, which falls back to the week of today. */
export function calendarAddress(today: string) {
  return listAddress(
    '/lawyer-portal/calendar',
    z.object({ view: z.enum(VIEWS).catch('week'), date: z.string().refine(isDay).catch(today) }),
    ['view', 'date'],
  );
}
