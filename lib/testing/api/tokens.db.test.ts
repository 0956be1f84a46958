import { type Endpoint, isOfRoles, opensToTokens } from '@/lib/contract/platform/endpoint';
import type { ErrorKey } from '@/lib/contract/platform/errors';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { MEMBER_RIGHTS, type MemberRight } from '@/lib/domain/platform/members';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/schema/accounts';
import type { TestLawyer } from '@/lib/testing/factories';
import { newApiToken } from '@/lib/testing/members';
import { expectedAnswer } from '@/lib/testing/samples/sample';
import { findSample, findServed, nameOf, SERVED } from '@/lib/testing/samples/samples';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';
import { expectDescribedAnswer } from './described';
import { createScenario, type Scenario, sampleOf } from './fixtures';
import { send } from './requests';

const NAMED = SERVED.map((endpoint) => ({ endpoint, name: nameOf(endpoint) }));
const OPEN = NAMED.filter(({ endpoint }) => opensToTokens(endpoint));
const CLOSED = NAMED.filter(({ endpoint }) => isOfRoles(endpoint) && !opensToTokens(endpoint));
const PRIVATE = NAMED.filter(({ endpoint: { access } }) => /^(?:session|admin)/.test(access));
/** Answers to a token alone. */
const OF_TOKENS = 'GET /api/v1/token';

const rightsOf = ({ member }: Endpoint) => member as readonly MemberRight[];

let scenario: Scenario;
beforeAll(async () => {
  await noteChanges();
  scenario = await createScenario();
});

beforeEach(async () => {
  await database().delete(rateLimits);
});

/** Calls with a new token of these rights, made after the sample, beside the cookie of its own lawyer. */
async function answerTo(name: string, lawyer: TestLawyer, rights: readonly MemberRight[]) {
  const sample = await sampleOf(name, scenario);
  const { token } = await newApiToken(lawyer, rights);
  const before = await markChanges();
  const endpoint = findServed(name);
  const answer = await send(endpoint, {
    ...sample,
    cookie: lawyer.cookie,
    headers: { ...sample.headers, authorization: `Bearer ${token}`, 'sec-fetch-site': 'none' },
  });
  expectDescribedAnswer(endpoint, answer);
  return { answer, changed: await changedSince(before) };
}

const refusal = (key: ErrorKey) => ({ status: ERROR_STATUS[key], body: { key } });

test('there is something of each kind to ask for', () => {
  expect(OPEN.length).toBeGreaterThan(40);
  expect(CLOSED.length).toBeGreaterThan(100);
  expect(PRIVATE.length).toBeGreaterThan(50);
});

test('money is read with a token and never moved', () => {
  const moving = OPEN.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && rightsOf(endpoint).includes('money'),
  );
  expect(moving).toEqual([]);
});

test.each(CLOSED)('$name is closed to a token with every right', async ({ name }) => {
  const { answer, changed } = await answerTo(name, scenario.lawyer, MEMBER_RIGHTS);
  expect(answer).toMatchObject(refusal('not_for_members'));
  expect(changed).toEqual([]);
});

test.each(PRIVATE)('$name is to a token what it is to nobody', async ({ name, endpoint }) => {
  const { answer, changed } = await answerTo(name, scenario.lawyer, MEMBER_RIGHTS);
  const key = endpoint.access === 'session' ? 'no_session' : 'not_found';
  expect(answer).toMatchObject(refusal(key));
  expect(changed).toEqual([]);
});

test.each(OPEN)('$name is open with a right and closed without', async ({ name, endpoint }) => {
  const expected = name === OF_TOKENS ? 200 : expectedAnswer('lawyer', endpoint, findSample(name));
  for (const right of MEMBER_RIGHTS) {
    const { answer, changed } = await answerTo(name, scenario.lawyer, [right]);
    if (!rightsOf(endpoint).includes(right)) {
      expect(answer).toMatchObject(refusal('not_for_members'));
      expect(changed.filter((table) => table !== 'api_tokens')).toEqual([]);
    } else if (typeof expected === 'string') expect(answer).toMatchObject(refusal(expected));
    else expect({ status: answer.status, body: answer.body }).toMatchObject({ status: expected });
  }
});

test.each(OPEN)('$name is to another practice’s token what it is to its lawyer', async (one) => {
  const { name, endpoint } = one;
  const sample = findSample(name);
  const expected = name === OF_TOKENS ? 200 : expectedAnswer('otherLawyer', endpoint, sample);
  const { answer } = await answerTo(name, scenario.otherLawyer, MEMBER_RIGHTS);
  if (typeof expected === 'string') expect(answer).toMatchObject(refusal(expected));
  else expect({ status: answer.status, body: answer.body }).toMatchObject({ status: expected });
});
