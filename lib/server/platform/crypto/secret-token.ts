import 'server-only';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Returns a random token for a link or a session, 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a random code of six digits, to be typed. Attempts must be counted: it is one of a million. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Hashes a token for the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether a secret that was given is the right one, compared in constant time for all of one length. */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
