import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/schema/accounts';
import { newAdmin } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { byTier } from '@/lib/testing/jest/tier';
import { expectedAnswer, peopleFor } from '@/lib/testing/samples/sample';
import { findSample, nameOf } from '@/lib/testing/samples/samples';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';
import { described, expectDescribedAnswer, expectDescribedRequest, keysAt } from './described';
import { ENDPOINTS } from './endpoints';
import { createScenario, knownHash, newSession, type Scenario, sampleOf } from './fixtures';
import { send, type TestRequest } from './requests';
import { partsOf } from './schema-samples';

/** The document is read and what it says is sent: whatever comes back must be in it too. */

applySettings({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'secret' });

/** Random ones of each endpoint. */
const CHANGES = byTier(2, 8);

let scenario: Scenario;
beforeAll(async () => {
  await noteChanges();
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

/** Who succeeds, where it is neither the client nor, where only lawyers may call, the lawyer. */
const CALLERS: Readonly<Record<string, 'lawyer' | 'otherLawyer' | 'newClient'>> = {
  'GET /api/v1/auth/verify-ibp/document/{id}': 'lawyer',
  'POST /api/v1/auth/account/deletion': 'newClient',
  'PUT /api/v1/auth/verify-email/address': 'newClient',
  'PUT /api/v1/lawyers/associate-calls/{id}': 'otherLawyer',
  'PUT /api/v1/work-items/{id}': 'lawyer',
};

/** As long as nothing has changed since it was made: it would succeed as before. */
let unspent: { endpoint: Endpoint; request: TestRequest } | null = null;

/** A request that succeeds, of a user who may make it. */
async function sample(endpoint: Endpoint): Promise<TestRequest> {
  if (unspent?.endpoint !== endpoint) unspent = { endpoint, request: await newSample(endpoint) };
  return unspent.request;
}

async function newSample(endpoint: Endpoint): Promise<TestRequest> {
  const name = nameOf(endpoint);
  if (endpoint.access.startsWith('admin'))
    return {
      ...(await sampleOf(name, scenario)),
      cookie: (await newAdmin({ passwordHash: await knownHash() })).cookie,
    };
  const caller = CALLERS[name] ?? (endpoint.access === 'lawyer' ? 'lawyer' : 'client');
  return { ...(await sampleOf(name, scenario)), cookie: await newSession(scenario[caller]) };
}

async function sent(endpoint: Endpoint, request: TestRequest) {
  const mark = await markChanges();
  const answer = await send(endpoint, request);
  if ((await changedSince(mark)).length > 0) unspent = null;
  expectDescribedAnswer(endpoint, answer);
  return answer;
}

const bodySchema = (endpoint: Endpoint) =>
  Object.values(described(endpoint).requestBody?.content ?? {})[0]?.schema;

/** Whether a request to it has anything that can be changed. */
const hasInput = (endpoint: Endpoint) =>
  (described(endpoint).parameters ?? []).length > 0 ||
  (endpoint.bodyKind !== 'raw' && bodySchema(endpoint) !== undefined);

/** Whatever the document allows in some of the fields, in place of those of a request that succeeds. */
function changesOf(endpoint: Endpoint) {
  const parameters = described(endpoint).parameters ?? [];
  const at = (place: string) => ({
    properties: Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]),
    ),
  });
  const schema = bodySchema(endpoint);
  return fc.record({
    params: partsOf(at('path')),
    query: partsOf(at('query')),
    body: endpoint.bodyKind !== 'raw' && schema ? partsOf(schema) : fc.constant(null),
  });
}
type Changes = ReturnType<typeof changesOf> extends fc.Arbitrary<infer T> ? T : never;

function changed(request: TestRequest, { params, query, body }: Changes): TestRequest {
  return {
    ...request,
    params: { ...request.params, ...texts(params) },
    query: { ...request.query, ...texts(query) },
    body: changedBody(request.body, body),
  };
}

const texts = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

function changedBody(body: unknown, changes: Record<string, unknown> | null): unknown {
  if (!changes) return body;
  if (!(body instanceof FormData)) return { ...(body as object), ...changes };
  const form = new FormData();
  for (const [name, value] of body) if (!(name in changes)) form.append(name, value);
  for (const [name, value] of Object.entries(changes))
    for (const one of [value ?? []].flat())
      form.append(name, one instanceof File ? one : String(one));
  return form;
}

const withoutSession = (request: TestRequest) => ({ ...request, cookie: undefined });
const fromElsewhere = (request: TestRequest) => ({
  ...request,
  headers: { 'sec-fetch-site': 'cross-site' },
});
const ofNothing = (request: TestRequest) => ({
  ...request,
  params: Object.fromEntries(Object.keys(request.params ?? {}).map((name) => [name, 'nothing'])),
});
const asText = (request: TestRequest) => ({
  ...request,
  headers: { 'content-type': 'text/plain' },
  body: 'text',
});

