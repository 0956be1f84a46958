import { dayKey, dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS } from '@/lib/domain/platform/time';

export const STEP_MAX = 300;
/** Maximum open steps of a lawyer for one client. */
export const MAX_OPEN_STEPS = 100;
export const DONE_STEPS_LISTED = 20;

const REMINDED_AT = 7;

/** Returns when a lawyer is reminded of a step, epoch ms: the morning of its day, null once that is past. */
export function reminderOf(dueOn: string | null, now: number): number | null {
  if (dueOn === null) return null;
  const morning = dayKeyStart(dueOn) + REMINDED_AT * HOUR_MS;
  return morning > now ? morning : null;
}

export function isOverdue(dueOn: string | null, now: number): boolean {
  return dueOn !== null && dueOn < dayKey(now);
}
