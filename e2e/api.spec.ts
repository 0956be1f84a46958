import { expect, test } from './support/test';

/** Paths below /api that are no endpoint, and methods that an endpoint does not have. */
const UNKNOWN = [
  '/api',
  '/api/v2/lawyers',
  '/api/v1',
  '/api/v1/nowhere',
  '/api/v1/auth',
  '/api/v1/lawyers/nobody/profile/more',
  '/api/v1/meeting/1/2/3/4?a=1',
  '/api/v1/lawyers.json',
  '/api/v1/%ff',
  '/api/v1/lawyers/%E0%A4%A/profile',
  '/api/v1/lawyers%2fnobody',
];
const REFUSED = [
  { method: 'DELETE', path: '/api/v1/lawyers', allow: 'GET, HEAD, OPTIONS' },
  { method: 'GET', path: '/api/v1/auth/signin', allow: 'POST, OPTIONS' },
  { method: 'HEAD', path: '/api/v1/auth/signin', allow: 'POST, OPTIONS' },
  { method: 'PATCH', path: '/api/v1/meeting/1/cancel', allow: 'PUT, OPTIONS' },
  {
    method: 'PUT',
    path: '/api/v1/auth/account/deletion',
    allow: 'POST, DELETE, OPTIONS',
  },
  { method: 'POST', path: '/api/health', allow: 'GET, HEAD, OPTIONS' },
  {
    method: 'PROPFIND',
    path: '/api/v1/lawyers',
    allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  },
];

test.describe('the API', { tag: ['@headers', '@once'] }, () => {
  for (const path of UNKNOWN) {
    test(`knows nothing at ${path}, and says so as of everything else`, { tag: '@core' }, async ({
      visitor,
    }) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const answer = await visitor.http.fetch(path, { method });
        expect([method, answer.status()]).toEqual([method, 404]);
        expect(answer.headers()['content-type']).toMatch(/^application\/json/);
        expect(await answer.json()).toEqual({
          message: 'Not found.',
          key: 'not_found',
          request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
      }
      expect((await visitor.http.head(path)).status()).toBe(404);
    });
  }

  test('calls each of its operations by a name, in the built document too', {
    tag: '@core',
  }, async ({ visitor }) => {
    const answer = await visitor.http.get('/api/v1/openapi.json');
    const { paths } = (await answer.json()) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.length).toBeGreaterThan(200);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
  });

  for (const { method, path, allow } of REFUSED) {
    test(`refuses ${method} ${path}`, { tag: '@core' }, async ({ visitor }) => {
      const answer = await visitor.http.fetch(path, { method });
      expect(answer.status()).toBe(405);
      expect(answer.headers().allow).toBe(allow);
      expect(answer.headers()['content-type']).toMatch(/^application\/json/);
      if (method !== 'HEAD') {
        expect(await answer.json()).toMatchObject({ key: 'method_not_allowed' });
      }
    });
  }

  test('says which methods a path has', { tag: '@core' }, async ({ visitor }) => {
    const answer = await visitor.http.fetch('/api/v1/auth/account/settings', { method: 'OPTIONS' });
    expect([answer.status(), answer.headers().allow]).toEqual([204, 'GET, HEAD, PUT, OPTIONS']);
  });
});
