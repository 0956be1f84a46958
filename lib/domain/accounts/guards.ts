import { isUnder, safeCallbackUrl } from './callback-url';

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
  ['/customer-portal', 'customer'],
  ['/book', 'customer'],
  ['/lawyer-portal', 'lawyer'],
];

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
export function portalOf(type: SessionClaims['type']): string {
  return type === 'LAWYER' ? '/lawyer-portal' : '/customer-portal';
}

/**
 * Where a request for `pathname` + `search` must go instead, or null to let it pass. Order: session, verified
 * e-mail, type (contract.md, Guards). `search` starts with `?` or is empty.
 */
export function guardRedirect(
  pathname: string,
  search: string,
  claims: SessionClaims | null,
): string | null {
  const access = routeAccess(pathname);
  if (access === 'open') return null;
  const here = `${pathname}${search}`;
  if (access === 'visitor') return claims ? afterSignIn(search, claims) : null;
  if (access === 'home')
    return claims?.type === 'LAWYER' ? withCallback('/lawyer-portal', here) : null;
  if (!claims) return withCallback('/login', here);
  if (!claims.emailVerified) return withCallback('/verify-email', here);
  if (access === 'customer' && claims.type !== 'CUSTOMER')
    return withCallback('/lawyer-portal', here);
  if (access === 'lawyer' && claims.type !== 'LAWYER') return withCallback('/', here);
  return null;
}

/** `path?callback_url=` with the encoded place to come back to. */
export function withCallback(path: string, callback: string): string {
  return `${path}?callback_url=${encodeURIComponent(callback)}`;
}

function afterSignIn(search: string, claims: SessionClaims): string {
  const wanted = safeCallbackUrl(new URLSearchParams(search).get('callback_url'));
  return wanted ?? portalOf(claims.type);
}
