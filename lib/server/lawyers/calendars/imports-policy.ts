import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import {
  type CalendarProblem,
  isCalendarProblem,
} from '@/lib/domain/lawyers/calendar/calendar-imports';
import { WINDOW_DAYS } from '@/lib/domain/lawyers/slots';
import { DAY_MS, type TimeRange } from '@/lib/domain/platform/time';

const TEXT: Readonly<Record<CalendarProblem, string>> = {
  address: FIELD_COPY.calendarAddress,
  https: FIELD_COPY.calendarHttps,
  port: FIELD_COPY.calendarPort,
  credentials: FIELD_COPY.calendarCredentials,
  number: FIELD_COPY.calendarNumber,
  private: FIELD_COPY.calendarPrivate,
  unknown_host: FIELD_COPY.calendarUnknownHost,
  unreachable: FIELD_COPY.calendarUnreachable,
  certificate: FIELD_COPY.calendarCertificate,
  redirect: FIELD_COPY.calendarRedirect,
  redirects: FIELD_COPY.calendarRedirects,
  slow: FIELD_COPY.calendarSlow,
  large: FIELD_COPY.calendarLarge,
  encoding: FIELD_COPY.calendarEncoding,
  missing: FIELD_COPY.calendarMissing,
  locked: FIELD_COPY.calendarLocked,
  answer: FIELD_COPY.calendarAnswer,
  content: FIELD_COPY.calendarContent,
  events: FIELD_COPY.calendarEvents,
};

export function textOfProblem(problem: string): string {
  return TEXT[isCalendarProblem(problem) ? problem : 'answer'];
}

export function sameTimes(a: readonly TimeRange[], b: readonly TimeRange[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ start, end }, n) => start === b[n]?.start && end === b[n]?.end)
  );
}

/** Limits the times to those within the booking window, the only ones that clients can notice. */
export function bookableTimes(times: readonly TimeRange[], now: number): TimeRange[] {
  const horizon = now + (WINDOW_DAYS + 1) * DAY_MS;
  return times.filter(({ start, end }) => end > now && start < horizon);
}
