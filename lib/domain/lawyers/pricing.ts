import type { Duration } from './slots';

/** Lowest and highest price of a service, centavos (docs/contract/lawyers.md: ₱20–₱50,000). */
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

/** Lawyers who must be shown to say what they usually ask. */
export const USUAL_PRICES_FROM = 3;

/** What lawyers usually ask for 30 minutes, centavos: the price in the middle, the lowest and the highest; null of too few. */
export function usualPrices(
  lawyers: readonly { services: readonly { duration: Duration; price: number }[] }[],
): { median: number; min: number; max: number } | null {
  const prices = lawyers
    .flatMap(({ services }) => services.filter(({ duration }) => duration === 30))
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  const [min, max] = [prices[0], prices.at(-1)];
  const [low, high] = [
    prices[Math.floor((prices.length - 1) / 2)],
    prices[Math.floor(prices.length / 2)],
  ];
  if (prices.length < USUAL_PRICES_FROM || !min || !max || !low || !high) return null;
  return { median: Math.round((low + high) / 2), min, max };
}
