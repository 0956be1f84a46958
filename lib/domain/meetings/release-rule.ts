import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { HOUR_MS } from '@/lib/domain/platform/time';

/**
 * Hours after its end for which the money of a meeting is held. Nothing can be reported once it is released
 * (`reportWindow`).
 */
export const RELEASE_HOURS: Readonly<Record<MeetingType, number>> = { VIDEO: 24, PHONE: 72 };

export function releasableUntil(type: MeetingType, now: number): number {
  return now - RELEASE_HOURS[type] * HOUR_MS;
}

export function releasableFrom(type: MeetingType, end: number): number {
  return end + RELEASE_HOURS[type] * HOUR_MS;
}
