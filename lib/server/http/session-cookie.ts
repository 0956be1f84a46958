import 'server-only';
import { env } from '@/lib/env';
import type { ReplyHeaders } from './reply-headers';
import { type SessionToken, signSessionToken } from './session-token';

const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;
/** Readable hint that a session may exist; it proves nothing. */
const HINT = 'signed_in';

function secure(): boolean {
  return env.SITE_URL.startsWith('https://');
}

/** `__Host-` binds the cookie to this host and to https; over plain http browsers refuse it. */
export function sessionCookieName(): string {
  return secure() ? '__Host-session' : 'session';
}

export const sessionCookies = {
  /** The session cookie's value out of a Cookie header. */
  read(header: string | null): string | null {
    const name = sessionCookieName();
    for (const pair of header?.split(';') ?? []) {
      const at = pair.indexOf('=');
      if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
    }
    return null;
  },

  /** Set-Cookie lines for a new or renewed session. */
  async issue(token: SessionToken): Promise<string[]> {
    const value = await signSessionToken(token);
    return [
      cookie(sessionCookieName(), value, MAX_AGE_SECONDS, true),
      cookie(HINT, '1', MAX_AGE_SECONDS, false),
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

/** Set-Cookie lines that end the session in the browser. */
export function clearSessionCookies(): string[] {
  return [cookie(sessionCookieName(), '', 0, true), cookie(HINT, '', 0, false)];
}

function cookie(name: string, value: string, maxAge: number, httpOnly: boolean): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure()) parts.push('Secure');
  return parts.join('; ');
}
