import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { AppError } from '../app-error';

/** Per client address. Points and seconds. */
const LIMITS = {
  /** Nobody opens a profile every second; a whole office behind one address may open some at once. */
  profile_view_address: { points: 60, duration: 60 },
} as const;

const limiters = new Map<string, RateLimiterMemory>();

/**
 * Consumes a point of an address without writing anything down: each process counts for itself and forgets after the
 * time. For what would cost little if it came through, and where nothing about a visitor may be stored.
 *
 * @throws AppError rate_limited with Retry-After when none is left
 */
export async function consumeInMemory(limit: keyof typeof LIMITS, address: string): Promise<void> {
  try {
    await limiterOf(limit).consume(address);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('rate_limited', 'Too many attempts. Please try again later.', {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

function limiterOf(limit: keyof typeof LIMITS): RateLimiterMemory {
  const { points, duration } = LIMITS[limit];
  const known = limiters.get(limit);
  if (known) return known;
  const made = new RateLimiterMemory({ points: points * env.ADDRESS_LIMIT_FACTOR, duration });
  limiters.set(limit, made);
  return made;
}
