import { unreadQuery } from '@/lib/client/meetings/inbox';
import { forFirstRender } from '@/lib/client/notifications/first-notifications';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { countUnread } from '@/lib/server/meetings/messages/inbox-operations';
import { listNotifications } from '@/lib/server/notifications/in-app/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { signedInUser } from './signed-in-user';

/** Loads the data of a portal's frame for the first render; the browser requests what could not be read. */
export async function loadPortalFrame() {
  const actor = await currentActor();
  const verified = actor?.emailVerified ? actor : null;
  const [user, list, unread] = await Promise.all([
    signedInUser(),
    verified && tryLoad(listNotifications, {}, verified),
    verified && tryLoad(countUnread, {}, verified),
  ]);
  const queries = createQueryClient();
  if (unread?.ok) queries.setQueryData(unreadQuery({ live: false }).queryKey, unread.data);
  return {
    now: requestNow(),
    practice: actor?.practice ?? null,
    user,
    notifications:
      verified && list?.ok ? { list: forFirstRender(list.data), since: verified.lastEvent } : null,
    queries,
  };
}
