import 'server-only';
import { env } from '@/lib/env';
import { AppError } from '../app-error';

/**
 * Refuses an unsafe request that another site made the browser send: `Sec-Fetch-Site` or `Origin` must be ours; with
 * a session cookie one of the two must be there (contract.md, Conventions; OWASP CSRF prevention).
 */
export function refuseCrossSite(request: Request, hasSessionCookie: boolean): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const ours = site
    ? site === 'same-origin'
    : origin
      ? origin === new URL(env.SITE_URL).origin
      : !hasSessionCookie;
  if (!ours) throw new AppError('cross_site', 'This request did not come from our site.');
}
