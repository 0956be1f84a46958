import type { ServerResponse } from 'node:http';
import { FAILED_PAGE, NOT_FOUND_PAGE } from './error-pages.ts';
import { type ProductAnswer, pathOf, type ReceivedRequest, type Transport } from './exchange.ts';
import { MALFORMED, type Refusal, refuse } from './guards.ts';

const MAX_URL_LENGTH = 8 * 1024;
/** No page of ours has a path of a tenth of it. */
const MAX_PATH_LENGTH = 2 * 1024;
/** What a path is sent as (RFC 3986, 3.3), and the few signs that browsers leave as they are. */
const PATH = /^\/[!-~]*$/;
const NOT_IN_PATH = /[\\#]/;
/** `.` and `..`, which whoever sends a request has resolved before (RFC 3986, 5.2.4). */
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

/** Finds what is wrong with the address of a request; null when nothing is. */
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
 * Each page has one address: other spellings of it are refused or redirected before anything is looked up by them.
 * Returns whether it answered.
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

/** Refuses calls of the API by a method that Next would not hand to it. Returns whether it did. */
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

/** Rewrites an address that cannot be decoded, which Next would fail on, or is internal, to the 404 page. */
export function rewriteMalformedUrl(req: ReceivedRequest): void {
  const path = pathOf(req.url);
  if (path === FAILED_PAGE || !isText(path)) req.url = NOT_FOUND_PAGE;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * On a developer's machine the product answers to `localhost` and to `127.0.0.1`, which have
 * separate cookies. A page under the other name redirects to the canonical host, which links in mails
 * and payments use. Returns whether it answered.
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
