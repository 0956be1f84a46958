import { MINUTE_MS } from '../platform/time';

/** Hours without push and optional mails, in the user's time zone; `from` after `to` passes midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** IANA name, `Asia/Manila`. */
  readonly zone: string;
}

const DAY_MINUTES = 24 * 60;

/** Returns when the quiet hours at this instant end; null outside of them. */
export function quietUntil({ from, to, zone }: QuietHours, now: number): number | null {
  const minute = minuteOfDay(now, zone);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  const end = Math.floor(now / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS;
  // A night on which the clocks change is shorter or longer.
  const shift = minuteOfDay(end, zone) - to;
  return Math.max(end - signedMinutes(shift) * MINUTE_MS, now + MINUTE_MS);
}

/** Returns when to send: now (null), or after the quiet hours. If that is too late, it is sent now. */
export function heldUntil(
  quiet: QuietHours | null,
  validUntil: number | null,
  now: number,
): number | null {
  const end = quiet && quietUntil(quiet, now);
  return end === null || (validUntil !== null && validUntil <= end) ? null : end;
}

export function isTimeZone(name: string): boolean {
  // An offset such as +08:00 is no zone.
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function signedMinutes(minutes: number): number {
  const half = DAY_MINUTES / 2;
  return ((((minutes + half) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) - half;
}

function minuteOfDay(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}
