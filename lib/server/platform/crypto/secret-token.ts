import 'server-only';
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Random token for a link or a session, 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Random code of six digits, to be typed; tries are to be counted, it is guessed in a million. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
