import 'server-only';
import { type Actor, portalTypeOf } from './actor';
import { cookieLine, hostCookieName, readCookie } from './cookie';
import type { ReplyHeaders } from './reply-headers';
import { type SessionToken, signSessionToken } from './session-token';

const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;
/** Readable hint that a session may exist; it proves nothing. */
const HINT = 'signed_in';

/** The session cookie's name under this SITE_URL. */
export function sessionCookieName(): string {
  return hostCookieName('session');
}

export const sessionCookies = {
  /** The session cookie's value out of a Cookie header. */
  read(header: string | null): string | null {
    return readCookie(header, sessionCookieName());
  },

  /** Set-Cookie lines for a new or renewed session. */
  async issue(token: SessionToken): Promise<string[]> {
    const value = await signSessionToken(token);
    return [
      cookieLine(sessionCookieName(), value, MAX_AGE_SECONDS),
      cookieLine(HINT, '1', MAX_AGE_SECONDS, false),
    ];
  },
};

interface SessionOwner {
  id: string;
  type: 'CUSTOMER' | 'LAWYER';
  emailVerifiedAt: Date | null;
}

/** Gives the browser a session, or the same one with what is new about its owner. */
export async function setSession(
  reply: ReplyHeaders,
  owner: SessionOwner,
  sid: string,
): Promise<void> {
  const { id: userId, type, emailVerifiedAt } = owner;
  const token = { sid, userId, type, emailVerified: emailVerifiedAt !== null };
  for (const cookie of await sessionCookies.issue(token)) reply.setCookie(cookie);
}

/** Gives the browser of a session its new token. */
export async function renewSession(reply: ReplyHeaders, actor: Actor, sid: string): Promise<void> {
  const { id: userId, emailVerified } = actor;
  const type = portalTypeOf(actor);
  for (const cookie of await sessionCookies.issue({ sid, userId, type, emailVerified }))
    reply.setCookie(cookie);
}

/** Set-Cookie lines that end the session in the browser. */
export function clearSessionCookies(): string[] {
  return [cookieLine(sessionCookieName(), '', 0), cookieLine(HINT, '', 0, false)];
}
