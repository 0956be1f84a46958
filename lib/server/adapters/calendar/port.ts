import 'server-only';
import type { CalendarProblem } from '@/lib/domain/lawyers/calendar/calendar-imports';
import type { TimeRange } from '@/lib/domain/platform/time';

/** Values with which a server detects whether a calendar changed since it was read. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface BusyTimes {
  /** Merged, in order. */
  readonly busy: readonly TimeRange[];
  readonly unread: number;
  /** Manila day (`YYYY-MM-DD`) on which the first of them begins, if readable. */
  readonly firstUnread: string | null;
}

export interface ReadCalendar extends BusyTimes, Validators {}

export interface ReadOptions {
  readonly window: TimeRange;
  /** Events whose UID has this suffix are ours and left out. */
  readonly ourSuffix: string;
  /** Null to read the calendar even if it has not changed. */
  readonly since: Validators | null;
}

/** External calendars published at an address (iCal, RFC 5545). */
export interface CalendarPort {
  /**
   * Returns the address to read, with `webcal:` replaced by `https:`.
   * @throws CalendarError for an address that is never read
   */
  normalise(address: string): URL;
  /**
   * Reads the busy times of a calendar; null when it has not changed.
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

/** Checks the name, since each bundle that the error passes through has its own copy of the class. */
export function isCalendarError(error: unknown): error is CalendarError {
  return error instanceof Error && error.name === 'CalendarError';
}
