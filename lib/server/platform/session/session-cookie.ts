import 'server-only';
import { cookieLine, hostCookieName, readCookie } from './cookie';
import { type SessionToken, signSessionToken } from './session-token';

const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;
/** Readable hint that a session may exist; it proves nothing. */
const HINT = 'signed_in';

export function sessionCookieName(): string {
  return hostCookieName('session');
}

export const sessionCookies = {
  read(header: string | null): string | null {
    return readCookie(header, sessionCookieName());
  },

  async issue(token: SessionToken): Promise<string[]> {
    const value = await signSessionToken(token);
    return [
      cookieLine(sessionCookieName(), value, MAX_AGE_SECONDS),
      cookieLine(HINT, '1', MAX_AGE_SECONDS, false),
    ];
  },
};

export function clearSessionCookies(): string[] {
  return [cookieLine(sessionCookieName(), '', 0), cookieLine(HINT, '', 0, false)];
}
