import { eq } from 'drizzle-orm';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS } from '@/lib/contract/platform/errors';
import { MEMBER_RIGHTS, type MemberRight } from '@/lib/domain/platform/members';
import { FEATURES } from '@/lib/server/features';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits, sessions } from '@/lib/server/schema/accounts';
import { practiceMembers } from '@/lib/server/schema/members';
import { newClient, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { deleteMembers, newMember } from '@/lib/testing/members';
import { expectedAnswer } from '@/lib/testing/samples/sample';
import { findSample, findServed } from '@/lib/testing/samples/samples';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';
import { expectDescribedAnswer } from './described';
import { createScenario, type Scenario, sampleOf } from './fixtures';
import { send } from './requests';

/** Endpoints of other access levels have nothing to do with a practice. */
const OF_ROLES: ReadonlySet<Endpoint['access']> = new Set(['user', 'customer', 'lawyer']);
const ENDPOINTS = FEATURES.flatMap(({ operations }) => operations.map((one) => one.endpoint))
  .filter(({ access }) => OF_ROLES.has(access))
  .map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }));
const CLOSED = ENDPOINTS.filter(({ endpoint }) => endpoint.member === undefined);
const OPEN = ENDPOINTS.filter(({ endpoint }) => rightsOf(endpoint).length > 0);
const OWN = ENDPOINTS.filter(({ endpoint }) => endpoint.member === 'own');

function rightsOf({ member }: Endpoint): readonly MemberRight[] {
  return member && member !== 'own' ? member : [];
}

let scenario: Scenario;
beforeAll(async () => {
  await noteChanges();
  scenario = await createScenario();
});

beforeEach(async () => {
  await database().delete(rateLimits);
});

/** Somebody who works for a lawyer, in a session that has switched to the practice. */
async function memberOf(lawyer: TestLawyer, rights: readonly MemberRight[]): Promise<TestUser> {
  const user = await newClient();
  const practiceMemberId = await newMember(lawyer, user, rights);
  await database().update(sessions).set({ practiceMemberId }).where(eq(sessions.userId, user.id));
  return user;
}

/** Calls as the member of a practice, who is created after the sample. */
async function answerTo(name: string, who: () => Promise<TestUser>) {
  const sample = await sampleOf(name, scenario);
  const { cookie } = await who();
  const before = await markChanges();
  const endpoint = findServed(name);
  const answer = await send(endpoint, { ...sample, cookie });
  expectDescribedAnswer(endpoint, answer);
  return { answer, changed: await changedSince(before) };
}

const refusal = (key: 'not_for_members' | 'practice_ended' | 'not_found') => ({
  status: ERROR_STATUS[key],
  body: { key },
});

test('there is something of each kind to ask for', () => {
  expect(CLOSED.length).toBeGreaterThan(60);
  expect(OPEN.length).toBeGreaterThan(25);
  expect(OWN.length).toBeGreaterThan(10);
});

test.each(CLOSED)('$name is closed to a member with every right', async ({ name }) => {
  const { answer, changed } = await answerTo(name, () => memberOf(scenario.lawyer, MEMBER_RIGHTS));
  expect(answer).toMatchObject(refusal('not_for_members'));
  expect(changed).toEqual([]);
});

test.each(OPEN)(
  '$name is open with a right, and answers as to the lawyer',
  async ({ name, endpoint }) => {
    const expected = expectedAnswer('lawyer', endpoint, findSample(name));
    for (const right of rightsOf(endpoint)) {
      const { answer } = await answerTo(name, () => memberOf(scenario.lawyer, [right]));
      if (expected === 'not_found') expect(answer).toMatchObject(refusal('not_found'));
      else expect({ status: answer.status, body: answer.body }).toMatchObject({ status: expected });
    }
  },
);

test.each(OPEN)('$name is closed with every other right', async ({ name, endpoint }) => {
  const needed = rightsOf(endpoint);
  const others = MEMBER_RIGHTS.filter((right) => !needed.includes(right));
  const { answer, changed } = await answerTo(name, () => memberOf(scenario.lawyer, others));
  expect(answer).toMatchObject(refusal('not_for_members'));
  expect(changed).toEqual([]);
});

test.each(OPEN)(
  '$name is to a member of another practice what it is to its lawyer',
  async ({ name, endpoint }) => {
    const expected = expectedAnswer('otherLawyer', endpoint, findSample(name));
    const { answer } = await answerTo(name, () => memberOf(scenario.otherLawyer, MEMBER_RIGHTS));
    if (expected === 'not_found') expect(answer).toMatchObject(refusal('not_found'));
    else expect({ status: answer.status, body: answer.body }).toMatchObject({ status: expected });
  },
);

test.each([...OPEN, ...CLOSED])('$name is closed to a member who was put out', async ({ name }) => {
  const { answer, changed } = await answerTo(name, async () => {
    const member = await memberOf(scenario.lawyer, MEMBER_RIGHTS);
    await database()
      .update(practiceMembers)
      .set({ endedAt: new Date() })
      .where(eq(practiceMembers.userId, member.id));
    return member;
  });
  expect(answer).toMatchObject(refusal('practice_ended'));
  expect(changed).toEqual([]);
});

test.each(OWN)(
  '$name is about the own account, working for a practice or not',
  async ({ name }) => {
    for (const rights of [MEMBER_RIGHTS, [] as const]) {
      const { answer } = await answerTo(name, () => memberOf(scenario.lawyer, rights));
      const { key } = (answer.body ?? {}) as { key?: string };
      expect(['not_for_members', 'practice_ended', 'wrong_role']).not.toContain(key);
    }
    await deleteMembers(scenario.lawyer);
  },
);
