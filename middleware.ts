import { type NextRequest, NextResponse } from 'next/server';
import { guardRedirect } from '@/lib/domain/guards';
import { sessionCookieName } from '@/lib/server/http/session-cookie';
import { verifySessionToken } from '@/lib/server/http/session-token';

/** Decides redirects from the session cookie alone, without a database call (contract.md, Guards). */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const cookie = request.cookies.get(sessionCookieName())?.value;
  const claims = cookie ? await verifySessionToken(cookie) : null;
  const elsewhere = guardRedirect(pathname, search, claims);
  if (elsewhere) return NextResponse.redirect(new URL(elsewhere, request.url));
  return NextResponse.next();
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|pictures/|.*\\.(?:svg|png|ico|webmanifest|txt|xml|woff2)$).*)'],
};
