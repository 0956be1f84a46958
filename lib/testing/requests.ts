import type { RouteHandler } from '@/lib/server/http/http';

export interface TestRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Value of the Cookie header. */
  cookie?: string;
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Calls a route handler in this process, as our own page in a browser would. */
export async function send(
  handler: RouteHandler,
  request: TestRequest = {},
): Promise<TestResponse> {
  const { endpoint } = handler;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const url = new URL(path, 'http://127.0.0.1:3000');
  for (const [name, value] of Object.entries(request.query ?? {}))
    url.searchParams.set(name, value);
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', ...request.headers });
  if (request.cookie) headers.set('cookie', request.cookie);
  const response = await handler(
    new Request(url, { method: endpoint.method, headers, body: bodyOf(request.body, headers) }),
    { params: Promise.resolve(request.params ?? {}) },
  );
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('application/json');
  return {
    status: response.status,
    body: json ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

function bodyOf(body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined || body instanceof FormData || typeof body === 'string') return body;
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}
