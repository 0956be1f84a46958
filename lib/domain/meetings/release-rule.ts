import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { HOUR_MS } from '@/lib/domain/platform/time';

/** Hours after its end for which the money of a meeting is held. Nothing can be reported of what is released (`reportWindow`). */
export const RELEASE_HOURS: Readonly<Record<MeetingType, number>> = { VIDEO: 24, PHONE: 72 };

/** Until when a meeting must have ended for its money to be released now; epoch ms. */
export function releasableUntil(type: MeetingType, now: number): number {
  return now - RELEASE_HOURS[type] * HOUR_MS;
}

/** From when on the money of a meeting that ended then can be released; epoch ms. */
export function releasableFrom(type: MeetingType, end: number): number {
  return end + RELEASE_HOURS[type] * HOUR_MS;
}
