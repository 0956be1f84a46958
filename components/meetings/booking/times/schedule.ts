import { fromHourOf, type OpenDay, openDays } from '@/components/lawyers/times/model/open-times';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { instant } from '@/lib/contract/platform/fields';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';

/** Request in `/book/{lawyerId}/{startTime}?duration=`; the free consultation is `?free=1`. */
export interface RequestedTime {
  /** Epoch milliseconds, or null when the address holds no readable time. */
  readonly start: number | null;
  readonly duration: Duration;
}

interface Availability {
  readonly calendar: Calendar;
  /** The viewer's clock, epoch milliseconds. */
  readonly now: number;
}

/**
 * A requested start that cannot be booked: refused by the server, not among the open times (any more), or open but
 * not for that long.
 */
export interface UnavailableTime {
  readonly start: number;
  readonly why: 'refused' | 'closed' | 'too-short';
}

/** Reads the last part of the path, percent-encoded or not, and the `duration` parameter (30 when unreadable). */
export function readRequestedTime(
  startTime: string,
  duration: string | null | undefined,
): RequestedTime {
  const parsed = instant.safeParse(decoded(startTime));
  return {
    start: parsed.success ? Date.parse(parsed.data) : null,
    duration: DURATIONS.find((minutes) => String(minutes) === duration) ?? DURATIONS[0],
  };
}

export function asksForFree(params: { get(name: string): string | null }): boolean {
  return params.get('free') === '1';
}

/** Decodes a part of a path, which Next passes percent-encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone percent sign: no time either way.
    return part;
  }
}

/** Returns the days of the window, each with the starts that have room for the length. */
export function daysFor({ calendar, now }: Availability, length: Length): readonly OpenDay[] {
  return fromHourOf(openDays(calendar, minutesOf(length)), now);
}

/** Whether a start has room for the length. */
export function isOpen(availability: Availability, start: number | null, length: Length): boolean {
  return start !== null && daysFor(availability, length).some((day) => day.starts.includes(start));
}

/**
 * Returns why the start cannot be booked, or null if it can.
 * @param refused the start that the server refused last, whatever the open times say
 */
export function unavailableTime(
  availability: Availability,
  start: number | null,
  length: Length,
  refused: number | null,
): UnavailableTime | null {
  if (start === null) return null;
  if (start === refused) return { start, why: 'refused' };
  if (isOpen(availability, start, length)) return null;
  return { start, why: isOpen(availability, start, DURATIONS[0]) ? 'too-short' : 'closed' };
}

/** Whether the server refused the time during the booking. */
export function isRefused(unavailable: UnavailableTime | null): boolean {
  return unavailable?.why === 'refused';
}

/** Returns the preferred day if it has times, else the first with times, else the first. */
export function dayToShow(days: readonly OpenDay[], preferred: string): string {
  const open = days.filter((day) => day.starts.length > 0);
  return (open.find((day) => day.key === preferred) ?? open[0] ?? days[0])?.key ?? preferred;
}
