import 'server-only';
import { FIELD_TEXTS } from '@/lib/contract/platform/texts';
import {
  type CalendarProblem,
  isCalendarProblem,
} from '@/lib/domain/lawyers/calendar/calendar-imports';
import { WINDOW_DAYS } from '@/lib/domain/lawyers/slots';
import { DAY_MS, type TimeRange } from '@/lib/domain/platform/time';

const TEXT: Readonly<Record<CalendarProblem, string>> = {
  address: FIELD_TEXTS.calendarAddress,
  https: FIELD_TEXTS.calendarHttps,
  port: FIELD_TEXTS.calendarPort,
  credentials: FIELD_TEXTS.calendarCredentials,
  number: FIELD_TEXTS.calendarNumber,
  private: FIELD_TEXTS.calendarPrivate,
  unknown_host: FIELD_TEXTS.calendarUnknownHost,
  unreachable: FIELD_TEXTS.calendarUnreachable,
  certificate: FIELD_TEXTS.calendarCertificate,
  redirect: FIELD_TEXTS.calendarRedirect,
  redirects: FIELD_TEXTS.calendarRedirects,
  slow: FIELD_TEXTS.calendarSlow,
  large: FIELD_TEXTS.calendarLarge,
  encoding: FIELD_TEXTS.calendarEncoding,
  missing: FIELD_TEXTS.calendarMissing,
  locked: FIELD_TEXTS.calendarLocked,
  answer: FIELD_TEXTS.calendarAnswer,
  content: FIELD_TEXTS.calendarContent,
  events: FIELD_TEXTS.calendarEvents,
};

/** What is said about a problem, for its lawyer. */
export function textOfProblem(problem: string): string {
  return TEXT[isCalendarProblem(problem) ? problem : 'answer'];
}

export function sameTimes(a: readonly TimeRange[], b: readonly TimeRange[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ start, end }, n) => start === b[n]?.start && end === b[n]?.end)
  );
}

/** Those of them that clients can notice. */
export function bookableTimes(times: readonly TimeRange[], now: number): TimeRange[] {
  const horizon = now + (WINDOW_DAYS + 1) * DAY_MS;
  return times.filter(({ start, end }) => end > now && start < horizon);
}
