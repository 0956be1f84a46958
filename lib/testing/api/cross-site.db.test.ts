import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { newAdmin } from '@/lib/testing/factories';
import { nameOf, SERVED } from '@/lib/testing/samples/samples';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';
import { limit } from '@/scripts/lib/test/speed';
import { createScenario, newSession, type Scenario, sampleOf } from './fixtures';
import { send, type TestRequest } from './requests';

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
const UNSAFE = SERVED.filter(({ method, access }) => method !== 'GET' && access !== 'webhook');
beforeAll(async () => {
  await noteChanges();
  scenario = await createScenario();
});

/** Signs in somebody whose request gets as far as its body. */
async function cookieFor(name: string): Promise<string> {
  if (name.includes('/admin/')) return (await newAdmin()).cookie;
  return newSession(/lawyer/.test(name) ? scenario.lawyer : scenario.client);
}

test('there are many to try', () => {
  expect(UNSAFE.length).toBeGreaterThan(20);
});

test(
  'no unsafe endpoint takes a request of another site, nor one of another kind than is due',
  async () => {
    for (const endpoint of UNSAFE) {
      const name = nameOf(endpoint);
      const { params } = await sampleOf(name, scenario);
      const cookie = await cookieFor(name);
      const before = await markChanges();
      for (const one of BODIES) {
        await expectRefusedElsewhere(name, endpoint, { params, cookie }, one);
        await expectRefusedHere(name, endpoint, { params, cookie }, one);
      }
      expect([name, await changedSince(before)]).toEqual([name, []]);
    }
  },
  limit(120_000),
);

async function expectRefusedElsewhere(
  name: string,
  endpoint: Endpoint,
  given: TestRequest,
  { kind, body, type }: (typeof BODIES)[number],
) {
  for (const origin of ORIGINS) {
    const headers: Record<string, string> = { ...origin, ...(type && { 'content-type': type }) };
    const request = { ...given, headers, ...(endpoint.body && { body: body() }) };
    const { status, body: answer } = await send(endpoint, request);
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
  endpoint: Endpoint,
  given: TestRequest,
  { kind, body, type }: (typeof BODIES)[number],
) {
  if (!endpoint.body || (endpoint.bodyKind === 'multipart') === (kind === 'multipart')) return;
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  const { status } = await send(endpoint, { ...given, headers, body: body() });
  expect([name, kind, [403, 415].includes(status), status]).toEqual([name, kind, true, status]);
}
