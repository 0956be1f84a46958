import type { Duration } from './slots';

/** Lowest and highest price of a service, centavos (contract.md: ₱20–₱50,000). */
export const MIN_PRICE = 2_000;
export const MAX_PRICE = 5_000_000;

/** The length of a free consultation, minutes. */
export const FREE_DURATION: Duration = 30;

/** What a client chooses as the length: a paid consultation, or the free one that some lawyers offer. */
export type Length = Duration | 'free';

/** Minutes of the meeting. */
export function minutesOf(length: Length): Duration {
  return length === 'free' ? FREE_DURATION : length;
}

export interface Quote {
  /** The lawyer's fee, centavos. */
  readonly price: number;
  /** The platform's own line, centavos; never a share of the fee (CPRA Canon III s.43). */
  readonly platformFee: number;
  readonly total: number;
}

/** What a client pays for a consultation; a free one costs nothing, the platform fee included. */
export function quote(
  prices: Readonly<Record<Duration, number>>,
  duration: Duration,
  platformFee: number,
  free = false,
): Quote {
  if (free) return { price: 0, platformFee: 0, total: 0 };
  const price = prices[duration];
  return { price, platformFee, total: price + platformFee };
}
