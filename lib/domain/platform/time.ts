/** Plain-integer time. Instants are epoch milliseconds (UTC); days are Asia/Manila (UTC+8, no DST since 1990). */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const MANILA_OFFSET_MS = 8 * HOUR_MS;

/** Minutes after midnight in Manila at which daily jobs run. */
export const DAILY_RUN_MINUTE = 3 * 60 + 17;

/** Half-open interval [start, end) of epoch milliseconds. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** Whether two half-open ranges share an instant; touching ends do not overlap. */
export function overlaps(a: TimeRange, b: TimeRange): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns the number of the Manila day that holds the instant (days since 1970-01-01 in Manila). */
export function manilaDayNumber(instant: number): number {
  return Math.floor((instant + MANILA_OFFSET_MS) / DAY_MS);
}

export function manilaDayStart(dayNumber: number): number {
  return dayNumber * DAY_MS - MANILA_OFFSET_MS;
}

export function manilaYear(instant: number): number {
  return new Date(instant + MANILA_OFFSET_MS).getUTCFullYear();
}

/** Returns the quarter of the Manila calendar year that holds the instant, 1 to 4. */
export function manilaQuarter(instant: number): number {
  return Math.floor(new Date(instant + MANILA_OFFSET_MS).getUTCMonth() / 3) + 1;
}

/** Returns the day of the week of a Manila day number, 0 = Sunday. */
export function manilaWeekday(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7;
}

export function manilaMonday(dayNumber: number): number {
  return dayNumber - ((manilaWeekday(dayNumber) + 6) % 7);
}

/** Returns the same date some months after a Manila day, or the last day of the month where it has no such date. */
export function addMonths(dayNumber: number, months: number): number {
  const day = new Date(dayNumber * DAY_MS);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day.getUTCDate(), lastDate)) / DAY_MS;
}

const MAX_REMEMBERED = 4_000;

/** Caches labels of days: calendars hold thousands of times, and nearly the same ones in every response. */
function remembered(write: (number: number) => string): (number: number) => string {
  const texts = new Map<number, string>();
  return (number) => {
    const known = texts.get(number);
    if (known !== undefined) return known;
    if (texts.size >= MAX_REMEMBERED) texts.clear();
    const text = write(number);
    texts.set(number, text);
    return text;
  };
}

/** Returns the `YYYY-MM-DD` key of a Manila day number (contract: day keys are Manila days). */
export const manilaDayKey = remembered((dayNumber) =>
  new Date(dayNumber * DAY_MS).toISOString().slice(0, 10),
);

/** Returns the Manila day number of a `YYYY-MM-DD` key, or null when the key is not a real date. */
export function parseDayKey(key: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(key)) return null;
  const ms = Date.parse(`${key}T00:00:00Z`);
  if (Number.isNaN(ms)) return null;
  const day = ms / DAY_MS;
  return manilaDayKey(day) === key ? day : null;
}

/** Formats an instant for the API: ISO 8601 UTC with `Z`, without milliseconds. */
export function isoInstant(instant: number): string {
  return instant % (HOUR_MS / 2) === 0 ? halfHour(instant) : writeInstant(instant);
}

const halfHour = remembered(writeInstant);

function writeInstant(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** Returns the minutes after midnight of a clock time: `09:30` is 570, `24:00` is 1440. */
export function minuteOfClock(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

export function clockOfMinute(minuteOfDay: number): string {
  const parts = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
