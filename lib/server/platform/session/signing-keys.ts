import 'server-only';
import { createSecretKey, type KeyObject } from 'node:crypto';
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

/** Returns the key that a JWT header names; undefined for an unknown one. */
export function verifyingKey(id: unknown): KeyObject | undefined {
  const named = keys().find((key) => key.id === id);
  return named && secretKey(named.secret);
}

const secretKeys = new Map<string, KeyObject>();

/** Makes each key once, since every request of a session verifies a signature. */
function secretKey(secret: string): KeyObject {
  const known = secretKeys.get(secret);
  if (known) return known;
  const key = createSecretKey(secret, 'utf8');
  secretKeys.set(secret, key);
  return key;
}

function imported(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}
