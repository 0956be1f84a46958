import 'server-only';
import { type JWTPayload, SignJWT } from 'jose';
import { cookieLine, hostCookieName, readCookie } from './cookie';
import { verifyToken } from './signed-token';
import { signingKey } from './signing-keys';

export interface SignedCookie {
  name: string;
  /** Prevents a token of one kind, a session's too, from being accepted as another. */
  audience: string;
  lifetimeSeconds: number;
}

/** Returns the Set-Cookie line that stores a value; the user of the browser can read it but not change it. */
export async function storeSigned(cookie: SignedCookie, value: JWTPayload): Promise<string> {
  const { id, key } = await signingKey();
  const token = await new SignJWT(value)
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setAudience(cookie.audience)
    .setIssuedAt()
    .setExpirationTime(`${cookie.lifetimeSeconds}s`)
    .sign(key);
  return cookieLine(hostCookieName(cookie.name), token, cookie.lifetimeSeconds);
}

export function clearSigned({ name }: SignedCookie): string {
  return cookieLine(hostCookieName(name), '', 0);
}

/** Reads the value of the cookie, or null when there is none, it is too old or forged. */
export async function readSigned<Value>(
  { name, audience }: SignedCookie,
  header: string | null,
): Promise<Value | null> {
  const token = readCookie(header, hostCookieName(name));
  const claims = token ? verifyToken(token) : null;
  return claims?.aud === audience ? (claims as Value) : null;
}
