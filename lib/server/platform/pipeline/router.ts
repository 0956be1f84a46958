import 'server-only';
import type { Method } from '@/lib/contract/platform/endpoint';
import { inScope } from '@/lib/log-lines';
import { AppError, notFound } from '../app-error';
import { logRequest } from '../log';
import { errorResponse } from './error-response';
import { http, type Params, type RouteHandler } from './http';
import type { Operation } from './operation';
import { requestIdOf } from './serve';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Handler = (request: Request) => Promise<Response>;

/** Exports of a route file. Next answers HEAD by GET. */
type Router = Readonly<Record<Method | 'OPTIONS', Handler>>;

interface Route {
  readonly path: string;
  readonly segments: readonly string[];
  readonly handlers: Map<Method, RouteHandler>;
}

interface Match {
  readonly route: Route;
  readonly params: Params;
}

/**
 * Builds a catch-all route that serves each operation, and each handler that is none, at the method and path of its
 * endpoint. Next by itself would send 405 without a body and without `Allow`.
 * @throws Error for two operations with the same method and path, and for two paths that differ only in names of
 * parameters
 */
export function router(
  operations: readonly Operation[],
  handlers: readonly RouteHandler[] = [],
): Router {
  const find = finder(routesOf([...operations.map((op) => http(op)), ...handlers]));
  const at = (
    answer: (request: Request, match: Match) => Response | Promise<Response>,
  ): Handler => {
    return async (request) => {
      const match = find(new URL(request.url).pathname);
      return match ? answer(request, match) : refuse(request, '(unknown path)', notFound());
    };
  };
  const by = (method: Method) =>
    at((request, { route, params }) => {
      const handler = route.handlers.get(method);
      return handler ? handler(request, params) : refuseMethod(request, route);
    });
  return {
    GET: by('GET'),
    POST: by('POST'),
    PUT: by('PUT'),
    PATCH: by('PATCH'),
    DELETE: by('DELETE'),
    OPTIONS: at((_, { route }) => new Response(null, { status: 204, headers: allowed(route) })),
  };
}

function routesOf(handlers: readonly RouteHandler[]): Route[] {
  const routes = new Map<string, Route>();
  for (const handler of handlers) {
    const { method, path } = handler.endpoint;
    const shape = path.replace(/\{\w+\}/g, '{}');
    const route = routes.get(shape) ?? { path, segments: path.split('/'), handlers: new Map() };
    routes.set(shape, route);
    if (route.path !== path) throw new Error(`${path} and ${route.path} are the same path`);
    if (route.handlers.has(method)) throw new Error(`two operations serve ${method} ${path}`);
    route.handlers.set(method, handler);
  }
  return [...routes.values()];
}

/** Returns a function that finds the first pattern of a path, in which fixed segments come before parameters. */
function finder(routes: readonly Route[]): (pathname: string) => Match | null {
  const patterns = new Map<number, Route[]>();
  // `{` sorts behind every character of a fixed segment.
  for (const route of routes.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const { length } = route.segments;
    patterns.set(length, [...(patterns.get(length) ?? []), route]);
  }
  return (pathname) => {
    const segments = pathname.split('/');
    const route = patterns.get(segments.length)?.find((one) => matches(one, segments));
    return route ? { route, params: paramsOf(route, segments) } : null;
  };
}

const isParameter = (segment: string) => segment.startsWith('{');

function matches(route: Route, segments: readonly string[]): boolean {
  return route.segments.every(
    (segment, at) => segment === segments[at] || (isParameter(segment) && segments[at] !== ''),
  );
}

function paramsOf(route: Route, segments: readonly string[]): Params {
  return Object.fromEntries(
    route.segments.flatMap((segment, at) =>
      isParameter(segment) ? [[segment.slice(1, -1), decodeURIComponent(segments[at] ?? '')]] : [],
    ),
  );
}

function allowed({ handlers }: Route): { allow: string } {
  const methods = METHODS.filter((method) => handlers.has(method === 'HEAD' ? 'GET' : method));
  return { allow: [...methods, 'OPTIONS'].join(', ') };
}

function refuseMethod(request: Request, route: Route): Response {
  const error = new AppError('method_not_allowed', 'This method is not allowed here.');
  return refuse(request, route.path, error, allowed(route));
}

function refuse(
  request: Request,
  path: string,
  error: AppError,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const id = requestIdOf(request);
  const response = errorResponse(error, id);
  for (const [name, value] of Object.entries({ ...headers, 'x-request-id': id }))
    response.headers.set(name, value);
  const endpoint = `${request.method} ${path}`;
  inScope({ request: id }, () =>
    logRequest({ actor: null, endpoint, status: response.status, key: error.key, ms: 0 }),
  );
  return response;
}
