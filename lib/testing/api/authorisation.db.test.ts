import { eq } from 'drizzle-orm';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import { getCheckout } from '@/lib/contract/payments/payments';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits, users } from '@/lib/server/schema/accounts';
import { newAdmin, newClient, signIn } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import type { SampleRequest } from '@/lib/testing/samples/fixtures';
import { expectedAnswer, PEOPLE, type Person, peopleFor } from '@/lib/testing/samples/sample';
import { ENDPOINT_SAMPLES, findServed, nameOf, SERVED } from '@/lib/testing/samples/samples';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';

import { expectDescribedAnswer } from './described';
import { createScenario, fixturesOf, type Scenario, sampleOf } from './fixtures';
import { send } from './requests';

const CASES = SERVED.flatMap((endpoint) => {
  const name = nameOf(endpoint);
  return peopleFor(endpoint).map((person) => ({
    endpoint: name,
    person,
    expected: expectedAnswer(person, endpoint, ENDPOINT_SAMPLES[name] ?? {}),
  }));
});

applySettings({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'secret' });

let scenario: Scenario;
let passwordHash: string;
beforeAll(async () => {
  await noteChanges();
  scenario = await createScenario();
  passwordHash = await hashPassword(fixturesOf(scenario).password);
});

/** A session of their own for each call, because some of them end it. */
async function cookieOf(person: Person): Promise<string | undefined> {
  if (person === 'visitor') return undefined;
  if (person === 'admin') return (await newAdmin({ passwordHash })).cookie;
  if (person === 'lockedAdmin') return (await newClient({ roles: ['ADMIN'], passwordHash })).cookie;
  const [row] = await database().select().from(users).where(eq(users.id, scenario[person].id));
  if (!row) throw new Error(`${person} is not on the scenario`);
  return signIn(row);
}

// One client and one lawyer prepare the samples of everybody; who may call is asked here, not how often.
beforeEach(async () => {
  await database().delete(rateLimits);
});

/** The last sample, kept for the next person as long as its request has changed nothing. */
let unspent: { endpoint: string; sample: SampleRequest } | null = null;

test.each(CASES)('$endpoint for $person: $expected', async ({ endpoint, person, expected }) => {
  const called = findServed(endpoint);
  const sample =
    unspent?.endpoint === endpoint ? unspent.sample : await sampleOf(endpoint, scenario);
  unspent = null;
  const cookie = await cookieOf(person);
  const before = await markChanges();
  const answer = await send(called, { ...sample, cookie });
  const changed = await changedSince(before);
  if (changed.length === 0) unspent = { endpoint, sample };
  expectDescribedAnswer(called, answer);
  if (typeof expected === 'number') {
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: expected });
    return;
  }
  expect(answer).toMatchObject({ status: ERROR_STATUS[expected], body: { key: expected } });
  expect(changed).toEqual([]);
});

test('a payment shows what it is for to its client alone', async () => {
  const request = await sampleOf('GET /api/v1/payments/checkout', scenario);
  for (const person of PEOPLE) {
    const { body } = await send(getCheckout, { ...request, cookie: await cookieOf(person) });
    const { details } = body as { details: unknown };
    if (person === 'client') expect(details).toMatchObject({ client_email: scenario.client.email });
    else expect(details).toBeNull();
  }
});

test('nobody else is in the list of meetings', async () => {
  for (const person of ['client', 'lawyer', 'otherClient', 'otherLawyer'] as const) {
    const cookie = await cookieOf(person);
    const { body } = await send(listMeetings, { cookie, query: { period: 'upcoming' } });
    const { results } = body as { results: { lawyer: { _id: string }; client: { _id: string } }[] };
    expect(results.length).toBeGreaterThan(0);
    const own = scenario[person];
    for (const { lawyer, client } of results)
      expect([client._id, lawyer._id]).toContain('lawyerId' in own ? own.lawyerId : own.id);
  }
});
