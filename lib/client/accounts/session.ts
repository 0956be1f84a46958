'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { type SafePath, sitePath } from '@/lib/domain/platform/safe-path';
import {
  currentSession,
  type Session,
  SIGNED_OUT,
  signOut,
  subscribeToSession,
} from './session-store';

/** Who is signed in. Unauthenticated while prerendering and hydrating, so that both print the same. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, prerendered);
}

/**
 * Signs out, clears the query cache, and goes to `to` by a full navigation, so that the middleware sees
 * the visitor.
 *
 * @throws ApiError when the server could not be reached
 */
export function useSignOut(): (to?: SafePath) => Promise<void> {
  return useCallback(async (to = sitePath`/`) => {
    await signOut();
    await clearQueryCache();
    window.location.assign(to);
  }, []);
}

/** A page that the browser keeps for its back button would show them again. */
async function clearQueryCache(): Promise<void> {
  const queries = await import('@/lib/client/platform/query-client').catch(() => null);
  queries?.getQueryClient().clear();
}

function prerendered(): Session {
  return SIGNED_OUT;
}
