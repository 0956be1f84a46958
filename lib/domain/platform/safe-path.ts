declare const mark: unique symbol;

/**
 * A path of this site, with query and hash, that is safe for redirects and links. Only this file can create one, so
 * an unchecked callback_url does not compile in a redirect.
 */
export type SafePath = string & { readonly [mark]: 'SafePath' };

/** Pages for visitors only; a callback_url to one of them would redirect in a loop. */
const VISITOR_PAGES = ['/signup', '/login', '/forgot-password', '/reset-password'];
const PROBE_ORIGIN = 'https://origin.invalid';
const MAX_LENGTH = 2000;

/** Whether `pathname` is `prefix` or a path below it. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/**
 * Parses a callback_url as a path with query and hash of this site; null when it must be ignored: another origin
 * (`//h`, `/\h`, schemes, control characters that browsers drop), or a visitors-only page. Resolved with the URL
 * parser the redirect will use (spec section 5, docs/contract/platform.md).
 *
 * @param ownOrigin of this site (`https://sangguni.ph`), where an absolute address of it is taken as well; only its path is kept
 */
export function parseSafePath(
  raw: string | null | undefined,
  ownOrigin: string | null = null,
): SafePath | null {
  if (!raw || raw.length > MAX_LENGTH) return null;
  const isPath = raw.startsWith('/');
  // Two slashes, or it is no address that anybody wrote on purpose.
  if (!isPath && (ownOrigin === null || !/^https?:\/\/[^/\\]/i.test(raw))) return null;
  let url: URL;
  try {
    url = isPath ? new URL(raw, PROBE_ORIGIN) : new URL(raw);
  } catch {
    return null;
  }
  const wanted = isPath ? PROBE_ORIGIN : ownOrigin;
  if (url.origin !== wanted || url.username || url.password) return null;
  // The normalised path is what the browser follows: "/.//h" becomes "//h", another host.
  if (![url.pathname, decodedOnce(url.pathname)].every(isOwnPage)) return null;
  return `${url.pathname}${url.search}${url.hash}` as SafePath;
}

export function sitePath(parts: TemplateStringsArray, ...values: readonly string[]): SafePath {
  const path = parts.reduce(
    (text, part, i) => text + encodeURIComponent(values[i - 1] ?? '') + part,
  );
  if (!/^\/(?![/\\])/.test(parts[0] ?? '')) throw new TypeError(`No path of this site: ${path}`);
  return path as SafePath;
}

/** Returns `path` with the encoded return path as `callback_url=`, or `path` alone when there is none. */
export function withCallback(path: SafePath, callback: SafePath | null | undefined): SafePath {
  if (!callback) return path;
  const mark = path.includes('?') ? '&' : '?';
  return `${path}${mark}callback_url=${encodeURIComponent(callback)}` as SafePath;
}

/**
 * Decodes the path once, as a proxy or router may do before it routes: `/%09/h`, `/.%2f/h` and `/%5ch` would then
 * leave the site, `/%6cogin` is the sign-in page. Null when it leads to another host or is not valid text.
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
