import 'server-only';
import type { CalendarProblem } from '@/lib/domain/lawyers/calendar/calendar-imports';
import type { TimeRange } from '@/lib/domain/platform/time';

/** By which a server knows whether a calendar changed since it was read. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface BusyTimes {
  /** Merged, in their order. */
  readonly busy: readonly TimeRange[];
  /** Events of which something could not be read. */
  readonly unread: number;
  /** `YYYY-MM-DD`, the Manila day on which the first of them begins, where that could be read. */
  readonly firstUnread: string | null;
}

export interface ReadCalendar extends BusyTimes, Validators {}

export interface ReadOptions {
  /** Busy times that touch it are returned. */
  readonly window: TimeRange;
  /** Events whose UID ends so come from us and are left out. */
  readonly ourSuffix: string;
  /** Null to read it whether it changed or not. */
  readonly since: Validators | null;
}

/** Calendars elsewhere that are published at an address (iCal, RFC 5545). */
export interface CalendarPort {
  /**
   * The address as it is read, `webcal:` made `https:`.
   *
   * @throws CalendarError for one that is never read
   */
  normalise(address: string): URL;
  /**
   * The busy times of a calendar, or null when it did not change.
   *
   * @throws CalendarError
   */
  read(address: string, readOptions: ReadOptions): Promise<ReadCalendar | null>;
}

export class CalendarError extends Error {
  override readonly name = 'CalendarError';

  constructor(
    readonly problem: CalendarProblem,
    cause?: unknown,
  ) {
    super(`calendar: ${problem}`, { cause });
  }
}

/** By its name: the class exists once for each bundle that the error passes through. */
export function isCalendarError(error: unknown): error is CalendarError {
  return error instanceof Error && error.name === 'CalendarError';
}
