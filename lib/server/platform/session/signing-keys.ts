import 'server-only';
import { env } from '@/lib/env';

interface SigningKey {
  id: string;
  secret: string;
}

function keys(): SigningKey[] {
  return env.SESSION_KEYS.split(',').map((pair) => {
    const at = pair.indexOf(':');
    return { id: pair.slice(0, at).trim(), secret: pair.slice(at + 1).trim() };
  });
}

export async function signingKey(): Promise<{ id: string; key: CryptoKey }> {
  const [first] = keys();
  if (!first) throw new Error('SESSION_KEYS is empty');
  return { id: first.id, key: await imported(first.secret) };
}

/** Returns the key that a JWT header names; throws for an unknown one. */
export async function keyOf(header: { kid?: string }): Promise<CryptoKey> {
  const named = keys().find(({ id }) => id === header.kid);
  if (!named) throw new Error('unknown key');
  return imported(named.secret);
}

const known = new Map<string, Promise<CryptoKey>>();

/** Imports each secret once, since every request of a session verifies a signature. */
function imported(secret: string): Promise<CryptoKey> {
  let key = known.get(secret);
  if (!key) {
    const bytes = new TextEncoder().encode(secret);
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    key = crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify']);
    known.set(secret, key);
  }
  return key;
}
