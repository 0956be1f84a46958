import 'server-only';
import { isKeyedHash, keyedHash } from '@/lib/server/platform/crypto/encryption';

const PURPOSE = 'leave-waitlist';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The token of the link that ends an entry: every mail about it has the same, and nothing of it is stored. */
export function leaveToken(entryId: string): string {
  return `${entryId}.${keyedHash(entryId, PURPOSE)}`;
}

/** The entry that a token is for; null when it is not one of ours. */
export function entryOfToken(token: string): string | null {
  const [id = '', hash = '', ...rest] = token.split('.');
  const isOurs = rest.length === 0 && ID.test(id) && isKeyedHash(hash, id, PURPOSE);
  return isOurs ? id : null;
}
