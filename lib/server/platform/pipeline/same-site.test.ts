import * as z from 'zod';
import { endpoint, type Method } from '@/lib/contract/platform/endpoint';
import { applySettings } from '@/lib/testing/jest/settings';
import { http } from './http';
import { operation } from './operation';

applySettings({ SITE_URL: 'https://sangguni.example' });

function probe(method: Method, access: 'public' | 'webhook' = 'public') {
  const declared = endpoint({
    method,
    path: '/api/v1/probe',
    access,
    tag: 'Probe',
    summary: 'Answers',
    status: 200,
    response: z.object({ done: z.literal(true) }),
    errors: [],
  });
  return http(operation(declared, async () => ({ done: true as const })));
}

async function answer(handler: ReturnType<typeof probe>, headers: Record<string, string>) {
  const request = new Request('https://sangguni.example/api/v1/probe', {
    method: handler.endpoint.method,
    headers,
  });
  const response = await handler(request, {});
  return { status: response.status, body: await response.json() };
}

const COOKIE = { cookie: '__Host-session=some-token' };
const OURS = 'https://sangguni.example';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const CASES: readonly (readonly [string, Record<string, string>, boolean])[] = [
  ['nothing at all', {}, true],
  ['a cookie and neither header', COOKIE, false],
  ['a cookie and our Origin', { ...COOKIE, origin: OURS }, true],
  ['a cookie and Sec-Fetch-Site same-origin', { ...COOKIE, 'sec-fetch-site': 'same-origin' }, true],
  ['both headers ours', { ...COOKIE, origin: OURS, 'sec-fetch-site': 'same-origin' }, true],
  ['another Origin', { ...COOKIE, origin: 'https://evil.example' }, false],
  ['another Origin without a cookie', { origin: 'https://evil.example' }, false],
  ['our name under http', { ...COOKIE, origin: 'http://sangguni.example' }, false],
  ['our name on another port', { ...COOKIE, origin: `${OURS}:8443` }, false],
  ['our name as a prefix', { ...COOKIE, origin: `${OURS}.evil.example` }, false],
  ['a subdomain', { ...COOKIE, origin: 'https://www.sangguni.example' }, false],
  ['Origin null', { ...COOKIE, origin: 'null' }, false],
  ['Sec-Fetch-Site cross-site', { ...COOKIE, 'sec-fetch-site': 'cross-site' }, false],
  ['Sec-Fetch-Site same-site', { ...COOKIE, 'sec-fetch-site': 'same-site' }, false],
  ['Sec-Fetch-Site none', { ...COOKIE, 'sec-fetch-site': 'none' }, false],
  ['cross-site without a cookie', { 'sec-fetch-site': 'cross-site' }, false],
  [
    'cross-site with our Origin',
    { ...COOKIE, origin: OURS, 'sec-fetch-site': 'cross-site' },
    false,
  ],
  // The browser compared the two itself: the site is reached by another of its names.
  [
    'same-origin under another name of ours',
    { ...COOKIE, origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    true,
  ],
];

describe.each(UNSAFE)('%s', (method) => {
  test.each(CASES)('with %s', async (_what, headers, allowed) => {
    const got = await answer(probe(method), headers);
    if (allowed) expect(got).toEqual({ status: 200, body: { done: true } });
    else expect(got).toMatchObject({ status: 403, body: { key: 'cross_site' } });
  });
});

test('reading is open to links from everywhere', async () => {
  for (const [, headers] of CASES) expect((await answer(probe('GET'), headers)).status).toBe(200);
});

test('a webhook is exempt: it carries a signature and its cookie means nothing', async () => {
  for (const [, headers] of CASES) {
    expect((await answer(probe('POST', 'webhook'), headers)).status).toBe(200);
  }
});
