import { isUnder, parseSafePath, type SafePath, sitePath, withCallback } from './safe-path';

/** Claims of the session cookie; `null` is a visitor. */
export interface SessionClaims {
  readonly type: 'CUSTOMER' | 'LAWYER';
  readonly emailVerified: boolean;
}

type RouteAccess = 'open' | 'home' | 'visitor' | 'signed-in' | 'customer' | 'lawyer';

const RULES: readonly (readonly [prefix: string, access: RouteAccess])[] = [
  ['/signup', 'visitor'],
  ['/login', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/reset-password', 'visitor'],
  ['/meeting', 'signed-in'],
  ['/practices', 'signed-in'],
  ['/customer-portal', 'customer'],
  ['/book', 'customer'],
  ['/waitlist', 'customer'],
  ['/request-notary', 'customer'],
  ['/lawyer-portal', 'lawyer'],
];

const LAWYER_PORTAL = sitePath`/lawyer-portal`;

/** Who may see a path (spec section 2, Access rules). */
export function routeAccess(pathname: string): RouteAccess {
  if (pathname === '/') return 'home';
  return RULES.find(([prefix]) => isUnder(pathname, prefix))?.[1] ?? 'open';
}

/** Whether the path needs a session, which the client shows a full-screen spinner for while it loads. */
export function isGuarded(pathname: string): boolean {
  return !['open', 'home', 'visitor'].includes(routeAccess(pathname));
}

/** A user's own portal (spec section 2, Guard behaviour). */
export function portalOf(type: SessionClaims['type']): SafePath {
  return type === 'LAWYER' ? LAWYER_PORTAL : sitePath`/customer-portal`;
}

/**
 * Where a request for `pathname` + `search` must go instead, or null to let it pass. Order: session, verified
 * email, type (docs/contract/platform.md). `search` starts with `?` or is empty; `origin` is that of this site.
 */
export function guardRedirect(
  pathname: string,
  search: string,
  claims: SessionClaims | null,
  origin: string,
): SafePath | null {
  const access = routeAccess(pathname);
  if (access === 'open') return null;
  const here = parseSafePath(`${pathname}${search}`);
  if (access === 'visitor') return claims ? afterSignIn(search, claims, origin) : null;
  if (access === 'home')
    return claims?.type === 'LAWYER' ? withCallback(LAWYER_PORTAL, here) : null;
  if (!claims) return withCallback(sitePath`/login`, here);
  if (!claims.emailVerified) return withCallback(sitePath`/verify-email`, here);
  if (access === 'customer' && claims.type !== 'CUSTOMER') return withCallback(LAWYER_PORTAL, here);
  if (access === 'lawyer' && claims.type !== 'LAWYER') return withCallback(sitePath`/`, here);
  return null;
}

function afterSignIn(search: string, claims: SessionClaims, origin: string): SafePath {
  const wanted = parseSafePath(new URLSearchParams(search).get('callback_url'), origin);
  return wanted ?? portalOf(claims.type);
}
