import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@/lib/server/platform/crypto/encryption';

const PURPOSE = 'leave-waitlist';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The token of the link that ends an entry: every mail about it has the same, and nothing of it is stored. */
export function leaveToken(entryId: string): string {
  return `${entryId}.${keyedHash(entryId, PURPOSE)}`;
}

/** The entry that a token is for; null when it is not one of ours. */
export function entryOfToken(token: string): string | null {
  const id = token.split('.')[0] ?? '';
  if (!ID.test(id)) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(leaveToken(id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
