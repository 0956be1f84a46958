import 'server-only';
import type { GoogleProblem } from '@/lib/domain/lawyers/calendar/google-calendar';
import type { TimeRange } from '@/lib/domain/platform/time';

/** State of one visit to Google that must match when the person returns. */
export interface Visit {
  state: string;
  /** Proof Key for Code Exchange (RFC 7636). */
  verifier: string;
}

export interface Grant {
  readonly refreshToken: string;
  readonly email: string;
}

/** A meeting as stored in our calendar at Google; instants are epoch ms. */
export interface GoogleEvent extends TimeRange {
  /** `[a-v0-9]`, 5 to 1024 characters: the format Google accepts for ids that we choose. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
}

/** An event found at Google; null content when it was changed from what we wrote. */
export interface FoundEvent {
  readonly id: string;
  readonly end: number;
  readonly event: GoogleEvent | null;
}

export interface Channel {
  readonly id: string;
  readonly token: string;
  readonly address: string;
}

/** Google Calendar with the rights granted by a lawyer. Every call throws a GoogleError and can be retried. */
export interface OpenCalendar {
  busy(window: TimeRange): Promise<TimeRange[]>;
  /** Creates a calendar of ours in the account. Not idempotent: a repeat creates another one. */
  createCalendar(): Promise<string>;
  /** Deletes the calendar with all its events; succeeds if it is already gone. */
  deleteCalendar(calendarId: string): Promise<void>;
  /** Returns the events in our calendar that end after `from`; null when that calendar is gone. */
  events(calendarId: string, from: number): Promise<FoundEvent[] | null>;
  put(calendarId: string, event: GoogleEvent, isThere: boolean): Promise<void>;
  remove(calendarId: string, eventId: string): Promise<void>;
  /** Notifies the address of changes of the account's own calendar, until `endsAt`. */
  watch(channel: Channel): Promise<{ resource: string; endsAt: number }>;
  unwatch(channelId: string, resource: string): Promise<void>;
}

export interface GoogleCalendarPort {
  homeOf(email: string): string;
  consentAddress(visit: Visit, redirectUri: string): Promise<string>;
  /**
   * Exchanges a code for the granted rights.
   * @throws GoogleError permission when a right was not granted
   */
  exchange(code: string, visit: Visit, redirectUri: string): Promise<Grant>;
  open(refreshToken: string, signal: AbortSignal): Promise<OpenCalendar>;
  /** Revokes the granted rights; succeeds for a token that is no longer valid. */
  revoke(refreshToken: string): Promise<void>;
}

export class GoogleError extends Error {
  override readonly name = 'GoogleError';

  constructor(
    readonly problem: GoogleProblem,
    readonly about: string,
    readonly retryAfterMs: number | null = null,
    cause?: unknown,
  ) {
    super(`google calendar: ${about}`, { cause });
  }
}

/** Checks the name, since each bundle that the error passes through has its own copy of the class. */
export function isGoogleError(error: unknown): error is GoogleError {
  return error instanceof Error && error.name === 'GoogleError';
}
