/** The expected output for an instant, computed with the platform's own calendar and not with our code. */

const MANILA = 'Asia/Manila';

/** `10:00 AM` on the clock of a zone; Philippine time unless one is named. */
export function clockTime(instant: number, zone = MANILA): string {
  const { hour, minute, dayPeriod } = partsOf(instant, zone);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** `Tue, Nov 24` */
export function dayLabel(instant: number, zone = MANILA): string {
  const { weekday = '', day, month = '' } = partsOf(instant, zone);
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}`;
}

/** `Tuesday` */
export function weekdayOf(instant: number): string {
  return partsOf(instant, MANILA).weekday ?? '';
}

/** How a time is called to a screen reader: `Tuesday, November 24, 10:00 AM Philippine time` */
export function timeName(instant: number): string {
  const { weekday, day, month } = partsOf(instant, MANILA);
  return `${weekday}, ${month} ${day}, ${clockTime(instant)} Philippine time`;
}

/** The day in Manila as the API writes it: `2026-11-24` */
export function dayKey(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: MANILA }).format(instant);
}

/** `Tue, Nov 24, 10:00 AM PHT` */
export function dayAndTime(instant: number): string {
  return `${dayLabel(instant)}, ${clockTime(instant)} PHT`;
}

/** The time in the reader's zone: `2:00 AM London`, with the weekday in front where it falls on another day there. */
export function ownTime(instant: number, zone: string, city: string): string {
  const isSameDay = dayLabel(instant, zone) === dayLabel(instant);
  const weekday = isSameDay ? '' : `${partsOf(instant, zone).weekday} `;
  return `${weekday}${clockTime(instant, zone)} ${city}`;
}

/** `₱1,500` for 150000 centavos. */
export function pesos(centavos: number): string {
  const digits = centavos % 100 === 0 ? 0 : 2;
  const amount = (centavos / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `₱${amount}`;
}

function partsOf(instant: number, zone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
