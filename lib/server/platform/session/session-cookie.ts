import 'server-only';
import { type Actor, portalTypeOf } from './actor';
import { cookieLine, hostCookieName, readCookie } from './cookie';
import type { ReplyHeaders } from './reply-headers';
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

interface SessionOwner {
  id: string;
  type: 'CUSTOMER' | 'LAWYER';
  emailVerifiedAt: Date | null;
}

/** Gives the browser a session, or reissues the same one with new claims. */
export async function setSession(
  reply: ReplyHeaders,
  owner: SessionOwner,
  sid: string,
): Promise<void> {
  const { id: userId, type, emailVerifiedAt } = owner;
  const token = { sid, userId, type, emailVerified: emailVerifiedAt !== null };
  for (const cookie of await sessionCookies.issue(token)) reply.setCookie(cookie);
}

export async function renewSession(reply: ReplyHeaders, actor: Actor, sid: string): Promise<void> {
  const { id: userId, emailVerified } = actor;
  const type = portalTypeOf(actor);
  for (const cookie of await sessionCookies.issue({ sid, userId, type, emailVerified }))
    reply.setCookie(cookie);
}

export function clearSessionCookies(): string[] {
  return [cookieLine(sessionCookieName(), '', 0), cookieLine(HINT, '', 0, false)];
}
