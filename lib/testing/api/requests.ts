import { type Endpoint, errorsOf, hasVersion, type Method } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import type { RouteHandler } from '@/lib/server/platform/pipeline/http';
import { ENDPOINTS } from './endpoints';
import { isFieldText } from './field-copy';

/** Where the tests' requests come from: the local SITE_URL. */
export const SITE = 'http://127.0.0.1:3000';

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
  /** The body as it came, for files. */
  bytes: Uint8Array;
  headers: Headers;
}

/** Answers a request in this process, by the route of the API. */
export async function fetchApi(request: Request): Promise<Response> {
  const route = await import('@/app/api/[[...path]]/route');
  return route[request.method as Method](request);
}

/** Calls an endpoint of the API, or the handler that a test made for one, as our own page in a browser would. */
export async function send(
  called: Endpoint | RouteHandler,
  request: TestRequest = {},
): Promise<TestResponse> {
  const endpoint = typeof called === 'function' ? called.endpoint : called;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const url = new URL(path, SITE);
  for (const [name, value] of Object.entries(request.query ?? {}))
    url.searchParams.set(name, value);
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', ...request.headers });
  const cookies = [headers.get('cookie'), request.cookie].filter(Boolean);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  const body = bodyOf(request.body, headers);
  const gone = new AbortController();
  const sent = new Request(url, { method: endpoint.method, headers, body, signal: gone.signal });
  const response =
    typeof called === 'function' ? await called(sent, request.params ?? {}) : await fetchApi(sent);
  // Nobody waits for the end of a stream.
  if (endpoint.responseKind === 'stream') gone.abort();
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const json = response.headers.get('content-type')?.includes('application/json');
  const read: unknown = json ? JSON.parse(text) : text;
  expectDeclared(endpoint, response.status, read);
  return { status: response.status, body: read, bytes, headers: response.headers };
}

/** Whatever a test provokes has to be in the contract, and thereby in the OpenAPI document. */
function expectDeclared(endpoint: Endpoint, status: number, body: unknown): void {
  if (!ENDPOINTS.includes(endpoint) || status === endpoint.status) return;
  if (status === 304 && hasVersion(endpoint)) return;
  const { key, fields = {} } = body as { key?: string; fields?: Record<string, string> };
  const declared = errorsOf(endpoint).some((one) => one === key && ERROR_STATUS[one] === status);
  if (!declared) throw new Error(`${endpoint.method} ${endpoint.path} does not declare ${key}`);
  for (const text of Object.values(fields))
    if (!isFieldText(text)) throw new Error(`"${text}" is not in the table of texts`);
}

function bodyOf(body: unknown, headers: Headers): BodyInit | undefined {
  if (body === undefined || body instanceof FormData || typeof body === 'string') return body;
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

/** A browser on our site: it keeps cookies and says where its requests come from. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  /** `cookie` is the value of a Cookie header, such as that of a test user. */
  constructor(cookie = '') {
    for (const pair of cookie.split('; ').filter(Boolean)) this.keep(pair);
  }

  async call(called: Endpoint | RouteHandler, request: Omit<TestRequest, 'cookie'> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(called, {
      ...request,
      cookie,
      headers: { origin: SITE, ...request.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      this.keep(line.split(';')[0] ?? '', /;\s*Max-Age=0(?:;|$)/i.test(line));
    }
    return answer;
  }

  private keep(pair: string, gone = false): void {
    const at = pair.indexOf('=');
    if (gone) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
