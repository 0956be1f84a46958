import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Endpoint, isOfRoles } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { inScope, isRequestId } from '@/lib/log-lines';
import { AppError } from '../app-error';
import { describeError, logRequest } from '../log';
import { CollectedHeaders } from '../session/reply-headers';
import { clearSessionCookies, sessionCookies } from '../session/session-cookie';
import { resolveSession, type SessionState } from '../session/session-state';
import { actorOfToken, bearerToken } from './bearer-token';
import { asAppError, errorResponse } from './error-response';
import type { Caller } from './operation';
import { ownOrigin } from './own-origin';

const NO_SESSION: SessionState = { kind: 'none', actor: null };
const REFUSED_ROWS: ReadonlySet<string> = new Set(['not_found', 'wrong_role']);
const ROW_ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

function idsIn(request: Request): string[] {
  return new URL(request.url).pathname.match(ROW_ID) ?? [];
}

interface Served {
  name: string;
  answer(session: SessionState, caller: Caller): Promise<Response>;
  refuse?(error: AppError, requestId: string): Response | Promise<Response>;
  /** Set where programs alone call: by a token, never by a cookie, and from no page of another site. */
  byTokenAlone?: true;
}

/** Returns the id that our HTTP server gave to a request; a new one where the request bypassed it. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return isRequestId(given) ? given : randomUUID();
}

/** Handles every call of an operation over HTTP: origin, session, cookies, request id and the log line. */
export function serve(endpoint: Endpoint, request: Request, served: Served): Promise<Response> {
  const id = requestIdOf(request);
  const address = addressOf(request);
  return inScope({ request: id, address }, () => serveAs(id, endpoint, request, served));
}

async function serveAs(
  requestId: string,
  endpoint: Endpoint,
  request: Request,
  { name, answer, refuse = errorResponse, byTokenAlone }: Served,
): Promise<Response> {
  const started = performance.now();
  const reply = new CollectedHeaders();
  let session: SessionState | undefined;
  let failure: AppError | undefined;
  let response: Response;
  try {
    if (byTokenAlone) requireToken(request, reply);
    session = await readSession(endpoint, request, reply);
    refreshCookies(session, reply);
    response = await answer(session, callerOf(request, reply));
  } catch (error) {
    failure = asAppError(error);
    response = await refuse(failure, requestId);
  }
  for (const cookie of reply.cookies) response.headers.append('set-cookie', cookie);
  for (const [header, value] of reply.others) response.headers.set(header, value);
  response.headers.set('x-request-id', requestId);
  logRequest({
    actor: session?.actor?.id ?? null,
    endpoint: name,
    status: response.status,
    key: failure?.key,
    about: failure && REFUSED_ROWS.has(failure.key) ? idsIn(request) : undefined,
    ms: Math.round((performance.now() - started) * 10) / 10,
    error: failure && ERROR_STATUS[failure.key] >= 500 ? describeError(failure) : undefined,
  });
  return response;
}

async function readSession(
  endpoint: Endpoint,
  request: Request,
  reply: CollectedHeaders,
): Promise<SessionState> {
  // A gateway brings a signature and no cookie; a browser's cookie means nothing there.
  if (endpoint.access === 'webhook') return NO_SESSION;
  // No browser sends a token by itself, so it comes from no other site; cookies beside it are ignored.
  const token = bearerToken(request);
  if (token !== null) {
    if (!isOfRoles(endpoint)) return NO_SESSION;
    const actor = await actorOfToken(endpoint, token, { address: addressOf(request), reply });
    return { kind: 'live', actor };
  }
  const cookie = request.headers.get('cookie');
  if (endpoint.method !== 'GET') refuseCrossSite(request, sessionCookies.read(cookie) !== null);
  return resolveSession(sessionCookies.read(cookie), Date.now());
}

/**
 * Refuses a call without a token, as RFC 6750 says, and one from a page of another site, as the Model Context Protocol
 * says against DNS rebinding (Streamable HTTP, Security).
 */
function requireToken(request: Request, reply: CollectedHeaders): void {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== ownOrigin()) throw crossSite();
  if (bearerToken(request) !== null) return;
  reply.others.set('www-authenticate', 'Bearer');
  throw new AppError('no_session', 'Please send a token.');
}

function refreshCookies(session: SessionState, reply: CollectedHeaders): void {
  if (session.kind === 'ended') for (const cookie of clearSessionCookies()) reply.setCookie(cookie);
  if (session.kind === 'stale') for (const cookie of session.renewed) reply.setCookie(cookie);
}

function addressOf({ headers }: Request): string {
  return headers.get('x-client-address') ?? 'unknown';
}

function callerOf(request: Request, reply: CollectedHeaders): Caller {
  const { headers } = request;
  return {
    now: Date.now(),
    address: addressOf(request),
    userAgent: headers.get('user-agent')?.slice(0, 300) ?? null,
    idempotencyKey: idempotencyKey(headers.get('idempotency-key')),
    header: (name) => headers.get(name),
    reply,
  };
}

function idempotencyKey(raw: string | null): string | null {
  if (raw === null) return null;
  if (raw.length < 1 || raw.length > 255) {
    throw new AppError('invalid_input', 'Idempotency-Key must have 1 to 255 characters.');
  }
  return raw;
}

/**
 * Refuses an unsafe request that another site made the browser send: `Sec-Fetch-Site` or `Origin` must be ours; with
 * a session cookie one of the two is required (docs/contract/platform.md; OWASP CSRF prevention).
 */
function refuseCrossSite(request: Request, hasSessionCookie: boolean): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const ours = site ? site === 'same-origin' : origin ? origin === ownOrigin() : !hasSessionCookie;
  if (!ours) throw crossSite();
}

function crossSite(): AppError {
  return new AppError('cross_site', 'This request did not come from our site.');
}
