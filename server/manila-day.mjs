const MANILA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DD` of the day it is in Manila at an instant (epoch ms), as lib/domain/platform/clock-labels.ts has it. */
export function manilaDay(instant) {
  return new Date(instant + MANILA_OFFSET_MS).toISOString().slice(0, 10);
}
