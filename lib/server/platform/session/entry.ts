import 'server-only';
import { database } from '../db/pool';
import type { Actor } from './actor';
import { rememberDevice } from './device-cookie';
import type { ReplyHeaders } from './reply-headers';
import { revokeSession } from './service';
import { setSession } from './session-cookie';

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
