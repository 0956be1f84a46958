import { listNotifications } from '@/lib/server/notifications/in-app/operations';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/** What the bell of a portal begins with; null where it could not be read, then the browser asks. */
export async function firstNotices() {
  const actor = await currentActor();
  if (!actor?.emailVerified) return null;
  const list = await tryLoad(listNotifications, {}, actor);
  return list.ok ? list.data : null;
}
