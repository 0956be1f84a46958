import 'server-only';
import { SignJWT } from 'jose';
import { verifyToken } from './signed-token';
import { signingKey } from './signing-keys';

export interface SessionToken {
  /** Random session token; the row stores its hash. */
  sid: string;
  userId: string;
  /** Side of the session's portal: a client who works for a lawyer is in the lawyer's. */
  type: 'CUSTOMER' | 'LAWYER';
  emailVerified: boolean;
  /** Whether the account worked for a practice when the cookie was issued, in this session or not. */
  works?: boolean;
}

/** Audience that keeps other tokens under the same keys from being accepted. */
const AUDIENCE = 'session';

/** Signs a JWT (RFC 7519, HS256) valid as long as a session can be, 90 days. */
export async function signSessionToken(token: SessionToken): Promise<string> {
  const { id, key } = await signingKey();
  const { sid, type, emailVerified, works } = token;
  return new SignJWT({ sid, type, email_verified: emailVerified, ...(works && { works }) })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setSubject(token.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('90d')
    .sign(key);
}

/**
 * Verifies a token and returns its claims, or null when it is forged, expired, of an unknown key or not a session
 * token.
 */
export function verifySessionToken(jwt: string): SessionToken | null {
  const claims = verifyToken(jwt);
  if (!claims) return null;
  const { sid, sub, aud, type, email_verified: emailVerified } = claims;
  // Those of before the audience was written live for 90 days.
  if (aud !== undefined && aud !== AUDIENCE) return null;
  if (typeof sid !== 'string' || typeof sub !== 'string' || typeof emailVerified !== 'boolean')
    return null;
  if (type !== 'CUSTOMER' && type !== 'LAWYER') return null;
  const works = claims.works === true && { works: true };
  return { sid, userId: sub, type, emailVerified, ...works };
}
