import 'server-only';
import { TEXTS } from '@/lib/contract/platform/texts';
import {
  FREE_PER_MONTH,
  LIVE_HOLDS_PER_ADDRESS,
  LIVE_HOLDS_PER_CLIENT,
  LIVE_HOLDS_PER_LAWYER,
  MEETINGS_PER_LAWYER,
  STARTS_PER_HOUR,
} from '@/lib/domain/meetings/meeting';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { AppError } from '@/lib/server/platform/app-error';

/** What the limits count; ends and starts are instants as text, null without any. */
export interface BookingCounts {
  withLawyer: number;
  liveHolds: number;
  lawyerHolds: number;
  lawyerHoldEnd: string | null;
  addressHolds: number;
  addressHoldEnd: string | null;
  startedThisHour: number;
  oldestStart: string | null;
  freeWithLawyer: number;
  freeThisMonth: number;
}

/** Throws for the first limit that another booking would pass (docs/contract.md, Meetings). */
export function refuseOverLimit(counts: BookingCounts, free: boolean, now: number): void {
  if (counts.withLawyer >= MEETINGS_PER_LAWYER)
    throw new AppError('meeting_limit', TEXTS.createMeeting.limit);
  if (free) refuseFree(counts);
  if (counts.liveHolds >= LIVE_HOLDS_PER_CLIENT) {
    const message = `You are holding ${LIVE_HOLDS_PER_CLIENT} unpaid bookings. Pay for one or cancel it first.`;
    throw tooMany(message, now + MINUTE_MS, now);
  }
  if (!free) refuseHold(counts, now);
  if (counts.startedThisHour >= STARTS_PER_HOUR) {
    const message = 'Too many bookings within an hour. Please try again later.';
    throw tooMany(message, instant(counts.oldestStart, now) + HOUR_MS, now);
  }
}

function refuseFree(counts: BookingCounts): void {
  if (counts.freeWithLawyer >= 1) {
    throw new AppError('free_limit', 'You have already had a free consultation with this lawyer.');
  }
  if (counts.freeThisMonth >= FREE_PER_MONTH) {
    throw new AppError(
      'free_limit',
      `You can book ${FREE_PER_MONTH} free consultations in 30 days.`,
    );
  }
}

/** Unpaid holds at one lawyer: those from one address, and all of them. */
function refuseHold(counts: BookingCounts, now: number): void {
  if (counts.addressHolds >= LIVE_HOLDS_PER_ADDRESS * env.ADDRESS_LIMIT_FACTOR) {
    const message =
      'Several unpaid times of this lawyer are already held from your network. Please try again in a few minutes.';
    throw tooMany(message, instant(counts.addressHoldEnd, now), now);
  }
  if (counts.lawyerHolds >= LIVE_HOLDS_PER_LAWYER) {
    const message =
      'Many people are booking this lawyer right now. Please try again in a few minutes.';
    throw tooMany(message, instant(counts.lawyerHoldEnd, now), now);
  }
}

function instant(text: string | null, otherwise: number): number {
  return text === null ? otherwise : new Date(text).getTime();
}

function tooMany(message: string, until: number, now: number): AppError {
  const retryAfter = Math.max(1, Math.ceil((until - now) / 1000));
  return new AppError('rate_limited', message, { retryAfter });
}
