import 'server-only';
import { createHash, randomBytes, randomInt } from 'node:crypto';

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
