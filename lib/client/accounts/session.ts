'use client';

import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type SafePath, sitePath } from '@/lib/domain/platform/safe-path';
import {
  currentSession,
  type Session,
  SIGNED_OUT,
  signOut,
  subscribeToSession,
} from './session-store';

export const RenderedSession = createContext(SIGNED_OUT);

/**
 * Returns the session. During server rendering and hydration it is the session the page was rendered for, so that
 * both outputs match: signed out, except in a portal (`SignedIn`).
 */
export function useSession(): Session {
  const rendered = useContext(RenderedSession);
  return useSyncExternalStore(subscribeToSession, currentSession, () => rendered);
}

/**
 * Returns a function that signs out, clears the query cache, and goes to `to` by a full navigation, so that the
 * middleware sees the visitor.
 * @throws ApiError when the server could not be reached
 */
export function useSignOut(): (to?: SafePath) => Promise<void> {
  return useCallback(async (to = sitePath`/`) => {
    const queries = loadQueries();
    // The session may be over before they are answered: each would be a 401.
    void queries.then((client) => client?.cancelQueries());
    try {
      await signOut();
    } catch (error) {
      void queries.then((client) => client?.refetchQueries({ type: 'active' }));
      throw error;
    }
    // A page that the browser keeps for its back button would show them again.
    (await queries)?.clear();
    window.location.assign(to);
  }, []);
}

async function loadQueries() {
  const code = await import('@/lib/client/platform/query-client').catch(() => null);
  return code?.getQueryClient() ?? null;
}
