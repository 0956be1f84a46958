import 'server-only';
import { busyTimes } from './busy-times';
import { fetchCalendar, INTERNET, type Network } from './fetch-calendar';
import type { CalendarPort } from './port';
import { checkedUrl } from './public-address';

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

export function calendars(): CalendarPort {
  return overInternet;
}
