import 'server-only';
import { FREE_USED } from '@/lib/catalogue/free-rule';
import { COPY } from '@/lib/contract/platform/copy';
import {
  type HoldTerms,
  LIVE_HOLDS_PER_ADDRESS,
  LIVE_HOLDS_PER_CLIENT,
  STARTS_PER_HOUR,
} from '@/lib/domain/meetings/holds';
import { freeRefusal, MEETINGS_PER_LAWYER } from '@/lib/domain/meetings/meeting';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { AppError } from '@/lib/server/platform/app-error';

/** Counts that the limits apply to; instants are text, null without any. */
export interface BookingCounts {
  withLawyer: number;
  liveHolds: number;
  liveHoldEnd: string | null;
  addressHolds: number;
  addressHoldEnd: string | null;
  startedThisHour: number;
  oldestStart: string | null;
  freeWithLawyer: number;
  freeThisMonth: number;
}

/**
 * Throws for the first limit that another booking would exceed (docs/contract/meetings.md, Booking and holds).
 * @param wanted the hold's terms for this client, null for a free meeting, which needs none; and whether the lawyer
 * offered it, which exempts it from the number of free consultations
 * @throws AppError meeting_limit, free_limit, rate_limited
 */
export function refuseOverLimit(
  counts: BookingCounts,
  { terms, isOffered }: { terms: HoldTerms | null; isOffered: boolean },
  now: number,
): void {
  if (counts.withLawyer >= MEETINGS_PER_LAWYER)
    throw new AppError('meeting_limit', COPY.createMeeting.limit);
  if (!terms && !isOffered) refuseFree(counts);
  if (counts.liveHolds >= LIVE_HOLDS_PER_CLIENT) {
    const message = `You are holding ${LIVE_HOLDS_PER_CLIENT} unpaid times. Pay for one of them, or give one up, before you hold another.`;
    throw tooMany(message, instant(counts.liveHoldEnd, now), now);
  }
  if (terms) refuseHold(counts, terms, now);
  if (counts.startedThisHour >= STARTS_PER_HOUR) {
    const until = instant(counts.oldestStart, now) + HOUR_MS;
    const message = `You have started ${STARTS_PER_HOUR} bookings within an hour. Please try again in ${waitText(until, now)}.`;
    throw tooMany(message, until, now);
  }
}

function refuseFree(counts: BookingCounts): void {
  const reason = freeRefusal(counts);
  if (reason) throw new AppError('free_limit', FREE_USED[reason]);
}

/**
 * Refuses a hold because of this client's earlier holds, or of unpaid holds from the same address by others who never
 * paid.
 */
function refuseHold(
  counts: BookingCounts,
  { hasPaid, lapses, waitsUntil }: HoldTerms,
  now: number,
): void {
  if (waitsUntil !== null) {
    const message = `You have held ${lapses} times without paying within a day. You can hold the next one in ${waitText(waitsUntil, now)}. The wait doubles each time, until you pay for one.`;
    throw tooMany(message, waitsUntil, now);
  }
  if (!hasPaid && counts.addressHolds >= LIVE_HOLDS_PER_ADDRESS * env.ADDRESS_LIMIT_FACTOR) {
    const until = instant(counts.addressHoldEnd, now);
    const message = `Several unpaid times of this lawyer are already held from your network. Please try again in ${waitText(until, now)}.`;
    throw tooMany(message, until, now);
  }
}

function waitText(until: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((until - now) / MINUTE_MS));
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function instant(text: string | null, otherwise: number): number {
  return text === null ? otherwise : new Date(text).getTime();
}

function tooMany(message: string, until: number, now: number): AppError {
  const retryAfter = Math.max(1, Math.ceil((until - now) / 1000));
  return new AppError('rate_limited', message, { retryAfter });
}
