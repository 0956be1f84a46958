import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { AppError } from '../app-error';
import { processWide } from '../process-wide';
import { secondsToWait } from './refusal';

/** Per client address and process. Points and seconds; docs/contract/platform.md, Limits. */
const LIMITS = {
  search_address: { points: 120, duration: 60 },
  /** Every other public read. */
  public_read_address: { points: 600, duration: 60 },
  /** Nobody opens a profile every second; a whole office behind one address may open some at once. */
  profile_view_address: { points: 60, duration: 60 },
  /** Webhooks without a signature of ours. */
  unsigned_webhook_address: { points: 60, duration: 60 },
} as const;

/** Addresses that one limit counts at a time. A flood from more of them is not stopped by counting addresses. */
const MAX_ADDRESSES = 50_000;

interface Counter {
  readonly limiter: RateLimiterMemory;
  /** The first counted first. */
  readonly addresses: Set<string>;
}

const counters = processWide('limits-in-memory', () => new Map<string, Counter>());

/**
 * Consumes a point of an address without writing anything down: each process counts for itself and forgets after the
 * time. For what costs less than a row in the database would, and where nothing about a visitor may be stored.
 *
 * @throws AppError rate_limited with Retry-After when none is left
 */
export async function consumeInMemory(limit: keyof typeof LIMITS, address: string): Promise<void> {
  const { limiter, addresses } = counterOf(limit);
  try {
    const { isFirstInDuration } = await limiter.consume(address);
    if (!isFirstInDuration) return;
    addresses.delete(address);
    addresses.add(address);
    const [oldest] = addresses;
    if (addresses.size <= MAX_ADDRESSES || oldest === undefined) return;
    addresses.delete(oldest);
    await limiter.delete(oldest);
  } catch (refusal) {
    throw new AppError('rate_limited', 'Too many attempts. Please try again later.', {
      retryAfter: secondsToWait(refusal),
    });
  }
}

function counterOf(limit: keyof typeof LIMITS): Counter {
  const known = counters.get(limit);
  if (known) return known;
  const { points, duration } = LIMITS[limit];
  const limiter = new RateLimiterMemory({ points: points * env.ADDRESS_LIMIT_FACTOR, duration });
  const made = { limiter, addresses: new Set<string>() };
  counters.set(limit, made);
  return made;
}
