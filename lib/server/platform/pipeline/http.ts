import 'server-only';
import { createHash } from 'node:crypto';
import { type Endpoint, hasVersion } from '@/lib/contract/platform/endpoint';
import { env } from '@/lib/env';
import { expectBody } from '../body/body';
import { ConnectionTurn, readInTurn } from '../db/connection-turn';
import { transaction } from '../db/pool';
import { runOnce } from '../idempotency/service';
import type { Actor } from '../session/actor';
import {
  actingFor,
  admit,
  answerOf,
  type Caller,
  type Context,
  type FileReply,
  type Operation,
  parse,
  perform,
  type RunTransaction,
  type StreamReply,
} from './operation';
import { serve } from './serve';

/** Decoded parameters of a path. */
export type Params = Readonly<Record<string, string>>;
export type RouteHandler = ((request: Request, params: Params) => Promise<Response>) & {
  endpoint: Endpoint;
};

export function http<E extends Endpoint>(op: Operation<E>): RouteHandler {
  const generic = op as unknown as Operation;
  const { endpoint } = op;
  const handler = (request: Request, params: Params): Promise<Response> =>
    serve(endpoint, request, {
      name: `${endpoint.method} ${endpoint.path}`,
      answer: ({ actor }, caller) => answer(generic, request, params, actor, caller),
    });
  return Object.assign(handler, { endpoint });
}

async function answer(
  op: Operation,
  request: Request,
  params: Params,
  sender: Actor | null,
  caller: Caller,
): Promise<Response> {
  const actor = actingFor(op.endpoint, sender);
  // All of it before the body is read: what will be refused costs nothing.
  await admit(op, actor, caller);
  const expected = expectBody(op.endpoint, request);
  const from = sender ? { account: sender.id } : { address: caller.address };
  const url = new URL(request.url);
  // A form sends what was left empty too.
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ''));
  const run = () =>
    expected.use(from, (body) =>
      runOnceIfAsked(op, parse(op, { params, query, body }, actor, caller), request),
    );
  return op.endpoint.method === 'GET' ? readInTurn(new ConnectionTurn(), run) : run();
}

/** Answers repeats of a call with an Idempotency-Key by the first response. */
async function runOnceIfAsked(
  op: Operation,
  context: Context<Endpoint>,
  request: Request,
): Promise<Response> {
  const { endpoint } = op;
  const { actor, idempotencyKey: key, body } = context;
  if (!endpoint.idempotent || key === null || !actor)
    return respond(endpoint, await perform(op, context), actor !== null, request);
  const { pathname } = new URL(request.url);
  const owner = { userId: actor.id, endpoint: `${endpoint.method} ${pathname}`, key };
  const answerTo = (body: unknown) => ({ status: endpoint.status, body });
  const stored = await runOnce({ ...owner, body }, async (keep) => {
    const keeping: RunTransaction = (work) =>
      transaction(async (tx) => {
        const result = await work(tx);
        await keep(tx, answerTo(answerOf(op, result)));
        return result;
      });
    return answerTo(await perform(op, { ...context, transaction: keeping }));
  });
  return Response.json(stored.body, {
    status: stored.status,
    headers: { 'cache-control': 'no-store' },
  });
}

function respond(
  endpoint: Endpoint,
  result: unknown,
  personal: boolean,
  request: Request,
): Response {
  if (endpoint.responseKind === 'redirect') {
    return new Response(null, {
      status: endpoint.status,
      headers: {
        location: new URL(String(result), env.SITE_URL).toString(),
        'cache-control': 'no-store',
      },
    });
  }
  if (endpoint.responseKind === 'stream') return streamResponse(result as StreamReply, request);
  if (endpoint.responseKind === 'file') return fileResponse(result as FileReply, request);
  // What a call did is nobody's to keep, whoever made it: signing in and up answer with a person.
  const isRead = endpoint.method === 'GET';
  const isPrivate = personal || endpoint.personal || endpoint.access !== 'public' || !isRead;
  const headers = { 'cache-control': isPrivate ? 'private, no-store' : 'no-cache' };
  if (!endpoint.response) return new Response(null, { status: endpoint.status, headers });
  if (hasVersion(endpoint)) return versionedResponse(result, request, headers);
  return Response.json(result, { status: endpoint.status, headers });
}

/** Sends the JSON of one thing with its version, and nothing again to who has that version. */
function versionedResponse(
  result: unknown,
  request: Request,
  others: Readonly<Record<string, string>>,
): Response {
  const body = JSON.stringify(result);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { ...others, etag };
  if (namesVersion(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}

/**
 * Sends a file always as a download, never as something the browser runs in our origin. An unchanged version is not
 * sent again.
 */
function fileResponse(file: FileReply, request: Request): Response {
  const { etag } = file.headers ?? {};
  if (etag && namesVersion(request, etag))
    return new Response(null, { status: 304, headers: file.headers });
  return new Response(file.body, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      ...file.headers,
    },
  });
}

/** Whether a request names this version (RFC 9110 13.1.2); compression on the way turns it into a weak one. */
function namesVersion(request: Request, etag: string): boolean {
  const named = request.headers.get('if-none-match')?.split(',') ?? [];
  return named.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

function streamResponse(open: StreamReply, { method, signal }: Request): Response {
  // Next answers HEAD by GET: there is nobody to send events to.
  return new Response(method === 'HEAD' ? null : open(signal), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
