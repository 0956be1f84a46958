import { DAY_MS } from '@/lib/domain/platform/time';
import { WORK_ITEM_STATUSES, type WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/schema/accounts';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { createScenario, fixturesOf, newSession, type Scenario } from '@/lib/testing/api/fixtures';
import { send } from '@/lib/testing/api/requests';
import { WORK_ITEM_CASES, type WorkItemCase } from '@/lib/testing/api/work-item-requests';
import { findServed } from '@/lib/testing/samples/samples';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';

const PEOPLE = ['client', 'lawyer', 'otherClient', 'otherLawyer'] as const;
type Person = (typeof PEOPLE)[number];

let scenario: Scenario;
beforeAll(async () => {
  await noteChanges();
  scenario = await createScenario();
});
beforeEach(async () => {
  await database().delete(rateLimits);
});

/** Returns the contract's answer: one side acts in the states named; drafts are the lawyer's alone. */
function expected({ side, access, allowed }: WorkItemCase, person: Person, status: WorkItemStatus) {
  const role = person === 'client' || person === 'otherClient' ? 'client' : 'lawyer';
  if (access !== 'both' && access !== role) return 403;
  if (person === 'otherClient' || person === 'otherLawyer') return 404;
  if (person === 'client' && status === 'DRAFT') return 404;
  return role === side && allowed.includes(status) ? 'done' : 409;
}

const CASES = WORK_ITEM_CASES.flatMap((action) =>
  WORK_ITEM_STATUSES.flatMap((status) =>
    PEOPLE.map((person) => ({
      action,
      status,
      person,
      what: action.what,
      result: expected(action, person, status),
    })),
  ),
);

test.each(CASES)('$person: $what in $status: $result', async (one) => {
  const { action, status, person, result } = one;
  const called = findServed(action.endpoint);
  const rows = await seedWorkItem(database(), {
    lawyerId: scenario.lawyer.lawyerId,
    clientId: scenario.client.id,
    status,
    writtenAt: Date.now() - 5 * DAY_MS,
    ...action.seed,
  });
  const freeTime = await fixturesOf(scenario).freeTime();
  const cookie = await newSession(scenario[person]);
  const before = await markChanges();
  const answer = await send(called, { ...action.request(rows, freeTime), cookie });
  if (result === 'done') {
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: called.status,
    });
    return;
  }
  const key = { 403: 'wrong_role', 404: 'not_found', 409: 'bad_transition' }[result];
  // Whoever declines is a client, and whoever changes it a lawyer: the other's request is none of theirs.
  expect(answer).toMatchObject({ status: result, body: { key } });
  expect(await changedSince(before)).toEqual([]);
});
