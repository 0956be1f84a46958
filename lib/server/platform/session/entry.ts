import 'server-only';
import { database } from '../db/pool';
import { type Actor, portalTypeOf } from './actor';
import { rememberDevice } from './device-cookie';
import type { ReplyHeaders } from './reply-headers';
import { revokeSession } from './service';
import { sessionCookies } from './session-cookie';
import type { SessionToken } from './session-token';
import { worksForPractice } from './store';

export interface Browser {
  actor: Actor | null;
  header: (name: string) => string | null;
  reply: ReplyHeaders;
  now: number;
}

/** Moves the browser into this session: its previous one ends, and the device is known from then on. */
export async function enterSession(
  { actor, header, reply, now }: Browser,
  { user, sid }: { user: Parameters<typeof setSession>[1]; sid: string },
): Promise<void> {
  if (actor) await revokeSession(database(), actor.sessionId, now);
  await setSession(reply, user, sid);
  await rememberDevice(reply, header('cookie'), user.id);
}

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
  await reissue(reply, { sid, userId, type, emailVerified: emailVerifiedAt !== null });
}

export async function renewSession(reply: ReplyHeaders, actor: Actor, sid: string): Promise<void> {
  const { id: userId, emailVerified } = actor;
  await reissue(reply, { sid, userId, type: portalTypeOf(actor), emailVerified });
}

async function reissue(reply: ReplyHeaders, claims: Omit<SessionToken, 'works'>): Promise<void> {
  const works = await worksForPractice(database(), claims.userId);
  for (const cookie of await sessionCookies.issue({ ...claims, works })) reply.setCookie(cookie);
}
