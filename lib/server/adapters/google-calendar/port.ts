import 'server-only';
import type { GoogleProblem } from '@/lib/domain/lawyers/calendar/google-calendar';
import type { TimeRange } from '@/lib/domain/platform/time';

/** What of one visit to Google must be the same when the person comes back. */
export interface Visit {
  state: string;
  /** Proof Key for Code Exchange (RFC 7636). */
  verifier: string;
}

export interface Grant {
  readonly refreshToken: string;
  /** Of the account at Google. */
  readonly email: string;
}

/** A meeting as it stands in our calendar there; instants are epoch ms. */
export interface GoogleEvent extends TimeRange {
  /** `[a-v0-9]`, 5 to 1024 characters: what Google takes for an id that we choose. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
}

/** What is there under an id: null when somebody made something else of it than what we write. */
export interface FoundEvent {
  readonly id: string;
  readonly end: number;
  readonly event: GoogleEvent | null;
}

export interface Channel {
  readonly id: string;
  /** Comes with each notification. */
  readonly token: string;
  readonly address: string;
}

/** Google Calendar with the rights that a lawyer gave. Every call throws a GoogleError, and may be repeated. */
export interface OpenCalendar {
  /** When the account's own calendar is busy, in order. */
  busy(window: TimeRange): Promise<TimeRange[]>;
  /** Makes a calendar of ours beside it. A repeat makes another one. */
  createCalendar(): Promise<string>;
  /** With all events in it; one that is gone already is fine. */
  deleteCalendar(calendarId: string): Promise<void>;
  /** What is in our calendar and ends after `from`; null where that calendar is gone. */
  events(calendarId: string, from: number): Promise<FoundEvent[] | null>;
  /** Adds an event, or overwrites the one of its id. */
  put(calendarId: string, event: GoogleEvent, isThere: boolean): Promise<void>;
  /** One that is gone already is fine. */
  remove(calendarId: string, eventId: string): Promise<void>;
  /** From now on tells the address of changes of the account's own calendar, until `endsAt`. */
  watch(channel: Channel): Promise<{ resource: string; endsAt: number }>;
  unwatch(channelId: string, resource: string): Promise<void>;
}

/** Google's OAuth 2.0 and Calendar API v3. */
export interface GoogleCalendarPort {
  /** Where the owner of an account looks at the own calendar. */
  homeOf(email: string): string;
  /** Where the person is asked. */
  consentAddress(visit: Visit, redirectUri: string): Promise<string>;
  /** @throws GoogleError permission where a right was left out */
  exchange(code: string, visit: Visit, redirectUri: string): Promise<Grant>;
  open(refreshToken: string, signal: AbortSignal): Promise<OpenCalendar>;
  /** Gives the rights back; a token that is worth nothing any more is fine. */
  revoke(refreshToken: string): Promise<void>;
}

export class GoogleError extends Error {
  override readonly name = 'GoogleError';

  constructor(
    readonly problem: GoogleProblem,
    readonly about: string,
    /** How long Google wants to be left alone. */
    readonly retryAfterMs: number | null = null,
    cause?: unknown,
  ) {
    super(`google calendar: ${about}`, { cause });
  }
}

/** By its name: the class exists once for each bundle that the error passes through. */
export function isGoogleError(error: unknown): error is GoogleError {
  return error instanceof Error && error.name === 'GoogleError';
}
