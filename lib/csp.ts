/**
 * The content security policy of pages, for both senders: `middleware.ts` (pages rendered per request, by nonce) and
 * `server/serve.ts` (cached pages, by the hashes of their inline scripts). See
 * docs/decisions/0003-content-security-policy.md.
 */

/**
 * The style elements that the toast package adds: the empty one it creates and the filled one.
 * `lib/inline/pre-paint-script.test.ts` holds them to the installed version.
 */
export const TOAST_STYLE_HASHES: readonly string[] = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
];

/** Policy of API responses and assets: nothing in them can run or be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Returns the policy of a page; `scripts` are further script sources without quotes: `nonce-…`, `sha256-…`. */
export function pagePolicy(scripts: readonly string[]): string {
  const quoted = (sources: readonly string[]) =>
    ["'self'", ...sources.map((source) => `'${source}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${quoted(scripts)}`,
    `style-src ${quoted(TOAST_STYLE_HASHES)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
