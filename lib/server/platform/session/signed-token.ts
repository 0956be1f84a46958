import 'server-only';
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../crypto/secret-token';
import { verifyingKey } from './signing-keys';

type Claims = Readonly<Record<string, unknown>>;

/**
 * Verifies a JWT (RFC 7519) of our keys, HS256 alone, and returns its claims; null when it is forged, expired, not valid
 * yet or of an unknown key. By node:crypto, in the same tick: WebCrypto queues a job for each token.
 */
export function verifyToken(jwt: string): Claims | null {
  const [header = '', payload = '', signature = '', ...more] = jwt.split('.');
  if (more.length > 0) return null;
  const { alg, kid, crit } = parsed(header) ?? {};
  // Extensions that a token calls critical are none of ours (RFC 7515 4.1.11).
  if (alg !== 'HS256' || crit !== undefined) return null;
  const key = verifyingKey(kid);
  if (!key) return null;
  const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url');
  if (!isSameSecret(signature, expected)) return null;
  const claims = parsed(payload);
  return claims && isInTime(claims, Math.floor(Date.now() / 1000)) ? claims : null;
}

function isInTime({ exp, nbf, iat }: Claims, now: number): boolean {
  return (
    (exp === undefined || (typeof exp === 'number' && exp > now)) &&
    (nbf === undefined || (typeof nbf === 'number' && nbf <= now)) &&
    (iat === undefined || typeof iat === 'number')
  );
}

function parsed(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Claims)
      : null;
  } catch {
    return null;
  }
}
