import { type NextRequest, NextResponse } from 'next/server';
import { portalOf } from '@/lib/domain/platform/guards';
import { ownOrigin } from '@/lib/server/platform/pipeline/own-origin';
import { sessionCookies } from '@/lib/server/platform/session/session-cookie';
import { verifySessionToken } from '@/lib/server/platform/session/session-token';

/**
 * Leads to where the password is changed; password managers open it (W3C, A Well-Known URL for Changing Passwords).
 * Visitors are sent to sign in first by the middleware.
 */
export function GET(request: NextRequest): NextResponse {
  const cookie = sessionCookies.read(request.headers.get('cookie'));
  const claims = cookie ? verifySessionToken(cookie) : null;
  const portal = portalOf(claims?.type ?? 'CUSTOMER');
  return NextResponse.redirect(new URL(`${portal}/account-settings#password`, ownOrigin()));
}
