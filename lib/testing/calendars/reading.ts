import { readCalendar } from '@/lib/server/adapters/calendar/reading';

const manila = (text: string) => Date.parse(`${text}+08:00`);
/** Sun, Nov 22 to Wed, Jan 20, Manila. */
export const READ_WINDOW = { start: manila('2026-11-22T00:00'), end: manila('2027-01-20T00:00') };

/** A kind of calendar that programs write: where it is from, the file, and what is busy. */
export type CalendarCase = readonly [source: string, text: string, times: readonly string[]];

/**
 * Reads a calendar without a thread around it: its busy times in Manila as `12-07 09:00–10:00`, then how many events could
 * not be read, and the day of the first.
 */
export function readShown(text: string): string[] {
  const { busy, unread, firstUnread } = readCalendar({
    text,
    window: READ_WINDOW,
    ourSuffix: '@ours',
  });
  const times = busy.map(({ start, end }) => {
    const [from, to] = [shown(start), shown(end)];
    return `${from}–${from.slice(0, 5) === to.slice(0, 5) ? to.slice(6) : to}`;
  });
  return unread > 0 ? [...times, `${unread} unread from ${firstUnread}`] : times;
}

function shown(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');
}
