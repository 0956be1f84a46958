import 'server-only';
import { busyTimes } from './busy-times';
import { fetchCalendar, INTERNET, type Network } from './fetch-calendar';
import type { CalendarPort } from './port';
import { checkedUrl } from './public-address';

/** Calendars as they are read over this network. */
export function calendarsOver(network: Network): CalendarPort {
  return {
    normalise: checkedUrl,
    read: async (address, { since, ...readOptions }) => {
      const fetched = await fetchCalendar(address, since, network);
      if (!fetched) return null;
      const { text, ...validators } = fetched;
      return { ...validators, ...(await busyTimes(text, readOptions)) };
    },
  };
}

const overInternet = calendarsOver(INTERNET);

/** Where calendars elsewhere are read. */
export function calendars(): CalendarPort {
  return overInternet;
}
