import { randomUUID } from 'node:crypto';
import net from 'node:net';
import ipaddr from 'ipaddr.js';
import { isRequestId, writeLine } from '../../lib/log-lines.ts';
import type { ProductAnswer, ProductRequest, ReceivedRequest, Transport } from './exchange.ts';
import { setDataHeaders } from './security-headers.ts';

/** Bytes: twenty megabytes of files (the most a meeting takes) and the form around them. */
export const MAX_BODY_BYTES = 25 * 1024 * 1024;
/** Bytes of a form that is sent to a page without scripts. */
const MAX_FORM_BYTES = 64 * 1024;

/** A refusal: a status, and the error of the API of that key. */
export interface Refusal {
  readonly status: number;
  readonly key: string;
  readonly message: string;
}

/** Answers in the form of the API's errors; for requests that must not reach the application at all. */
export function refuse(
  res: ProductAnswer,
  context: Transport,
  { status, key, message }: Refusal,
): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const id = res.req.headers['x-request-id'];
  // Those who are turned away are too many to name.
  if (status !== 503 && status !== 429)
    writeLine('warn', 'refused', { request: id, method: res.req.method, status, key });
  res.statusCode = status;
  res.setHeader('content-type', 'application/json');
  res.setHeader('cache-control', 'no-store');
  res.setHeader('x-request-id', id);
  setDataHeaders(res, context);
  res.end(JSON.stringify({ message, key, request_id: id }));
}

export const MALFORMED = { status: 400, key: 'invalid_input', message: 'Not a valid request.' };
const TOO_LARGE = { status: 413, key: 'too_large', message: 'The request is too large.' };
const NO_LENGTH = { status: 411, key: 'invalid_input', message: 'The request has no length.' };

function problemOf({ url, method, headers, headersDistinct }: ReceivedRequest): Refusal | null {
  const hosts = headersDistinct.host ?? [];
  if (method === 'TRACE' || hosts.length > 1) return MALFORMED;
  const isApi = url.startsWith('/api/');
  // The API counts what it reads; for a page Next would keep all of it in memory.
  if (!isApi && headers['transfer-encoding'] !== undefined) return NO_LENGTH;
  const length = Number(headers['content-length'] ?? 0);
  return length > (isApi ? MAX_BODY_BYTES : MAX_FORM_BYTES) ? TOO_LARGE : null;
}

export function refuseMalformed(
  req: ReceivedRequest,
  res: ProductAnswer,
  context: Transport,
): boolean {
  const flaw = problemOf(req);
  if (flaw) refuse(res, context, flaw);
  return flaw !== null;
}

/**
 * Returns the network of one customer of a provider: an IPv4 address, or the /64 of an IPv6 address. Null for
 * anything else.
 */
function networkOf(text: string | undefined): string | null {
  if (!text || !net.isIP(text)) return null;
  if (net.isIPv4(text)) return text;
  // `process` turns an IPv4 address in IPv6 form into IPv4.
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/**
 * Sets `x-client-address`, which the application trusts, and the request id. Forwarding headers, and an id, count
 * only behind as many proxies of ours as `trustProxy` says; otherwise they are removed.
 */
export function identifyClient(req: ProductRequest, trustProxy: number): void {
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
  const isGiven = trustProxy > 0 && isRequestId(headers['x-request-id']);
  if (!isGiven) headers['x-request-id'] = randomUUID();
}
