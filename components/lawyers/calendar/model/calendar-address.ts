import * as z from 'zod';
import { listAddress } from '@/components/platform/address';
import { parseDayKey } from '@/lib/domain/platform/time';
import { VIEWS, type View } from './calendar-dates';

/** A view and a Manila day in it, as the address has them. */
export interface CalendarAddress {
  readonly view: View;
  readonly date: string;
}

const isDay = (date: string) => date.startsWith('20') && parseDayKey(date) !== null;

/** The week of today where the address says nothing that can be read. */
export function calendarAddress(today: string) {
  return listAddress(
    '/lawyer-portal/calendar',
    z.object({ view: z.enum(VIEWS).catch('week'), date: z.string().refine(isDay).catch(today) }),
    ['view', 'date'],
  );
}
