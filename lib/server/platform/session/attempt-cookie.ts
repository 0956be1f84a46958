import 'server-only';
import { jwtVerify, SignJWT } from 'jose';
import { parseSafePath, type SafePath } from '@/lib/domain/platform/safe-path';
import { cookieLine, hostCookieName, readCookie } from './cookie';
import { secretOf, signingKey } from './signing-keys';

const LIFETIME_SECONDS = 10 * 60;
/** Prevents a session token from being accepted as an attempt, and vice versa. */
const AUDIENCE = 'social-sign-in';

/** An attempt to sign in with another service, stored in the browser that began it. */
interface StoredAttempt {
  service: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Where to go afterwards. */
  callbackUrl: SafePath | null;
}

function name(): string {
  return hostCookieName('social_sign_in');
}

/** Set-Cookie line that stores an attempt for ten minutes. */
export async function storeAttempt(attempt: StoredAttempt): Promise<string> {
  const key = signingKey();
  const value = await new SignJWT({ ...attempt })
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(key.secret);
  return cookieLine(name(), value, LIFETIME_SECONDS);
}

/** Set-Cookie line that ends the attempt in the browser. */
export function clearAttempt(): string {
  return cookieLine(name(), '', 0);
}

/** The attempt of this browser, or null when there is none, it is too old or forged. */
export async function readAttempt(header: string | null): Promise<StoredAttempt | null> {
  const jwt = readCookie(header, name());
  if (!jwt) return null;
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE };
    const { payload } = await jwtVerify<StoredAttempt>(jwt, secretOf, options);
    const { service, state, nonce, verifier, callbackUrl } = payload;
    return { service, state, nonce, verifier, callbackUrl: parseSafePath(callbackUrl) };
  } catch {
    return null;
  }
}
