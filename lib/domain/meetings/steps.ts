import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS } from '@/lib/domain/platform/time';

/** Most characters of a next step. */
export const STEP_MAX = 300;
/** Most steps that a lawyer has still to do for one client. */
export const MAX_OPEN_STEPS = 100;
/** Steps that are done and still listed, the latest first. */
export const DONE_STEPS_LISTED = 20;

/** Hours after midnight in Manila. */
const REMINDED_AT = 7;

/** When a lawyer is reminded of a step, epoch ms: the morning of its day, unless that is past. */
export function reminderOf(dueOn: string | null, now: number): number | null {
  if (dueOn === null) return null;
  const morning = dayKeyStart(dueOn) + REMINDED_AT * HOUR_MS;
  return morning > now ? morning : null;
}

/** Whether a day in Manila is over at an instant, epoch ms. */
export function isOverdue(dueOn: string | null, now: number): boolean {
  return dueOn !== null && dueOn < dayKey(now);
}
