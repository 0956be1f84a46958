import 'server-only';
import { database } from '../db/pool';
import type { Actor } from './actor';
import { rememberDevice } from './device-cookie';
import type { ReplyHeaders } from './reply-headers';
import { revokeSession } from './service';
import { setSession } from './session-cookie';

/** What a request says of the browser, and how that is answered. */
export interface Browser {
  /** Who was signed in before. */
  actor: Actor | null;
  header: (name: string) => string | null;
  reply: ReplyHeaders;
  now: number;
}

/** The browser is in this session from now on: the one it was in before ends, and the device is known from then on. */
export async function enterSession(
  { actor, header, reply, now }: Browser,
  { user, sid }: { user: Parameters<typeof setSession>[1]; sid: string },
): Promise<void> {
  if (actor) await revokeSession(database(), actor.sessionId, now);
  await setSession(reply, user, sid);
  await rememberDevice(reply, header('cookie'), user.id);
}
