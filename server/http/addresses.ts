import type { ServerResponse } from 'node:http';
import { FAILED_PAGE, NOT_FOUND_PAGE } from './error-pages.ts';
import { type ProductAnswer, pathOf, type ReceivedRequest, type Transport } from './exchange.ts';
import { MALFORMED, type Refusal, refuse } from './guards.ts';

const MAX_URL_LENGTH = 8 * 1024;
const MAX_PATH_LENGTH = 2 * 1024;
/** Characters in which a path is sent (RFC 3986, 3.3), and the few that browsers leave unencoded. */
const PATH = /^\/[!-~]*$/;
const NOT_IN_PATH = /[\\#]/;
/** `.` and `..`, which a client has to resolve before sending (RFC 3986, 5.2.4). */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const TOO_LONG = { status: 414, key: 'invalid_input', message: 'The address is too long.' };
const NO_ENDPOINT = { status: 404, key: 'not_found', message: 'Not found.' };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const isApi = (path: string) => /^\/api(?:\/|$)/.test(path);
const isText = (path: string) => {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
};

function problemOf(req: ReceivedRequest): Refusal | null {
  if (req.url.length > MAX_URL_LENGTH) return TOO_LONG;
  const path = pathOf(req.url);
  if (isApi(path) && (/\/\/|\/$/.test(path) || DOT_SEGMENT.test(path) || !isText(path))) {
    return NO_ENDPOINT;
  }
  const isPath = PATH.test(path) && !NOT_IN_PATH.test(path) && !DOT_SEGMENT.test(path);
  return isPath && path.length <= MAX_PATH_LENGTH ? null : MALFORMED;
}

/**
 * Refuses or redirects other spellings of an address before any lookup, so that each page has one address. Returns
 * whether it answered.
 */
export function answerOddAddress(
  req: ReceivedRequest,
  res: ProductAnswer,
  context: Transport,
): boolean {
  const flaw = problemOf(req);
  if (flaw) {
    refuse(res, context, flaw);
    return true;
  }
  const path = pathOf(req.url);
  if (!path.includes('//')) return false;
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    refuse(res, context, MALFORMED);
    return true;
  }
  const location = path.replace(/\/{2,}/g, '/') + req.url.slice(path.length);
  res.writeHead(308, { location, 'cache-control': 'no-store' });
  res.end();
  return true;
}

/** Refuses calls of the API by a method that Next would not pass to it. Returns whether it did. */
export function refuseUnknownMethod(
  req: ReceivedRequest,
  res: ProductAnswer,
  context: Transport,
): boolean {
  if (!isApi(pathOf(req.url)) || METHODS.includes(req.method)) return false;
  res.setHeader('allow', METHODS.join(', '));
  const message = 'This method is not allowed here.';
  refuse(res, context, { status: 405, key: 'method_not_allowed', message });
  return true;
}

/** Rewrites an address to the 404 page that is internal, or cannot be decoded, which would make Next fail. */
export function rewriteMalformedUrl(req: ReceivedRequest): void {
  const path = pathOf(req.url);
  if (path === FAILED_PAGE || !isText(path)) req.url = NOT_FOUND_PAGE;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Redirects a page under the other local name to the canonical host, which links in mails and payments use. On a
 * developer's machine the product answers to `localhost` and to `127.0.0.1`, which have separate cookies. Returns
 * whether it answered.
 */
export function redirectToCanonicalHost(
  req: ReceivedRequest,
  res: ServerResponse,
  siteUrl: URL,
): boolean {
  if (req.method !== 'GET' || req.headers['sec-fetch-mode'] !== 'navigate') return false;
  const asked = URL.canParse(`http://${req.headers.host}`) && new URL(`http://${req.headers.host}`);
  const isOtherName =
    asked &&
    LOOPBACK.has(siteUrl.hostname) &&
    LOOPBACK.has(asked.hostname) &&
    asked.port === siteUrl.port &&
    asked.hostname !== siteUrl.hostname;
  if (!isOtherName) return false;
  res.writeHead(307, { location: `${siteUrl.origin}${req.url}`, 'cache-control': 'no-store' });
  res.end();
  return true;
}
