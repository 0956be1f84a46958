import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';

export const LIVE_HOLDS_PER_CLIENT = 3;
/**
 * Maximum unpaid holds at one lawyer for all clients of one network address who have never paid. A lawyer as a whole
 * has no such limit.
 */
export const LIVE_HOLDS_PER_ADDRESS = 3;
export const STARTS_PER_HOUR = 10;

const UNPROVEN_MINUTES = 15;
/** Lapses within a day after which a client's holds last only a few minutes. */
const SHORT_AFTER_LAPSES = 2;
const SHORT_MINUTES = 5;
/** The wait after the next lapse; each further one doubles it. */
const FIRST_WAIT_MINUTES = 5;

/** A client's history of holds; instants are epoch ms. */
export interface HoldHistory {
  readonly paidAt: number | null;
  /** When their holds ended without a payment, expired or given up, in any order. */
  readonly lapsedAt: readonly number[];
}

export interface HoldTerms {
  readonly minutes: number;
  /** The client has paid for a meeting, and is exempt from the limits per network address. */
  readonly hasPaid: boolean;
  readonly lapses: number;
  /** Epoch ms before which no new hold can begin; null without a wait. */
  readonly waitsUntil: number | null;
}

/**
 * Returns the terms on which a client can hold a time now. Clients who have never paid hold for 15 minutes at most.
 * After two holds within 24 hours that ended unpaid the next ones last 5 minutes, and from the third on each requires
 * a wait that doubles: 5, 10, 20 … minutes after the last of them. A payment resets this. Source:
 * docs/contract/meetings.md.
 * @param usual minutes of a hold for all other clients
 * @param now epoch ms
 */
export function holdTerms(
  usual: number,
  { paidAt, lapsedAt }: HoldHistory,
  now: number,
): HoldTerms {
  const since = Math.max(now - DAY_MS, paidAt ?? Number.NEGATIVE_INFINITY);
  const counted = lapsedAt.filter((at) => at > since && at <= now);
  const lapses = counted.length;
  const longest = paidAt === null ? Math.min(usual, UNPROVEN_MINUTES) : usual;
  const minutes = lapses < SHORT_AFTER_LAPSES ? longest : Math.min(longest, SHORT_MINUTES);
  return { minutes, hasPaid: paidAt !== null, lapses, waitsUntil: waitEnd(counted, now) };
}

function waitEnd(lapsedAt: readonly number[], now: number): number | null {
  const further = lapsedAt.length - SHORT_AFTER_LAPSES;
  if (further < 1) return null;
  const wait = FIRST_WAIT_MINUTES * 2 ** (further - 1) * MINUTE_MS;
  // After a day without another lapse none counts.
  const end = Math.max(...lapsedAt) + Math.min(wait, DAY_MS);
  return end > now ? end : null;
}
