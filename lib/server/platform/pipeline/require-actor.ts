import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { guardRedirect } from '@/lib/domain/platform/guards';
import { parseSafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import type { Actor } from '../session/actor';
import { sessionCookies } from '../session/session-cookie';
import { resolveSession } from '../session/session-state';
import { pageError, readFailure } from './load-failure';
import { requestNow } from './request-now';

const currentState = cache(async () => {
  const cookie = (await headers()).get('cookie');
  try {
    return await resolveSession(sessionCookies.read(cookie), requestNow());
  } catch (cause) {
    throw pageError(readFailure('session', cause));
  }
});

/** The signed-in user of this request, by the session row, or null. */
export async function currentActor(): Promise<Actor | null> {
  return (await currentState()).actor;
}

/**
 * The user a guarded page is for. Redirects as the guards do; a cookie that outlived its session, or whose claims are
 * old, goes through auth/refresh, because a server component can't set cookies and the middleware would send it back
 * for ever. `path` is the page's own path with its query.
 */
export async function requireActor(path: string): Promise<Actor> {
  const state = await currentState();
  const here = parseSafePath(path);
  if (state.kind === 'ended' || state.kind === 'stale')
    redirect(withCallback(sitePath`/api/v1/auth/refresh`, here));
  const { pathname, search } = new URL(path, 'http://path.invalid');
  const elsewhere = guardRedirect(pathname, search, state.actor);
  if (elsewhere) redirect(elsewhere);
  if (!state.actor) redirect(withCallback(sitePath`/login`, here));
  return state.actor;
}
