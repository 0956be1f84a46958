import { DAY_MS, HOUR_MS, MINUTE_MS, type TimeRange } from '@/lib/domain/platform/time';

/**
 * Why a Google Calendar is not in sync. revoked: Google rejects our token · permission: it lacks a requested right ·
 * quota: rate limit exceeded · unavailable: no response, an incomplete or an unexpected one.
 */
export const GOOGLE_PROBLEMS = ['revoked', 'permission', 'quota', 'unavailable'] as const;
export type GoogleProblem = (typeof GOOGLE_PROBLEMS)[number];

export function isGoogleProblem(text: string): text is GoogleProblem {
  return GOOGLE_PROBLEMS.some((problem) => problem === text);
}

/** Whether only the lawyer can fix the problem, by connecting again: until then there are no requests to Google. */
export function needsOwner(problem: string | null): boolean {
  return problem === 'revoked' || problem === 'permission';
}

export const GOOGLE_OUTCOMES = [
  ...(['connected', 'refused', 'permission', 'expired', 'unavailable'] as const),
] as const;
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number];

/** How often each calendar is synced without a notification. */
export const GOOGLE_POLL_MINUTES = 5;
const MAX_PAUSE_MINUTES = 60;

/**
 * When to sync again after so many failures in a row, epoch ms: twice as late each time, an hour at most, and not before
 * Google said (Retry-After, RFC 9110 10.2.3).
 */
export function nextGoogleSync(failures: number, retryAfterMs: number | null, now: number): number {
  const pause = Math.min(2 ** (failures - 1), MAX_PAUSE_MINUTES) * MINUTE_MS;
  return now + Math.max(pause, Math.min(retryAfterMs ?? 0, DAY_MS));
}

/**
 * Returns when to request another notification channel: a day before the present one ends, or halfway if it is short.
 */
export function nextGoogleWatch(endsAt: number, now: number): number {
  return Math.max(
    now + MINUTE_MS,
    Math.min(endsAt - DAY_MS, now + 7 * DAY_MS),
    now + (endsAt - now) / 2,
  );
}

/** Days ahead for which time off is written to Google Calendar. */
export const GOOGLE_TIME_OFF_DAYS = 90;

export const GOOGLE_WATCH_RETRY_MS = 6 * HOUR_MS;

/** Returns the parts of `times` outside of `others`, in order. Neither needs to be sorted. */
export function withoutTimes(
  times: readonly TimeRange[],
  others: readonly TimeRange[],
): TimeRange[] {
  let left = [...times];
  for (const { start, end } of others)
    left = left.flatMap((time) =>
      [
        { start: time.start, end: Math.min(time.end, start) },
        { start: Math.max(time.start, end), end: time.end },
      ].filter((part) => part.start < part.end),
    );
  return left.sort((a, b) => a.start - b.start);
}
