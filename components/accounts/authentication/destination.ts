import { portalOf } from '@/lib/domain/platform/guards';
import {
  parseSafePath,
  type SafePath,
  sitePath,
  withCallback,
} from '@/lib/domain/platform/safe-path';

/** Where a user goes after signing in or verifying: back to where they came from, else to the own portal. */
export function destinationOf(
  type: 'CUSTOMER' | 'LAWYER',
  callbackUrl: SafePath | null | undefined,
): SafePath {
  return callbackUrl ?? portalOf(type);
}

/** Goes to `path` by way of auth/refresh, which writes what changed about the user into the cookie. */
export function refreshPath(path: SafePath): SafePath {
  return withCallback(sitePath`/api/v1/auth/refresh`, path);
}

/** A full navigation, so that the middleware and the server components see the new cookie. */
export function leaveFor(path: SafePath): void {
  window.location.assign(path);
}

/**
 * A redirect to /login loses the hash on the server, but the browser keeps it in the address: it belongs to the place
 * to come back to.
 */
export function withOwnHash(callbackUrl: SafePath | null): SafePath | null {
  if (!callbackUrl || callbackUrl.includes('#')) return callbackUrl;
  return parseSafePath(`${callbackUrl}${window.location.hash}`);
}
