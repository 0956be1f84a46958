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
  if (![url.pathname, decodedOnce(url.pathname)].every(isOwnPage)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The path as a proxy or router sees it that decodes before it looks: `/%09/h`, `/.%2f/h` and `/%5ch` would leave the
 * site there, `/%6cogin` is the sign-in page. Null when it leads to another host or is no text at all.
 */
function decodedOnce(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    if (/[\p{Cc}\\]/u.test(decoded)) return null;
    const url = new URL(decoded, PROBE_ORIGIN);
    return url.origin === PROBE_ORIGIN ? url.pathname : null;
  } catch {
    return null;
  }
}

function isOwnPage(pathname: string | null): boolean {
  if (pathname === null || pathname.startsWith('//')) return false;
  return !VISITOR_PAGES.some((page) => isUnder(pathname, page));
}
