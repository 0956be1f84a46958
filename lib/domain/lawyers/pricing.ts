import type { Duration } from './slots';

export const MIN_PRICE = 2_000;
export const MAX_PRICE = 5_000_000;

export const FREE_DURATION: Duration = 30;

/** Length chosen by a client: of a paid consultation, or the free one that some lawyers offer. */
export type Length = Duration | 'free';

export function minutesOf(length: Length): Duration {
  return length === 'free' ? FREE_DURATION : length;
}

export interface Quote {
  readonly price: number;
  readonly platformFee: number;
  readonly total: number;
}

/** Returns the price of a consultation for the client; a free one costs nothing, the platform fee included. */
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

/** Minimum number of lawyers shown before usual prices are stated. */
export const USUAL_PRICES_FROM = 3;

/** Returns the usual prices for 30 minutes, centavos: median, lowest and highest; null for too few lawyers. */
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
