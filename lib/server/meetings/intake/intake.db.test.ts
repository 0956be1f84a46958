import { eq } from 'drizzle-orm';
import pg from 'pg';
import { switchPractice as switchTo } from '@/lib/contract/lawyers/members';
import type { MeetingIntake } from '@/lib/contract/meetings/intake';
import { getIntake, putIntake } from '@/lib/contract/meetings/intake';
import type { MemberRight } from '@/lib/domain/platform/members';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { newMember } from '@/lib/testing/members';
import { tablesHolding } from '@/lib/testing/whole-database';
import { intake } from './operations';

const EMPLOYER = 'Bayanihan Foods of Marikina';
const ANSWERS = {
  employer: EMPLOYER,
  started: '2021-06-15',
  salary: '1850000',
  notice: 'By message',
  signed: 'no',
};
const [{ exported, erase } = {}] = intake.personalData;

let client: TestUser;
let lawyer: TestLawyer;
let id: string;
beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
  id = (await newMeeting(client, lawyer, manilaTime(3, 600))).id;
});

const put = (answers: object = ANSWERS, set = 'dismissed', by: TestUser = client) =>
  send(putIntake, { params: { id }, cookie: by.cookie, body: { set, answers } });
const read = async ({ cookie }: { cookie?: string }) =>
  (await send(getIntake, { params: { id }, cookie })).body as MeetingIntake;
const change = (set: Partial<typeof meetings.$inferInsert>) =>
  database().update(meetings).set(set).where(eq(meetings.id, id));

/** Somebody who works for the lawyer with these rights. */
async function working(rights: readonly MemberRight[]): Promise<TestUser> {
  const user = await newClient();
  const practice = await newMember(lawyer, user, rights);
  const { cookie } = user;
  expect((await send(switchTo, { cookie, body: { practice } })).status).toBe(204);
  return user;
}

test('the lawyer reads what the client answered, in the order of the questions, and nothing of it is stored plain', async () => {
  expect(await read(client)).toEqual({
    set: null,
    answers: [],
    updated_at: null,
    can_change: true,
  });
  expect((await put()).status).toBe(200);
  const shown = await read(lawyer);
  expect(shown).toMatchObject({
    set: { title: 'Dismissed without notice', questions: 6 },
    can_change: false,
  });
  expect(shown.answers.map(({ question, kind, value }) => [question, kind, value])).toEqual([
    ['started', 'date', '2021-06-15'],
    ['salary', 'amount', '1850000'],
    ['notice', 'choice', 'By message'],
    ['signed', 'yes_no', 'no'],
    ['employer', 'text', EMPLOYER],
  ]);
  expect(await tablesHolding(EMPLOYER)).toEqual([]);
});

test('other answers take the place of these, and none takes them back; again changes nothing', async () => {
  await put();
  await put({ side: 'Accused' }, 'criminal');
  expect(await read(lawyer)).toMatchObject({
    set: { id: 'criminal' },
    answers: [{ question: 'side', value: 'Accused' }],
  });
  for (let n = 0; n < 2; n++) expect((await put({}, 'criminal')).status).toBe(200);
  expect(await read(lawyer)).toMatchObject({ set: null, answers: [], updated_at: null });
});

test.each([
  ['a day that is none', { started: '2021-02-30' }, 'started'],
  ['an amount that is none', { salary: 'much' }, 'salary'],
  ['an option that there is not', { notice: 'By pigeon' }, 'notice'],
  ['a question of another set', { nationality: 'Swiss' }, 'nationality'],
])('%s is refused beside its question', async (_, answers, field) => {
  expect(await put(answers)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.anything() } },
  });
  expect((await read(client)).answers).toEqual([]);
});

test('until the meeting begins, and of a meeting that stands', async () => {
  await put();
  const start = Date.now() - 60_000;
  const began = { startsAt: new Date(start), earliestStart: new Date(start) };
  await change(began);
  expect(await put({ employer: 'Other' })).toMatchObject({ status: 409 });
  expect(await read(client)).toMatchObject({ can_change: false });
  expect((await read(lawyer)).answers).toHaveLength(5);
  await change({ status: 'CANCELLED', cancelledBy: 'CLIENT' });
  expect(await put({ employer: 'Other' })).toMatchObject({ status: 409 });
});

test('nobody else reads or writes it', async () => {
  await put();
  for (const other of [await newClient(), await newLawyer()])
    expect(await send(getIntake, { params: { id }, cookie: other.cookie })).toMatchObject({
      status: 404,
    });
  expect(await put(ANSWERS, 'dismissed', await newClient())).toMatchObject({ status: 404 });
});

test('before the check for a conflict of interest the lawyer reads nothing of it, in the export neither', async () => {
  await put();
  for (const conflictState of ['OPEN', 'CONFLICT'] as const) {
    await change({ conflictState });
    expect(await read(lawyer)).toMatchObject({ set: null, answers: [], updated_at: null });
    expect(await exported?.(database(), lawyer.id)).toBeUndefined();
  }
  expect((await read(client)).answers).toHaveLength(5);
  await change({ conflictState: 'NONE' });
  expect((await read(lawyer)).answers).toHaveLength(5);
  expect(JSON.stringify(await exported?.(database(), lawyer.id))).toContain(EMPLOYER);
});

test('a member of the practice reads it with the right that opens what the client wrote', async () => {
  await put();
  expect((await read(await working(['meetings']))).answers).toHaveLength(5);
  const { cookie } = await working(['calendar', 'messages']);
  const refused = await send(getIntake, { params: { id }, cookie });
  expect(refused).toMatchObject({ status: 403, body: { key: 'not_for_members' } });
});

test('it is the client’s to export, and goes with the client’s account alone', async () => {
  await put();
  expect(JSON.stringify(await exported?.(database(), client.id))).toContain(EMPLOYER);
  await transaction(async (tx) => erase?.(tx, { id: lawyer.id, email: lawyer.email }, Date.now()));
  expect((await read(client)).answers).toHaveLength(5);
  await transaction(async (tx) => erase?.(tx, { id: client.id, email: client.email }, Date.now()));
  expect((await read(client)).answers).toEqual([]);
});

test('a look costs the same few statements, whatever was answered', async () => {
  const count = async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await read(lawyer);
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return length;
  };
  await put({ employer: EMPLOYER });
  await count();
  const few = await count();
  await put();
  expect(await count()).toBe(few);
  expect(few).toBeLessThanOrEqual(4);
});
