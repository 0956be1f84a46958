export const CALENDAR_PROBLEMS = [
  ...(['address', 'https', 'port', 'credentials', 'number', 'private'] as const),
  ...(['unknown_host', 'unreachable', 'certificate', 'redirect', 'redirects'] as const),
  ...(['slow', 'large', 'encoding', 'missing', 'locked', 'answer', 'content', 'events'] as const),
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

export function isCalendarProblem(text: string): text is CalendarProblem {
  return CALENDAR_PROBLEMS.some((problem) => problem === text);
}

export const MAX_CALENDAR_IMPORTS = 3;
export const CALENDAR_SYNC_MINUTES = 15;
const MAX_PAUSE_MINUTES = 24 * 60;

/**
 * Returns the minutes until the next read after this many failures in a row. For calendars that were too slow or too
 * large the pause doubles with each, up to a day.
 */
export function syncPauseMinutes(problem: CalendarProblem, failures: number): number {
  if (problem !== 'events') return CALENDAR_SYNC_MINUTES;
  return Math.min(CALENDAR_SYNC_MINUTES * 2 ** failures, MAX_PAUSE_MINUTES);
}

/** Days for which busy times are stored: the bookable ones, and a reserve for when a calendar cannot be read. */
export const IMPORT_DAYS = 45;
