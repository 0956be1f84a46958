import type { RouteHandler } from '@/lib/server/platform/pipeline/http';
import { newAdmin } from '@/lib/testing/factories';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';
import { limit } from '@/scripts/lib/test/speed';
import { createScenario, newSession, type Scenario, sampleOf } from './fixtures';
import { send, type TestRequest } from './requests';
import { loadRoutes } from './routes';

const EVIL = 'https://evil.example';

/** Bodies that another site can make a browser send, with the visitor's cookies. */
const BODIES = [
  {
    kind: 'form-encoded',
    body: () => 'email=thief%40evil.example',
    type: 'application/x-www-form-urlencoded',
  },
  { kind: 'plain text', body: () => '{"email":"thief@evil.example"}', type: 'text/plain' },
  { kind: 'multipart', body: multipart, type: null },
] as const;

/** The headers for its origin: new browsers, old browsers, and none. */
const ORIGINS: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: EVIL },
  { 'sec-fetch-site': '', origin: EVIL },
  { 'sec-fetch-site': '', origin: 'null' },
  { 'sec-fetch-site': '' },
];

function multipart(): FormData {
  const form = new FormData();
  form.append('email', 'thief@evil.example');
  form.append('picture', new Blob(['x']), 'x.png');
  return form;
}

let scenario: Scenario;
let unsafe: { name: string; handler: RouteHandler }[];
beforeAll(async () => {
  await noteChanges();
  scenario = await createScenario();
  const routes = await loadRoutes();
  unsafe = routes.flatMap(({ path, handlers }) =>
    handlers
      .filter(({ method, handler }) => method !== 'GET' && handler.endpoint.access !== 'webhook')
      .map(({ method, handler }) => ({ name: `${method} ${path}`, handler })),
  );
});

/** Signs in somebody whose request gets as far as its body. */
async function cookieFor(name: string): Promise<string> {
  if (name.includes('/admin/')) return (await newAdmin()).cookie;
  return newSession(/lawyer/.test(name) ? scenario.lawyer : scenario.client);
}

test('there are many to try', () => {
  expect(unsafe.length).toBeGreaterThan(20);
});

test(
  'no unsafe endpoint takes a request of another site, nor one of another kind than is due',
  async () => {
    for (const { name, handler } of unsafe) {
      const { params } = await sampleOf(name, scenario);
      const cookie = await cookieFor(name);
      const before = await markChanges();
      for (const one of BODIES) {
        await expectRefusedElsewhere(name, handler, { params, cookie }, one);
        await expectRefusedHere(name, handler, { params, cookie }, one);
      }
      expect([name, await changedSince(before)]).toEqual([name, []]);
    }
  },
  limit(120_000),
);

async function expectRefusedElsewhere(
  name: string,
  handler: RouteHandler,
  given: TestRequest,
  { kind, body, type }: (typeof BODIES)[number],
) {
  for (const origin of ORIGINS) {
    const headers: Record<string, string> = { ...origin, ...(type && { 'content-type': type }) };
    const request = { ...given, headers, ...(handler.endpoint.body && { body: body() }) };
    const { status, body: answer } = await send(handler, request);
    expect([name, kind, origin, status, answer]).toMatchObject([
      name,
      kind,
      origin,
      403,
      { key: 'cross_site' },
    ]);
  }
}

async function expectRefusedHere(
  name: string,
  handler: RouteHandler,
  given: TestRequest,
  { kind, body, type }: (typeof BODIES)[number],
) {
  const { endpoint } = handler;
  if (!endpoint.body || (endpoint.bodyKind === 'multipart') === (kind === 'multipart')) return;
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  const { status } = await send(handler, { ...given, headers, body: body() });
  expect([name, kind, [403, 415].includes(status), status]).toEqual([name, kind, true, status]);
}
