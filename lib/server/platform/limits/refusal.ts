import 'server-only';

/**
 * Seconds until a point is left again, by what rate-limiter-flexible rejects with. By its shape: the limiter may be of another
 * bundle, and its class with it.
 *
 * @throws what is no refusal, as it is
 */
export function secondsToWait(refusal: unknown): number {
  const { msBeforeNext } = (refusal ?? {}) as { msBeforeNext?: unknown };
  if (refusal instanceof Error || typeof msBeforeNext !== 'number') throw refusal;
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
