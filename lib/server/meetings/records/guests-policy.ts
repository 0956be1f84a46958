import 'server-only';
import { isKeyedHash, keyedHash } from '@/lib/server/platform/crypto/encryption';

const PURPOSE = 'guest-link';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Derives the token of a guest's link, so that the client can copy the link again without storing it. */
export function guestToken(guestId: string): string {
  return `${guestId}.${keyedHash(guestId, PURPOSE)}`;
}

/** Returns the guest of a token; null when it is not one of ours. */
export function guestOfToken(token: string): string | null {
  const [id = '', hash = '', ...rest] = token.split('.');
  const isOurs = rest.length === 0 && ID.test(id) && isKeyedHash(hash, id, PURPOSE);
  return isOurs ? id : null;
}
