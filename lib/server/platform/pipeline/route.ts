import 'server-only';
import type { Method } from '@/lib/contract/platform/endpoint';
import { inScope } from '@/lib/log-lines';
import { AppError, notFound } from '../app-error';
import { logRequest } from '../log';
import { errorResponse } from './error-response';
import { type Handler, http, type RouteHandler } from './http';
import type { Operation } from './operation';
import { requestIdOf } from './serve';

type Exports<O extends readonly Operation[]> = {
  [M in Method]: M extends O[number]['endpoint']['method'] ? RouteHandler : Handler;
} & { OPTIONS: Handler };

/**
 * Builds all exports of a route file: the methods of its operations, and a 405 for every other one, since Next itself
 * sends it without a body and without `Allow`. Next answers HEAD by GET.
 */
export function route<const O extends readonly Operation[]>(...operations: O): Exports<O> {
  const served = operations.map((op) => [op.endpoint.method, http(op)] as const);
  const path = operations[0]?.endpoint.path ?? '';
  const methods = served.flatMap(([method]) => (method === 'GET' ? [method, 'HEAD'] : [method]));
  const headers = { allow: [...methods, 'OPTIONS'].join(', ') };
  const refused = () => new AppError('method_not_allowed', 'This method is not allowed here.');
  const refusal = refuseAll(path, refused, headers);
  const handlers: Record<string, Handler> = {
    GET: refusal,
    POST: refusal,
    PUT: refusal,
    PATCH: refusal,
    DELETE: refusal,
    OPTIONS: async () => new Response(null, { status: 204, headers }),
    ...Object.fromEntries(served),
  };
  return handlers as Exports<O>;
}

export function unknownRoute() {
  const refusal = refuseAll('(unknown path)', notFound);
  return {
    GET: refusal,
    POST: refusal,
    PUT: refusal,
    PATCH: refusal,
    DELETE: refusal,
    OPTIONS: refusal,
  };
}

function refuseAll(
  path: string,
  failure: () => AppError,
  headers: Readonly<Record<string, string>> = {},
): Handler {
  return async (request) => {
    const [error, id] = [failure(), requestIdOf(request)];
    const response = errorResponse(error, id);
    for (const [name, value] of Object.entries({ ...headers, 'x-request-id': id }))
      response.headers.set(name, value);
    const endpoint = `${request.method} ${path}`;
    inScope({ request: id }, () =>
      logRequest({ actor: null, endpoint, status: response.status, key: error.key, ms: 0 }),
    );
    return response;
  };
}
