import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { guardRedirect } from '@/lib/domain/platform/guards';
import { firstPageOf, mayOpen } from '@/lib/domain/platform/members';
import { isUnder, parseSafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { type Actor, type Practice, portalTypeOf } from '../session/actor';
import { sessionCookies } from '../session/session-cookie';
import { resolveSession } from '../session/session-state';
import { pageError, readFailure } from './load-failure';
import { ownOrigin } from './own-origin';
import { requestNow } from './request-now';

const currentState = cache(async () => {
  const cookie = (await headers()).get('cookie');
  try {
    return await resolveSession(sessionCookies.read(cookie), requestNow());
  } catch (cause) {
    throw pageError(readFailure('session', cause));
  }
});

/** Returns the signed-in user of this request, by the session row, or null. */
export async function currentActor(): Promise<Actor | null> {
  return (await currentState()).actor;
}

/**
 * Returns the user of a guarded page, or redirects as the guards do. A cookie that outlived its session, or whose
 * claims are old, goes through auth/refresh, because a server component can't set cookies and the middleware would
 * redirect back for ever. `path` is the page's own path with its query.
 */
export async function requireActor(path: string): Promise<Actor> {
  const state = await currentState();
  const here = parseSafePath(path);
  if (state.kind === 'ended' || state.kind === 'stale')
    redirect(withCallback(sitePath`/api/v1/auth/refresh`, here));
  const { pathname, search } = new URL(path, 'http://path.invalid');
  const { actor } = state;
  const claims = actor && { type: portalTypeOf(actor), emailVerified: actor.emailVerified };
  const elsewhere = guardRedirect(pathname, search, claims, ownOrigin());
  if (elsewhere) redirect(elsewhere);
  if (!actor) redirect(withCallback(sitePath`/login`, here));
  if (actor.practice) keepToRights(pathname, actor.practice);
  return actor;
}

function keepToRights(pathname: string, { rights }: Practice): void {
  if (isUnder(pathname, '/lawyer-portal') && !mayOpen(pathname, rights))
    redirect(firstPageOf(rights));
}
