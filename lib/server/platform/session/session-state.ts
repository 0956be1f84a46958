import 'server-only';
import type { Actor } from './actor';
import { findSession } from './service';
import { sessionCookies } from './session-cookie';
import { verifySessionToken } from './session-token';

/**
 * none: no or no valid cookie · ended: the cookie outlived its session · stale: the session lives, the cookie's claims
 * are old · live.
 */
export type SessionState =
  | { kind: 'none' | 'ended'; actor: null }
  | { kind: 'live'; actor: Actor }
  | { kind: 'stale'; actor: Actor; renewed: string[] };

/** Who a session cookie belongs to now, by its row. */
export async function resolveSession(jwt: string | null, now: number): Promise<SessionState> {
  if (!jwt) return { kind: 'none', actor: null };
  const token = await verifySessionToken(jwt);
  if (!token) return { kind: 'ended', actor: null };
  const actor = await findSession(token.sid, now);
  if (actor?.id !== token.userId) return { kind: 'ended', actor: null };
  if (actor.type === token.type && actor.emailVerified === token.emailVerified)
    return { kind: 'live', actor };
  const renewed = await sessionCookies.issue({
    ...token,
    type: actor.type,
    emailVerified: actor.emailVerified,
  });
  return { kind: 'stale', actor, renewed };
}
