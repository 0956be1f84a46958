import 'server-only';
import { isKeyedHash, keyedHash } from '@/lib/server/platform/crypto/encryption';

const PURPOSE = 'leave-waitlist';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Derives the token of the link that ends an entry: the same in every mail about it, and not stored. */
export function leaveToken(entryId: string): string {
  return `${entryId}.${keyedHash(entryId, PURPOSE)}`;
}

/** Returns the entry of a token; null when it is not one of ours. */
export function entryOfToken(token: string): string | null {
  const [id = '', hash = '', ...rest] = token.split('.');
  const isOurs = rest.length === 0 && ID.test(id) && isKeyedHash(hash, id, PURPOSE);
  return isOurs ? id : null;
}
