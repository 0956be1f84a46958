import { cache } from 'react';
import { getSession } from '@/lib/server/accounts/authentication/operations';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/** Who is signed in, read once for the frame and the page in it; null for nobody, or where that cannot be read. */
export const signedInUser = cache(async () => {
  const actor = await currentActor();
  if (!actor) return null;
  const user = await tryLoad(getSession, {}, actor);
  return user.ok ? user.data : null;
});
