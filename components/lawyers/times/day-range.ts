import { dayKeyStart, formatDayLong } from '@/lib/domain/platform/clock-labels';

/**
 * `23 to 27 November`, `30 November to 4 December`, or `6 December` for one day.
 *
 * @param first Manila day key, `YYYY-MM-DD`
 */
export function dayRange(first: string, last: string): string {
  const from = dateOf(first);
  const to = dateOf(last);
  if (first === last) return to.text;
  return from.month === to.month ? `${from.date} to ${to.text}` : `${from.text} to ${to.text}`;
}

function dateOf(key: string) {
  const [, date = '', month = ''] = formatDayLong(dayKeyStart(key)).split(' ');
  return { date, month, text: `${date} ${month}` };
}
