/** Why a calendar elsewhere could not be read. */
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
/** How often each is read. */
export const CALENDAR_SYNC_MINUTES = 15;
const MAX_PAUSE_MINUTES = 24 * 60;

/**
 * Minutes until a calendar is read again after so many failures in a row. One that took too long, or has too much in it,
 * waits twice as long after each, up to a day.
 */
export function syncPauseMinutes(problem: CalendarProblem, failures: number): number {
  if (problem !== 'events') return CALENDAR_SYNC_MINUTES;
  return Math.min(CALENDAR_SYNC_MINUTES * 2 ** failures, MAX_PAUSE_MINUTES);
}

/** Days for which busy times are stored: those that can be booked, and more for when a calendar can't be read. */
export const IMPORT_DAYS = 45;
