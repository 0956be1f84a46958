import { fromHourOf, type OpenDay, openDays } from '@/components/lawyers/times/model/open-times';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { instant } from '@/lib/contract/platform/fields';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';

/** What `/book/{lawyerId}/{startTime}?duration=` asks for; the free consultation is `?free=1`. */
export interface RequestedTime {
  /** Epoch milliseconds, or null when the address holds no readable time. */
  readonly start: number | null;
  readonly duration: Duration;
}

/** Open times as last fetched. */
interface Availability {
  readonly calendar: Calendar;
  /** The viewer's clock, epoch milliseconds. */
  readonly now: number;
}

/**
 * A start that was asked for and cannot be had: the server refused it when it was to be booked · it is not among the
 * open times (any more) · it is open, but not for that long.
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

/** Whether the address asks for the free consultation. */
export function asksForFree(params: { get(name: string): string | null }): boolean {
  return params.get('free') === '1';
}

/** A part of a path as it was meant; Next hands it on percent-encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A lone percent sign: no time either way.
    return part;
  }
}

/** The days of the window, each with the starts that have room for the length. */
export function daysFor({ calendar, now }: Availability, length: Length): readonly OpenDay[] {
  return fromHourOf(openDays(calendar, minutesOf(length)), now);
}

/** Whether a start has room for the length. */
export function isOpen(availability: Availability, start: number | null, length: Length): boolean {
  return start !== null && daysFor(availability, length).some((day) => day.starts.includes(start));
}

/**
 * Why the start cannot be had, or null when it can.
 *
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

/** Whether the server took the time away in the middle of the booking. */
export function isRefused(unavailable: UnavailableTime | null): boolean {
  return unavailable?.why === 'refused';
}

/** The preferred day if it has times, else the first that has, else the first. */
export function dayToShow(days: readonly OpenDay[], preferred: string): string {
  const open = days.filter((day) => day.starts.length > 0);
  return (open.find((day) => day.key === preferred) ?? open[0] ?? days[0])?.key ?? preferred;
}
