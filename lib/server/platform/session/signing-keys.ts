import 'server-only';
import { env } from '@/lib/env';

interface SigningKey {
  id: string;
  secret: Uint8Array;
}

function keys(): SigningKey[] {
  return env.SESSION_KEYS.split(',').map((pair) => {
    const at = pair.indexOf(':');
    return {
      id: pair.slice(0, at).trim(),
      secret: new TextEncoder().encode(pair.slice(at + 1).trim()),
    };
  });
}

/** The key that signs now. */
export function signingKey(): SigningKey {
  const [key] = keys();
  if (!key) throw new Error('SESSION_KEYS is empty');
  return key;
}

/** The secret that the header of a JWT names; throws for a key we do not have. */
export function secretOf(header: { kid?: string }): Uint8Array {
  const key = keys().find((candidate) => candidate.id === header.kid);
  if (!key) throw new Error('unknown key');
  return key.secret;
}
