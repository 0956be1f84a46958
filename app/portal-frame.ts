import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { unreadQuery } from '@/lib/client/meetings/inbox';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { countUnread } from '@/lib/server/meetings/messages/inbox-operations';
import { listNotifications } from '@/lib/server/notifications/in-app/operations';
import { currentActor, type requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { signedInUser } from './signed-in-user';

/** What the frame of a portal shows before its scripts are there; what could not be read the browser asks for. */
export async function loadPortalFrame() {
  const actor = await currentActor();
  const verified = actor?.emailVerified ? actor : null;
  const queries = createQueryClient();
  const [user, notices] = await Promise.all([
    signedInUser(),
    verified && firstNotices(verified),
    verified && loadUnread(queries, verified),
  ]);
  return { practice: actor?.practice ?? null, user, notices, state: dehydrate(queries) };
}

type Actor = Awaited<ReturnType<typeof requireActor>>;

async function firstNotices(actor: Actor) {
  const list = await tryLoad(listNotifications, {}, actor);
  return list.ok ? { list: list.data, since: actor.lastEvent } : null;
}

/** A member of a practice counts the messages that the rights open. */
async function loadUnread(queries: QueryClient, actor: Actor) {
  if (actor.practice && !actor.practice.rights.includes('messages')) return;
  const unread = await tryLoad(countUnread, {}, actor);
  if (unread.ok) queries.setQueryData(unreadQuery({ live: false }).queryKey, unread.data);
}
