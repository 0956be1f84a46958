import { type NextRequest, NextResponse } from 'next/server';
import { pagePolicy } from '@/lib/csp';
import {
  bookingLinkTarget,
  checkAddressOf,
  checkPageOf,
} from '@/lib/domain/accounts/check-address';
import { guardRedirect } from '@/lib/domain/platform/guards';
import { isDevelopment } from '@/lib/env';
import { PRE_PAINT_SCRIPT_HASH } from '@/lib/inline/pre-paint-script';
import { ownOrigin } from '@/lib/server/platform/pipeline/own-origin';
import { sessionCookies } from '@/lib/server/platform/session/session-cookie';
import { verifySessionToken } from '@/lib/server/platform/session/session-token';

/** Decides redirects from the session cookie alone, without a database call (docs/contract/platform.md). */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const times = bookingLinkTarget(pathname, search);
  if (times) return NextResponse.redirect(new URL(times, request.url), 308);
  // As the API reads it: Next's own reader takes the last of two cookies of one name.
  const cookie = sessionCookies.read(request.headers.get('cookie'));
  const claims = cookie ? verifySessionToken(cookie) : null;
  const elsewhere = guardRedirect(pathname, search, claims, ownOrigin());
  if (elsewhere) return NextResponse.redirect(new URL(elsewhere, request.url));
  // In development a rewrite comes back as a request of its own.
  const ownAddress = isDevelopment ? null : checkAddressOf(pathname);
  if (ownAddress) return NextResponse.redirect(new URL(ownAddress, request.url), 308);
  // The development overlay writes styles and evaluates code.
  return isDevelopment ? answer(request) : withPolicy(request);
}

function answer(request: NextRequest, headers = request.headers): NextResponse {
  const page = checkPageOf(request.nextUrl.pathname, request.nextUrl.search);
  const init = { request: { headers } };
  if (!page) return NextResponse.next(init);
  const address = request.nextUrl.clone();
  address.pathname = page;
  return NextResponse.rewrite(address, init);
}

/**
 * Sets the policy of pages rendered per request, which admit their scripts by a nonce; Next reads it from the
 * request's policy header.
 */
function withPolicy(request: NextRequest): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = pagePolicy([`nonce-${nonce}`, PRE_PAINT_SCRIPT_HASH]);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = answer(request, headers);
  response.headers.set('content-security-policy', policy);
  if (carriesToken(request.nextUrl.pathname))
    response.headers.set('referrer-policy', 'no-referrer');
  return response;
}

/** Whether a page has a token in its address, which must never reach another site. */
function carriesToken(pathname: string): boolean {
  const prefixes = [
    '/verify-email/',
    '/reset-password/',
    '/verify-ibp/',
    '/leave-waitlist/',
    '/stop-emails/',
    '/join-practice/',
    '/guest/',
    '/pay/',
  ];
  return prefixes.some((prefix) => pathname.startsWith(prefix));
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|pictures/|.*\\.(?:svg|png|ico|webmanifest|txt|xml|woff2)$).*)'],
};
