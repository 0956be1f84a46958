import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** Unpaid holds a client may have at once. */
export const LIVE_HOLDS_PER_CLIENT = 3;
/** Unpaid holds that the clients of one network address who have never paid may have at one lawyer. A lawyer as a whole has no such limit. */
export const LIVE_HOLDS_PER_ADDRESS = 3;
/** Bookings a client may start within an hour. */
export const STARTS_PER_HOUR = 10;

/** Who has never paid holds a time no longer than this. */
const UNPROVEN_MINUTES = 15;
/** With so many lapses within a day a client holds a time for a few minutes only. */
const SHORT_AFTER_LAPSES = 2;
const SHORT_MINUTES = 5;
/** The wait after the next lapse; each further one doubles it. */
const FIRST_WAIT_MINUTES = 5;

/** What a client did with times that were held; instants are epoch ms. */
export interface HoldHistory {
  /** When a meeting of theirs was last paid; null for never. */
  readonly paidAt: number | null;
  /** When holds of theirs ended without a payment, run out or given up, in any order. */
  readonly lapsedAt: readonly number[];
}

/** For how long a client may hold a time, and from when. */
export interface HoldTerms {
  readonly minutes: number;
  /** The client has paid for a meeting, and is no longer held to what others behind the same address do. */
  readonly hasPaid: boolean;
  /** Lapses of the last day that count. */
  readonly lapses: number;
  /** Epoch ms until which no other hold begins; null without a wait. */
  readonly waitsUntil: number | null;
}

/**
 * The terms on which a client holds a time now. Who has never paid holds for 15 minutes at most. After two holds within 24
 * hours that ended unpaid the next ones last 5 minutes, and from the third on each asks for a wait that doubles: 5, 10, 20 …
 * minutes after the last of them. A payment ends it. Source: docs/contract/meetings.md.
 *
 * @param usual minutes that a hold lasts for everybody else
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
