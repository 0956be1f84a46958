/** Pages for visitors only: a callback_url to one of them would bounce back and forth. */
const VISITOR_PAGES = ['/signup', '/login', '/forgot-password', '/reset-password'];
const PROBE_ORIGIN = 'https://origin.invalid';
const MAX_LENGTH = 2000;

/** Whether `pathname` is `prefix` or a path below it. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/**
 * The callback_url as a path with query and hash of this site, or null when it must be ignored: another origin
 * (`//h`, `/\h`, schemes, control characters that browsers drop), or a visitors-only page. Resolved with the URL
 * parser the redirect will use (spec section 5, contract.md Guards).
 */
export function safeCallbackUrl(raw: string | null | undefined): string | null {
  if (!raw || raw.length > MAX_LENGTH || !raw.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(raw, PROBE_ORIGIN);
  } catch {
    return null;
  }
  if (url.origin !== PROBE_ORIGIN || url.username || url.password) return null;
  // The normalised path is what the browser follows: "/.//h" becomes "//h", another host.
  const path = `${url.pathname}${url.search}${url.hash}`;
  if (new URL(path, PROBE_ORIGIN).origin !== PROBE_ORIGIN) return null;
  if (hasHiddenHost(url.pathname)) return null;
  if (VISITOR_PAGES.some((page) => isUnder(url.pathname, page))) return null;
  return path;
}

/** `/%09/h`, `/%2f/h`, `/%5ch`: harmless to our parser, but a proxy that decodes once would leave the site. */
function hasHiddenHost(pathname: string): boolean {
  return /^\/(?:%0[0-9a-f]|%20|%2f|%5c)/i.test(pathname) || pathname.startsWith('//');
}
