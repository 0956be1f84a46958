import { dehydrate } from '@tanstack/react-query';
import { unreadQuery } from '@/lib/client/meetings/inbox';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { countUnread } from '@/lib/server/meetings/messages/inbox-operations';
import { listNotifications } from '@/lib/server/notifications/in-app/operations';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import type { Actor } from '@/lib/server/platform/session/actor';
import { signedInUser } from './signed-in-user';

/** What the frame of a portal shows before its scripts are there; what could not be read the browser asks for. */
export async function loadPortalFrame() {
  const actor = await currentActor();
  const queries = createQueryClient();
  const [user, notices] = await Promise.all([
    signedInUser(),
    actor?.emailVerified ? firstNotices(actor) : null,
    actor?.emailVerified && loadUnread(queries, actor),
  ]);
  return { practice: actor?.practice ?? null, user, notices, state: dehydrate(queries) };
}

async function firstNotices(actor: Actor) {
  const list = await tryLoad(listNotifications, {}, actor);
  return list.ok ? { list: list.data, since: actor.lastEvent } : null;
}

/** A member of a practice counts the messages that the rights open. */
async function loadUnread(queries: ReturnType<typeof createQueryClient>, actor: Actor) {
  if (actor.practice && !actor.practice.rights.includes('messages')) return;
  const unread = await tryLoad(countUnread, {}, actor);
  if (unread.ok) queries.setQueryData(unreadQuery({ live: false }).queryKey, unread.data);
}
