import { portalOf } from '@/lib/domain/platform/guards';
import {
  parseSafePath,
  type SafePath,
  sitePath,
  withCallback,
} from '@/lib/domain/platform/safe-path';

/** Returns where a user goes after signing in or verifying: the previous page, else the own portal. */
export function destinationOf(
  type: 'CUSTOMER' | 'LAWYER',
  callbackUrl: SafePath | null | undefined,
): SafePath {
  return callbackUrl ?? portalOf(type);
}

/** Returns the address of the sign-in form for whoever asked for it: without it a new visitor is shown the sign-up. */
export function signInPath(callbackUrl: SafePath | null | undefined): SafePath {
  return withCallback(sitePath`/login?sign_in=1`, callbackUrl);
}

/** Returns the address of auth/refresh, which updates the user in the cookie and then redirects to `path`. */
export function refreshPath(path: SafePath): SafePath {
  return withCallback(sitePath`/api/v1/auth/refresh`, path);
}

/** Navigates with a full page load, so that the middleware and the server components see the new cookie. */
export function leaveFor(path: SafePath): void {
  window.location.assign(path);
}

/**
 * Adds the hash of the address to the callback: a redirect to /login loses it on the server, but the browser keeps
 * it.
 */
export function withOwnHash(callbackUrl: SafePath | null): SafePath | null {
  if (!callbackUrl || callbackUrl.includes('#')) return callbackUrl;
  return parseSafePath(`${callbackUrl}${window.location.hash}`);
}
