import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** Random token for a link or a session, 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
