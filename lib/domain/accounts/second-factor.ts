import { MINUTE_MS } from '@/lib/domain/platform/time';

/** Minutes for which a second factor counts as given just now, for a change of money or of the account itself. */
export const FACTOR_MINUTES = 15;

/** Minutes in which a passkey must answer (WebAuthn Level 3, 13.4.3, wants it to be short). */
export const PASSKEY_MINUTES = 5;

/** Passkeys that an account may have at most. */
export const MAX_PASSKEYS = 10;

/** Recovery codes that are made at once. */
export const RECOVERY_CODES = 10;

/**
 * Whether a second factor was given recently enough for a sensitive change.
 *
 * @param givenAt when it was given in this session, epoch ms; null: never
 */
export function isFactorRecent(givenAt: number | null, now: number): boolean {
  return givenAt !== null && now - givenAt < FACTOR_MINUTES * MINUTE_MS;
}

/** Hours within which another administrator agrees to the removal of a lost second factor. */
export const FACTOR_REMOVAL_HOURS = 72;
