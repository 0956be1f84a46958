import { safeCallbackUrl } from '@/lib/domain/accounts/callback-url';
import { portalOf, withCallback } from '@/lib/domain/accounts/guards';

/** Where a user goes after signing in or verifying: the callback_url if it is ours, else the own portal. */
export function destinationOf(
  type: 'CUSTOMER' | 'LAWYER',
  callbackUrl: string | null | undefined,
): string {
  return safeCallbackUrl(callbackUrl) ?? portalOf(type);
}

/** `path`, with the callback_url carried on when there is one. */
export function withCallbackUrl(path: string, callbackUrl: string | null): string {
  return callbackUrl ? withCallback(path, callbackUrl) : path;
}

/** Goes to `path` by way of auth/refresh, which writes what changed about the user into the cookie. */
export function refreshPath(path: string): string {
  return withCallback('/api/v1/auth/refresh', path);
}

/** A full navigation, so that the middleware and the server components see the new cookie. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}

/**
 * A redirect to /login loses the hash on the server, but the browser keeps it in the address: it belongs to the place
 * to come back to.
 */
export function withOwnHash(callbackUrl: string | null): string | null {
  if (!callbackUrl || callbackUrl.includes('#')) return callbackUrl;
  return `${callbackUrl}${window.location.hash}`;
}
