import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { env } from '@/lib/env';
import { AppError } from '../app-error';
import { expectBody } from '../body/body';
import { runOnce } from '../idempotency/service';
import { describeError, logRequest } from '../log';
import { CollectedHeaders } from '../session/reply-headers';
import { clearSessionCookies, sessionCookies } from '../session/session-cookie';
import { resolveSession, type SessionState } from '../session/session-state';
import { asAppError, errorResponse } from './error-response';
import {
  admit,
  type Caller,
  type Context,
  type FileReply,
  type Operation,
  parse,
  perform,
} from './operation';
import { refuseCrossSite } from './same-site';

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
export type Handler = (request: Request, route: RouteContext) => Promise<Response>;
export type RouteHandler = Handler & { endpoint: Endpoint };

/** Serves an operation: the handler that a route file exports. */
export function http<E extends Endpoint>(op: Operation<E>): RouteHandler {
  const generic = op as unknown as Operation;
  const handler = async (request: Request, route: RouteContext): Promise<Response> => {
    const started = performance.now();
    const requestId = randomUUID();
    const reply = new CollectedHeaders();
    let session: SessionState | undefined;
    let failure: AppError | undefined;
    let response: Response;
    try {
      session = await readSession(op.endpoint, request);
      refreshCookies(session, reply);
      response = await answer(generic, request, await route.params, session, reply);
    } catch (error) {
      failure = asAppError(error);
      response = errorResponse(failure, requestId);
    }
    for (const cookie of reply.cookies) response.headers.append('set-cookie', cookie);
    response.headers.set('x-request-id', requestId);
    logRequest({
      id: requestId,
      actor: session?.actor?.id ?? null,
      endpoint: `${op.endpoint.method} ${op.endpoint.path}`,
      status: response.status,
      key: failure?.key,
      ms: Math.round((performance.now() - started) * 10) / 10,
      error: failure && ERROR_STATUS[failure.key] >= 500 ? describeError(failure) : undefined,
    });
    return response;
  };
  return Object.assign(handler, { endpoint: op.endpoint });
}

async function readSession(endpoint: Endpoint, request: Request): Promise<SessionState> {
  // A gateway brings a signature and no cookie; a browser's cookie means nothing there.
  if (endpoint.access === 'webhook') return { kind: 'none', actor: null };
  const cookie = request.headers.get('cookie');
  if (endpoint.method !== 'GET') refuseCrossSite(request, sessionCookies.read(cookie) !== null);
  return resolveSession(sessionCookies.read(cookie), Date.now());
}

/** A cookie of an ended session is cleared, one with old claims re-issued, by whatever call comes first. */
function refreshCookies(session: SessionState, reply: CollectedHeaders): void {
  if (session.kind === 'ended') for (const cookie of clearSessionCookies()) reply.setCookie(cookie);
  if (session.kind === 'stale') for (const cookie of session.renewed) reply.setCookie(cookie);
}

async function answer(
  op: Operation,
  request: Request,
  params: unknown,
  session: SessionState,
  reply: CollectedHeaders,
): Promise<Response> {
  const { actor } = session;
  const caller = callerOf(request, reply);
  // All of it before the body is read: what will be refused costs nothing.
  await admit(op, actor, caller);
  const expected = expectBody(op.endpoint, request);
  const sender = actor ? { account: actor.id } : { address: caller.address };
  const url = new URL(request.url);
  // A form sends what was left empty too.
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ''));
  return expected.use(sender, (body) =>
    runOnceIfAsked(op, parse(op, { params, query, body }, actor, caller), url.pathname),
  );
}

/** Repeats of a call with an Idempotency-Key get the answer of the first. */
async function runOnceIfAsked(
  op: Operation,
  context: Context<Endpoint>,
  path: string,
): Promise<Response> {
  const { endpoint } = op;
  const { actor, idempotencyKey: key, body } = context;
  const run = () => perform(op, context);
  if (!endpoint.idempotent || key === null || !actor)
    return respond(endpoint, await run(), actor !== null);
  const stored = await runOnce(
    { userId: actor.id, endpoint: `${endpoint.method} ${path}`, key, body },
    async () => ({ status: endpoint.status, body: await run() }),
  );
  return Response.json(stored.body, {
    status: stored.status,
    headers: { 'cache-control': 'no-store' },
  });
}

function respond(endpoint: Endpoint, result: unknown, personal: boolean): Response {
  if (endpoint.responseKind === 'redirect') {
    return new Response(null, {
      status: endpoint.status,
      headers: {
        location: new URL(String(result), env.SITE_URL).toString(),
        'cache-control': 'no-store',
      },
    });
  }
  if (endpoint.responseKind === 'file') return fileResponse(result as FileReply);
  const headers = {
    'cache-control': personal || endpoint.access !== 'public' ? 'private, no-store' : 'no-cache',
  };
  if (!endpoint.response) return new Response(null, { status: endpoint.status, headers });
  return Response.json(result, { status: endpoint.status, headers });
}

/** Always a download, never something the browser runs in our origin. */
function fileResponse(file: FileReply): Response {
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

function callerOf(request: Request, reply: CollectedHeaders): Caller {
  const { headers } = request;
  return {
    now: Date.now(),
    address: headers.get('x-client-address') ?? 'unknown',
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
