import type { Slot } from '@/lib/domain/lawyers/slots';
import {
  MINUTE_MS,
  manilaDayNumber,
  manilaMonday,
  type TimeRange,
} from '@/lib/domain/platform/time';

export const CHART_WEEKS = 12;

/** Returns the Mondays of the last weeks, as Manila day numbers; the earliest first. */
export function lastMondays(now: number): number[] {
  const monday = manilaMonday(manilaDayNumber(now));
  return Array.from({ length: CHART_WEEKS }, (_, n) => monday - (CHART_WEEKS - 1 - n) * 7);
}

/** Merges open times into ranges, from the first start of each to the end of its last meeting. */
export function freeStretches(slots: readonly Slot[]): TimeRange[] {
  const stretches: { start: number; end: number }[] = [];
  for (const { start, durations } of slots) {
    const end = start + Math.max(...durations) * MINUTE_MS;
    const last = stretches.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}
