import 'server-only';

/**
 * Returns the seconds until a point is available, from a rejection of rate-limiter-flexible. Recognised by shape,
 * since the limiter may be of another bundle and have another class.
 * @throws what is no refusal, unchanged
 */
export function secondsToWait(refusal: unknown): number {
  const { msBeforeNext } = (refusal ?? {}) as { msBeforeNext?: unknown };
  if (refusal instanceof Error || typeof msBeforeNext !== 'number') throw refusal;
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
