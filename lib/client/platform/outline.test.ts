import type * as auth from '@/lib/contract/accounts/authentication';
import type * as lawyers from '@/lib/contract/lawyers/lawyers';
import { call } from './call';
import { outline } from './outline';

const realFetch = globalThis.fetch;
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeAll(() => {
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

test('calls the address and gives what was sent', async () => {
  const calendar = { '2026-11-24': [] };
  fetchMock.mockResolvedValueOnce(Response.json({ calendar }));
  const getAvailability = outline<typeof lawyers.getAvailability>(
    'GET',
    '/api/v1/lawyers/availability',
  );
  await expect(call(getAvailability, { query: { _id: 'ana' } })).resolves.toEqual({ calendar });
  const [url, { method }] = fetchMock.mock.lastCall ?? ['', {}];
  expect([method, url]).toEqual(['GET', '/api/v1/lawyers/availability?_id=ana']);
});

test('an answer without a body is none', async () => {
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
  const logout = outline<typeof auth.logout>('POST', '/api/v1/auth/logout');
  await expect(call(logout)).resolves.toBeUndefined();
});

type Takes<E, Key extends 'method' | 'path', V> = E extends { [k in Key]: infer Known }
  ? V extends Known
    ? true
    : false
  : false;

test('the contract knows the address', () => {
  // The types decide: a value that does not fit them does not compile.
  const own: Takes<typeof auth.logout, 'path', '/api/v1/auth/logout'> = true;
  const anotherPath: Takes<typeof auth.logout, 'path', '/api/v1/auth/log-out'> = false;
  const anotherMethod: Takes<typeof auth.logout, 'method', 'GET'> = false;
  expect([own, anotherPath, anotherMethod]).toEqual([true, false, false]);
});
