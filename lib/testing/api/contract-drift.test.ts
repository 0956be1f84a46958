import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { FEATURES } from '@/lib/server/features';
import type { Operation } from '@/lib/server/platform/pipeline/operation';
import { isOperation } from '@/lib/server/registry/feature';
import { mayHaveOperations } from '@/lib/testing/slices';
import { modulesIn } from '@/lib/testing/source-files';
import { ENDPOINTS } from './endpoints';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const OPERATIONS = FEATURES.flatMap(({ operations }) => operations);

test('there is something to compare', () => {
  expect(OPERATIONS.length).toBeGreaterThan(0);
  expect(ENDPOINTS.length).toBeGreaterThan(0);
});

test('every endpoint is served by one operation, and every operation serves an endpoint of the contract', () => {
  const served = OPERATIONS.map(({ endpoint }) => endpoint);
  expect(served.map(nameOf).toSorted()).toEqual(ENDPOINTS.map(nameOf).toSorted());
  expect(served.filter((endpoint) => !ENDPOINTS.includes(endpoint)).map(nameOf)).toEqual([]);
});

test('every operation is in the feature.ts of its feature', async () => {
  const files = modulesIn('lib/server').filter(mayHaveOperations);
  const modules = await Promise.all(
    files.map(async ({ path }): Promise<Record<string, object>> => import(`@/${path}`)),
  );
  const exported = modules.flatMap((module) => Object.values(module)).filter(isOperation);
  expect(exported.length).toBe(ENDPOINTS.length);
  const namesOf = (list: readonly Operation[]) => list.map(({ endpoint }) => nameOf(endpoint));
  expect(namesOf(OPERATIONS).toSorted()).toEqual(namesOf(exported).toSorted());
  expect(exported.filter(({ endpoint }) => !ENDPOINTS.includes(endpoint))).toEqual([]);
});

test('one route file serves all of the API', () => {
  expect(modulesIn('app/api').map(({ path }) => path)).toEqual(['app/api/[[...path]]/route.ts']);
});

test('parameters of a path are id, and childId below it', () => {
  const parametersOf = (path: string) => path.match(/\{\w+\}/g)?.join(' ') ?? '';
  const known = ['', '{id}', '{id} {childId}'];
  const unknown = ENDPOINTS.filter(({ path }) => !known.includes(parametersOf(path)));
  expect(unknown.map(nameOf)).toEqual([]);
});

test('no two endpoints have the same method and path', () => {
  expect(new Set(ENDPOINTS.map(nameOf)).size).toBe(ENDPOINTS.length);
});

/** Secrets in an address of the API, and why (docs/contract/platform.md). */
const SECRETS_IN_ADDRESSES: Readonly<Record<string, string>> = {
  '/api/v1/calendars/{id}': 'calendar programs are given an address, and nothing else',
  '/api/v1/notifications/mails/{id}': 'mail programs send what is in the address (RFC 8058)',
  '/api/v1/auth/oauth/{id}/callback': 'the code, good once, comes in it (RFC 6749, 4.1.2)',
  '/api/v1/lawyers/profile/calendars/google/callback': 'the same',
};
/** Paths with an id that opens nothing by itself. */
const OPEN_IDS = [
  '/api/v1/auth/oauth/{id}',
  '/api/v1/auth/verify-ibp/document/{id}',
  '/api/v1/guest/{id}',
  '/api/v1/help/questions/{id}',
  '/api/v1/lawyers/{id}/profile',
  '/api/v1/lawyers/{id}/reviews',
  '/api/v1/lawyers/{id}/views',
  '/api/v1/meeting/video/{id}',
  '/api/v1/meeting/{id}/events',
  '/api/v1/meeting/{id}/stream',
  '/api/v1/notary-public/{id}',
];

test('an id that anybody may send is no secret, but for the exceptions', () => {
  const open = ENDPOINTS.filter(({ access, path }) => access === 'public' && path.includes('{'));
  const named = [...OPEN_IDS, ...Object.keys(SECRETS_IN_ADDRESSES)];
  expect(open.filter(({ path }) => !named.includes(path)).map(nameOf)).toEqual([]);
  const paths = ENDPOINTS.map(({ path }) => path);
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});

describe.each(ENDPOINTS.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  '$name',
  ({ endpoint }) => {
    test('names exactly the places of its path', () => {
      const places = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(endpoint.params?.shape ?? {}).toSorted()).toEqual(places.toSorted());
    });

    test('answers with what its status can carry', () => {
      const kind = endpoint.responseKind ?? 'json';
      const carriesJson = kind === 'json' && endpoint.status !== 204;
      expect(Boolean(endpoint.response)).toBe(carriesJson);
      expect(kind === 'redirect').toBe(endpoint.status >= 300);
      expect([200, 201, 204, 303]).toContain(endpoint.status);
    });

    test('reads no body where none may be sent, and keeps answers only of writes', () => {
      if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
        expect(endpoint.body).toBeUndefined();
      if (endpoint.idempotent) expect(['POST', 'PUT']).toContain(endpoint.method);
    });

    test('takes no secret in its address, which proxies log (OWASP ASVS 5.0, 14.2.1)', () => {
      const names = Object.keys({ ...endpoint.params?.shape, ...endpoint.query?.shape });
      const secrets = names.filter((name) => /token|code$|secret|password/.test(name));
      const isCallback = endpoint.path.endsWith('/callback');
      expect(secrets).toEqual(isCallback ? ['code'] : []);
      if (isCallback) expect(SECRETS_IN_ADDRESSES).toHaveProperty([endpoint.path]);
    });

    test('lists errors of the table, each once', () => {
      expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
      for (const key of endpoint.errors) expect(ERROR_STATUS).toHaveProperty(key);
    });
  },
);
