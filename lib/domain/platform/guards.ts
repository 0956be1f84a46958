import { isUnder, parseSafePath, type SafePath, sitePath, withCallback } from './safe-path';

/** Claims of the session cookie; `null` is a visitor. */
export interface SessionClaims {
  readonly type: 'CUSTOMER' | 'LAWYER';
  readonly emailVerified: boolean;
  /** Whether the account works for a practice, also where the session is in the own account. */
  readonly works?: boolean;
}

type RouteAccess = 'open' | 'home' | 'visitor' | 'signed-in' | 'customer' | 'lawyer';

/** Opened by password managers (W3C, A Well-Known URL for Changing Passwords). */
const CHANGE_PASSWORD = '/.well-known/change-password';

const RULES: readonly (readonly [prefix: string, access: RouteAccess])[] = [
  ['/signup', 'visitor'],
  ['/login', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/reset-password', 'visitor'],
  ['/meeting', 'signed-in'],
  ['/practices', 'signed-in'],
  [CHANGE_PASSWORD, 'signed-in'],
  ['/customer-portal', 'customer'],
  ['/book', 'customer'],
  ['/waitlist', 'customer'],
  ['/request-notary', 'customer'],
  ['/checkout/booked', 'customer'],
  ['/lawyer-portal', 'lawyer'],
];

const LAWYER_PORTAL = sitePath`/lawyer-portal`;

/** Returns who can access a path (spec section 2, Access rules). */
export function routeAccess(pathname: string): RouteAccess {
  if (pathname === '/') return 'home';
  return RULES.find(([prefix]) => isUnder(pathname, prefix))?.[1] ?? 'open';
}

/** Whether the path needs a session; the client shows a full-screen spinner while it loads. */
export function isGuarded(pathname: string): boolean {
  return !['open', 'home', 'visitor'].includes(routeAccess(pathname));
}

export function portalOf(type: SessionClaims['type']): SafePath {
  return type === 'LAWYER' ? LAWYER_PORTAL : sitePath`/customer-portal`;
}

/**
 * Returns where to redirect a request for `pathname` + `search`, or null to let it pass. Checks in order: session,
 * verified email, type (docs/contract/platform.md). `search` starts with `?` or is empty; `origin` is this site's.
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
  if (access === 'lawyer' && claims.type !== 'LAWYER')
    return withCallback(claims.works ? sitePath`/practices` : sitePath`/`, here);
  if (pathname === CHANGE_PASSWORD) return passwordSettings(claims.type);
  return null;
}

function passwordSettings(type: SessionClaims['type']): SafePath {
  return type === 'LAWYER'
    ? sitePath`/lawyer-portal/account-settings/security#password`
    : sitePath`/customer-portal/account-settings/security#password`;
}

function afterSignIn(search: string, claims: SessionClaims, origin: string): SafePath {
  const wanted = parseSafePath(new URLSearchParams(search).get('callback_url'), origin);
  return wanted ?? portalOf(claims.type);
}
