import { randomUUID } from 'node:crypto';
import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { FAILED_PAGE, NOT_FOUND_PAGE } from './error-pages.mjs';
import { setDataHeaders } from './security-headers.mjs';

const MAX_URL_LENGTH = 8 * 1024;
/** Twenty megabytes of files (the most a meeting takes) and the form around them. */
export const MAX_BODY_BYTES = 25 * 1024 * 1024;
/** Forms that a page is sent without scripts. */
const MAX_FORM_BYTES = 64 * 1024;

/** Answers in the form of the API's errors; for what must not reach the application at all. */
export function refuse(res, context, { status, key, message }) {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.statusCode = status;
  res.setHeader('content-type', 'application/json');
  res.setHeader('cache-control', 'no-store');
  setDataHeaders(res, context);
  res.end(JSON.stringify({ message, key, request_id: randomUUID() }));
}

const TOO_LONG = { status: 414, key: 'invalid_input', message: 'The address is too long.' };
const MALFORMED = { status: 400, key: 'invalid_input', message: 'Not a valid request.' };
const TOO_LARGE = { status: 413, key: 'too_large', message: 'The request is too large.' };
const NO_LENGTH = { status: 411, key: 'invalid_input', message: 'The request has no length.' };

/** What is malformed about a request; null when nothing is. */
function problemOf({ url, method, headers, headersDistinct }) {
  if (url.length > MAX_URL_LENGTH) return TOO_LONG;
  if (method === 'TRACE' || !url.startsWith('/') || headersDistinct.host?.length > 1) {
    return MALFORMED;
  }
  const isApi = url.startsWith('/api/');
  // The API counts what it reads; for a page Next would keep all of it in memory.
  if (!isApi && headers['transfer-encoding'] !== undefined) return NO_LENGTH;
  const length = Number(headers['content-length'] ?? 0);
  return length > (isApi ? MAX_BODY_BYTES : MAX_FORM_BYTES) ? TOO_LARGE : null;
}

/** Refuses malformed requests. Returns whether it did. */
export function refuseMalformed(req, res, context) {
  const flaw = problemOf(req);
  if (flaw) refuse(res, context, flaw);
  return flaw !== null;
}

const isText = (path) => {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses calls of the API that Next would not hand to it. Returns whether it did. */
export function refuseUnroutableCall(req, res, context) {
  const [path] = req.url.split('?', 1);
  if (!/^\/api(?:\/|$)/.test(path)) return false;
  if (!METHODS.includes(req.method)) {
    res.setHeader('allow', METHODS.join(', '));
    const message = 'This method is not allowed here.';
    refuse(res, context, { status: 405, key: 'method_not_allowed', message });
    return true;
  }
  if (isText(path)) return false;
  refuse(res, context, { status: 404, key: 'not_found', message: 'Not found.' });
  return true;
}

/** Rewrites an address that cannot be decoded, which Next would fail on, or is internal, to the 404 page. */
export function rewriteMalformedUrl(req) {
  const [path] = req.url.split('?', 1);
  if (path === FAILED_PAGE || !isText(path)) req.url = NOT_FOUND_PAGE;
}

/** What one customer of a provider holds: an IPv4 address, or the /64 of an IPv6 address. Null for anything else. */
function networkOf(text) {
  if (!text || !net.isIP(text)) return null;
  if (net.isIPv4(text)) return text;
  // `process` turns an IPv4 address in IPv6 form into IPv4.
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/**
 * Sets `x-client-address`, which the application trusts, and the request id. Forwarding headers count
 * only behind as many proxies of ours as `trustProxy` says; otherwise they are removed.
 */
export function identifyClient(req, trustProxy) {
  const { headers } = req;
  let address = networkOf(req.socket.remoteAddress) ?? 'unknown';
  if (trustProxy > 0) {
    const chain = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => part.trim());
    address = networkOf(chain.at(-trustProxy)) ?? address;
  } else {
    for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip']) delete headers[name];
    for (const name of ['host', 'proto', 'port']) delete headers[`x-forwarded-${name}`];
  }
  headers['x-client-address'] = address;
  headers['x-request-id'] = randomUUID();
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * On a developer's machine the product answers to `localhost` and to `127.0.0.1`, which have
 * separate cookies. A page under the other name redirects to the canonical host, which links in mails
 * and payments use. Returns whether it answered.
 */
export function redirectToCanonicalHost(req, res, siteUrl) {
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
