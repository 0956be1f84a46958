import 'server-only';
import { type Actor, portalTypeOf } from './actor';
import { findSession } from './service';
import { sessionCookies } from './session-cookie';
import { verifySessionToken } from './session-token';

/**
 * none: no or no valid cookie · ended: the cookie outlived its session · stale: the session is valid, but the
 * cookie's claims are old or its practice is gone · live.
 */
export type SessionState =
  | { kind: 'none' | 'ended'; actor: null }
  | { kind: 'live'; actor: Actor }
  | { kind: 'stale'; actor: Actor; renewed: string[] };

export async function resolveSession(jwt: string | null, now: number): Promise<SessionState> {
  if (!jwt) return { kind: 'none', actor: null };
  const token = verifySessionToken(jwt);
  if (!token) return { kind: 'ended', actor: null };
  const actor = await findSession(token.sid, now);
  if (actor?.id !== token.userId) return { kind: 'ended', actor: null };
  const type = portalTypeOf(actor);
  const isSame = type === token.type && actor.emailVerified === token.emailVerified;
  if (isSame && !actor.practiceEnded) return { kind: 'live', actor };
  const renewed = await sessionCookies.issue({
    ...token,
    type,
    emailVerified: actor.emailVerified,
  });
  return { kind: 'stale', actor, renewed };
}
