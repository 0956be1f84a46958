import { MINUTE_MS } from '@/lib/domain/platform/time';

export const FACTOR_MINUTES = 15;

export const PASSKEY_MINUTES = 5;

export const MAX_PASSKEYS = 10;

/** Name of a passkey that its owner gave none. */
export const UNNAMED_PASSKEY = 'Passkey';

export const RECOVERY_CODES = 10;

/**
 * Whether a second factor was given recently enough for a sensitive change.
 * @param givenAt when it was given in this session, epoch ms; null: never
 */
export function isFactorRecent(givenAt: number | null, now: number): boolean {
  return givenAt !== null && now - givenAt < FACTOR_MINUTES * MINUTE_MS;
}

export const FACTOR_REMOVAL_HOURS = 72;