function tooLarge(request: TestRequest): TestRequest {
  if (!(request.body instanceof FormData)) return { ...request, body: { a: 'a'.repeat(200_000) } };
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(MAX_TOTAL_BYTES + 1_000_000)]), 'a.pdf');
  return { ...request, body: form };
}

function withoutBody(request: TestRequest): TestRequest {
  if (!(request.body instanceof FormData)) return { ...request, body: [] };
  const form = new FormData();
  form.append('unknown', 'field');
  return { ...request, body: form };
}

function withNull({ query }: Endpoint, request: TestRequest): TestRequest {
  const [name = ''] = Object.keys(query?.shape ?? {});
  return { ...request, query: { ...request.query, [name]: '\0' } };
}

/** Its own status, unless its sample succeeds for nobody: what needs a service on the internet. */
function expectedOf(endpoint: Endpoint): number {
  const sample = findSample(nameOf(endpoint));
  const answers = peopleFor(endpoint).map((person) => expectedAnswer(person, endpoint, sample));
  if (answers.includes(endpoint.status)) return endpoint.status;
  return answers.find((answer) => typeof answer === 'number') ?? endpoint.status;
}

/**
 * The same again counts for nothing: a sign-in that was given its second factor waits no more, an address that was invited gets
 * no other mail, a client who was asked about an associate no other question, and an agreement is of a newer version than the change.
 * second-factor, members, associates and proposals.db.test.ts count what differs.
 */
const USED_UP = new Set([
  'POST /api/v1/payments/payer',
  'POST /api/v1/auth/second-step',
  'POST /api/v1/lawyers/members',
  'PUT /api/v1/meeting/{id}/associate',
  'PUT /api/v1/work-items/{id}',
]);

let ofReads: Promise<Scenario> | undefined;

/** Shared by what only reads. */
function readScenario(): Promise<Scenario> {
  ofReads ??= createScenario();
  return ofReads;
}

describe.each(ENDPOINTS.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  '$name',
  ({ endpoint }) => {
    const { body, access, method, params, query } = endpoint;
    // Each endpoint that changes anything has data of its own, so that none affects another.
    beforeAll(async () => {
      scenario = await (method === 'GET' ? readScenario() : createScenario());
    });

    test('takes what is described and answers so', async () => {
      const request = await sample(endpoint);
      expectDescribedRequest(endpoint, request);
      expect((await sent(endpoint, request)).status).toBe(expectedOf(endpoint));
      if (!hasInput(endpoint)) return;
      const change = async (changes: Changes) => {
        await database().delete(rateLimits);
        const { status } = await sent(endpoint, changed(await sample(endpoint), changes));
        expect(status).toBeLessThan(500);
      };
      await fc.assert(fc.asyncProperty(changesOf(endpoint), change), {
        numRuns: CHANGES,
        endOnFailure: true,
      });
    });

    test('names the limits it has', async () => {
      // Some limits count changes alone: what the test before left is put back first.
      if (method === 'PUT') await sent(endpoint, await sample(endpoint));
      const request = await sample(endpoint);
      await database().delete(rateLimits);
      const { headers } = await sent(endpoint, request);
      // Some calls give the session a new token.
      const renewed = headers.getSetCookie().find((line) => line.startsWith('session='));
      const taken = await database().select().from(rateLimits);
      if (taken.length === 0) return;
      expect(keysAt(endpoint, 429)).toContain('rate_limited');
      if (USED_UP.has(nameOf(endpoint))) return;
      await database()
        .update(rateLimits)
        .set({ points: 1_000_000, expire: sql`${rateLimits.expire} + 60000` });
      const cookie = renewed?.split(';')[0] ?? request.cookie;
      expect([403, 429]).toContain((await sent(endpoint, { ...request, cookie })).status);
    });

    const refusals: [number, string, boolean, (request: TestRequest) => TestRequest][] = [
      [
        401,
        'no session',
        !['public', 'webhook', 'admin', 'admin-session'].includes(access),
        withoutSession,
      ],
      [403, 'another site', method !== 'GET' && access !== 'webhook', fromElsewhere],
      [404, 'an id of nothing', params !== undefined, ofNothing],
      [415, 'another type', body !== undefined && endpoint.bodyKind !== 'raw', asText],
      [413, 'more than there is room for', body !== undefined, tooLarge],
      [400, 'a body that is not one', body !== undefined && access !== 'webhook', withoutBody],
      [400, 'a null character', query !== undefined, (request) => withNull(endpoint, request)],
    ];
    for (const [status, what, applies, change] of refusals) {
      if (!applies) continue;
      test(`answers ${status} to ${what}`, async () => {
        const request = change(await sample(endpoint));
        expect((await sent(endpoint, request)).status).toBe(status);
      });
    }
  },
);
