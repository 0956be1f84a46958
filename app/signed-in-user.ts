import { cache } from 'react';
import { getSession } from '@/lib/server/accounts/authentication/operations';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/** Returns the signed-in user, read once for the frame and its page; null for a visitor or after a failed read. */
export const signedInUser = cache(async () => {
  const actor = await currentActor();
  if (!actor) return null;
  const user = await tryLoad(getSession, {}, actor);
  return user.ok ? user.data : null;
});
