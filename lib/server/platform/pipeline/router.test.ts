import { getRouteMatcher } from 'next/dist/shared/lib/router/utils/route-matcher';
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex';
import { getSortedRoutes } from 'next/dist/shared/lib/router/utils/sorted-routes';
import * as z from 'zod';
import * as api from '@/app/api/[[...path]]/route';
import { type Endpoint, endpoint, type Method } from '@/lib/contract/platform/endpoint';
import { SITE } from '@/lib/testing/api/requests';
import { nameOf, SERVED } from '@/lib/testing/samples/samples';
import { type Operation, operation } from './operation';
import { router } from './router';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

let log: string[];
beforeEach(() => {
  log = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    log.push(String(line));
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

const about = { access: 'public', tag: 'Probe', summary: 'Answers', errors: [] } as const;
const ok = { status: 200, response: z.object({ answer: z.number() }) } as const;
const path = '/api/v1/probe';
const read = operation(endpoint({ ...about, ...ok, method: 'GET', path }), async () => ({
  answer: 1,
}));
const write = operation(
  endpoint({ ...about, method: 'PUT', path, status: 204 }),
  async () => undefined,
);

type Router = ReturnType<typeof router>;

async function ask(served: Router, method: keyof Router | 'HEAD', at = path) {
  const request = new Request(`${SITE}${at}?token=secret`, { method });
  // As Next does.
  const response = await served[method === 'HEAD' ? 'GET' : method](request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

test('operations answer at their methods', async () => {
  const served = router([read, write]);
  expect(await ask(served, 'GET')).toMatchObject({ status: 200, body: { answer: 1 } });
  expect(await ask(served, 'HEAD')).toMatchObject({ status: 200 });
  expect(await ask(served, 'PUT')).toMatchObject({ status: 204, body: '' });
});

test('every other method is refused in the form of all errors, and logged', async () => {
  const { status, body, headers } = await ask(router([read, write]), 'POST');
  expect(status).toBe(405);
  expect(body).toEqual({
    message: 'This method is not allowed here.',
    key: 'method_not_allowed',
    request_id: headers.get('x-request-id'),
  });
  expect(headers.get('allow')).toBe('GET, HEAD, PUT, OPTIONS');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    at: 'request',
    request: body.request_id,
    endpoint: `POST ${path}`,
    status: 405,
    key: 'method_not_allowed',
  });
});

test('OPTIONS says what is allowed', async () => {
  const { status, headers } = await ask(router([write]), 'OPTIONS');
  expect([status, headers.get('allow')]).toEqual([204, 'PUT, OPTIONS']);
});

test('one method and path has one operation, and one path one spelling', () => {
  const of = (at: string) => ({ endpoint: { ...read.endpoint, path: at } }) as unknown as Operation;
  expect(() => router([read, write, read])).toThrow(`two operations serve GET ${path}`);
  expect(() => router([of('/api/v1/a/{id}'), of('/api/v1/a/{slug}')])).toThrow(
    '/api/v1/a/{slug} and /api/v1/a/{id} are the same path',
  );
});

const UNKNOWN = [
  '/api',
  '/api/v1',
  '/api/v2/lawyers',
  '/api/v1/nothing',
  '/api/v1/meetings/',
  '/api/v1//meetings',
  '/api/v1/meeting//cancel',
  '/api/v1/MEETINGS',
  '/api/v1/meetings.json',
  '/api/v1/meetings/one/two/three/four/five',
  '/api/v1/%6Deetings',
  '/api/v1/meetings%2Funread',
  '/api/v1/%6Deeting/m1/cancel',
];

test.each(UNKNOWN)('%s is not found by any method', async (at) => {
  for (const method of [...METHODS, 'OPTIONS', 'HEAD'] as const) {
    const { status, body, headers } = await ask(api, method, at);
    expect(status).toBe(404);
    expect(body).toEqual({
      message: 'Not found.',
      key: 'not_found',
      request_id: headers.get('x-request-id'),
    });
  }
  // Values in an address may be secret and are not logged.
  expect(log.join()).not.toContain('secret');
});

/** A route file for each path, as Next finds it: fixed paths first, then patterns in its order. */
function nextRouter(endpoints: readonly Endpoint[]) {
  const paths = new Set(endpoints.map(({ path: at }) => at.replace(/\{(\w+)\}/g, '[$1]')));
  const isPattern = (at: string) => at.includes('[');
  const patterns = getSortedRoutes([...paths].filter(isPattern));
  const compiled = patterns.map((at) => ({ at, match: getRouteMatcher(getRouteRegex(at)) }));
  return (pathname: string) => {
    // Refused before (server/http/guards.ts).
    if (/\/\/|\/$/.test(pathname)) return null;
    if (paths.has(pathname) && !isPattern(pathname)) return { at: pathname, params: {} };
    for (const { at, match } of compiled) {
      const params = match(pathname);
      if (params) return { at: at.replace(/\[(\w+)\]/g, '{$1}'), params };
    }
    return null;
  };
}

/** Values of a parameter that a file would be given, or that are another route's fixed segment. */
const VALUES = [
  'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
  'profile',
  'a%2Fb',
  'a%20b',
  'caf%C3%A9',
  'a+b',
  '%5Bid%5D',
  '{id}',
  'a.json',
  "~!$&'()*,;=:@",
  '-',
  '0',
];

/** Each path with each value, with one segment less, one more, and one in capitals or percent-encoded. */
function addressesOf({ path: at }: Endpoint): string[] {
  const spellings = VALUES.map((value) => at.replace(/\{\w+\}/g, () => value));
  const first = spellings[0] ?? at;
  const encoded = (text: string) =>
    text.replace(/[a-z]$/, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return [
    ...spellings,
    first.slice(0, first.lastIndexOf('/')),
    `${first}/more`,
    `${first}/`,
    first.toUpperCase().replace('/API/', '/api/'),
    encoded(first),
    first.replace('/api/v1/', '/api/v1%2F'),
  ];
}

/** Names what it serves, and what it was given. */
const named = (served: Endpoint): Operation =>
  ({
    endpoint: {
      access: 'public',
      tag: 'Probe',
      summary: 'Answers',
      errors: [],
      method: served.method,
      path: served.path,
      params: z.looseObject({}),
      status: 200,
      response: z.unknown(),
    },
    run: async ({ params }: { params: unknown }) => ({ name: nameOf(served), params }),
  }) as unknown as Operation;

test('every method of every path is answered as route files of Next would', async () => {
  const served = router(SERVED.map(named));
  const find = nextRouter(SERVED);
  const methodsAt = new Map<string, Method[]>();
  for (const one of SERVED)
    methodsAt.set(one.path, [...(methodsAt.get(one.path) ?? []), one.method]);
  const addresses = new Set([...SERVED.flatMap(addressesOf), ...UNKNOWN]);
  expect(addresses.size).toBeGreaterThan(2_000);
  for (const at of addresses) {
    // The address as a server receives it.
    const { pathname } = new URL(at, SITE);
    const found = find(pathname);
    const methods = (found && methodsAt.get(found.at)) ?? [];
    for (const method of METHODS) {
      const { status, body, headers } = await ask(served, method, at);
      const expected = !found
        ? [404, 'not_found', null]
        : methods.includes(method)
          ? [200, { name: `${method} ${found.at}`, params: found.params }, null]
          : [405, 'method_not_allowed', expect.any(String)];
      expect([at, method, status, body.key ?? body, headers.get('allow')]).toEqual([
        at,
        method,
        ...expected,
      ]);
      if (status === 405) {
        const allowed = methods.flatMap((one) => (one === 'GET' ? [one, 'HEAD'] : [one]));
        expect(headers.get('allow')?.split(', ').toSorted()).toEqual(
          [...allowed, 'OPTIONS'].toSorted(),
        );
      }
    }
  }
});
