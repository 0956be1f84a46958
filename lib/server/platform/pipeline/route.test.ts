import * as z from 'zod';
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from '@/app/api/[[...path]]/route';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { loadRoutes, METHODS } from '@/lib/testing/api/routes';
import type { Handler } from './http';
import { operation } from './operation';
import { route } from './route';

let log: string[];
beforeEach(() => {
  log = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    log.push(String(line));
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

const elsewhere = { GET, POST, PUT, PATCH, DELETE, OPTIONS };
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

async function ask(handler: Handler | undefined, method: string) {
  const request = new Request(`http://127.0.0.1:3000${path}?token=secret`, { method });
  const response = await handler?.(request, { params: Promise.resolve({}) });
  if (!response) throw new Error('no handler');
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

test('operations answer at their methods', async () => {
  const served = route(read, write);
  expect(await ask(served.GET, 'GET')).toMatchObject({ status: 200, body: { answer: 1 } });
  expect(await ask(served.PUT, 'PUT')).toMatchObject({ status: 204, body: '' });
});

test('every other method is refused in the form of all errors, and logged', async () => {
  const { status, body, headers } = await ask(route(read, write).POST, 'POST');
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
  const { status, headers } = await ask(route(write).OPTIONS, 'OPTIONS');
  expect([status, headers.get('allow')]).toEqual([204, 'PUT, OPTIONS']);
});

test('the API refuses every method that a path does not have', async () => {
  const routes = await loadRoutes();
  expect(routes.length).toBeGreaterThan(30);
  for (const { path: at, exported, handlers } of routes) {
    const own = handlers.map(({ method }) => method);
    const allow = own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of METHODS.filter((other) => !own.includes(other))) {
      const { status, body, headers } = await ask(exported[method], method);
      expect([at, method, status, body.key]).toEqual([at, method, 405, 'method_not_allowed']);
      expect(headers.get('allow')?.split(', ').toSorted()).toEqual(
        [...allow, 'OPTIONS'].toSorted(),
      );
    }
  }
});

test.each([...METHODS, 'OPTIONS'] as const)(
  '%s of an unknown path is not found',
  async (method) => {
    const { status, body, headers } = await ask(elsewhere[method], method);
    expect(status).toBe(404);
    expect(body).toEqual({
      message: 'Not found.',
      key: 'not_found',
      request_id: headers.get('x-request-id'),
    });
    // Values in an address may be secret and are not logged.
    expect(log.join()).not.toContain('secret');
  },
);
