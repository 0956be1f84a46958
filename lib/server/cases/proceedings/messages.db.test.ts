import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { OwnCase, WrittenMessage } from '@/lib/contract/cases/cases';
import {
  getCase,
  listCaseMessages as listMessages,
  handInMessages as putMessages,
} from '@/lib/contract/cases/cases';
import { reportAbsence } from '@/lib/contract/meetings/absences';
import { CASE_MESSAGES_MAX } from '@/lib/domain/cases/case';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { caseById } from '@/lib/server/cases/proceedings/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { caseMessages } from '@/lib/server/schema/cases';
import { comments } from '@/lib/server/schema/comments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { bringCase, caseAbout, newObjection } from '@/lib/testing/cases';
import { agreementCommentsOf, commentsOf } from '@/lib/testing/comments';
import {
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { newWorkItem } from '@/lib/testing/work-items';
import { eraseCases, exportedCases } from './personal-data-service';

let client: TestUser;
let lawyer: TestLawyer;
let about: string;
let id: string;
let on: ReturnType<typeof agreementCommentsOf>;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
  about = await newObjection({ client, lawyer });
  id = await caseAbout(about);
  on = agreementCommentsOf(about);
});

const handIn = ({ cookie }: TestUser, ids: readonly string[], of = id) =>
  send(putMessages, { params: { id: of }, cookie, body: { ids } });
const shown = async ({ cookie }: TestUser, of = id) =>
  (await send(getCase, { params: { id: of }, cookie })).body as OwnCase;
async function listed({ cookie }: TestUser, page = 0, of = id) {
  const { body } = await send(listMessages, {
    params: { id: of },
    cookie,
    query: { page: String(page) },
  });
  return body as { results: WrittenMessage[]; hasMore: boolean };
}

/** So many at once, as rows. */
async function written(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, n) => ({
    workItemId: about,
    authorId: n % 2 ? client.id : lawyer.id,
    comment: `Message ${n}`,
    createdAt: new Date(Date.now() - HOUR_MS + n),
  }));
  const made = await database().insert(comments).values(rows).returning({ id: comments.id });
  return made.map((row) => row.id);
}

test('both choose from what both wrote, the newest first, page by page', async () => {
  await written(51);
  await on.write(client, 'The last one.');
  const first = await listed(lawyer);
  expect(first.hasMore).toBe(true);
  expect(first.results).toHaveLength(50);
  expect(first.results[0]).toMatchObject({
    author: 'client',
    text: 'The last one.',
    handed_in: false,
  });
  const second = await listed(lawyer, 1);
  expect(second.results.map(({ text }) => text)).toEqual(['Message 1', 'Message 0']);
  expect(second.hasMore).toBe(false);
  expect(await listed(client)).toEqual(first);
});

test('what was handed in stays as it was, whatever is tried with the messages; both read who did', async () => {
  const mine = await on.write(client, 'You said that it was filed.');
  const theirs = await on.write(lawyer, 'It was filed on Monday.');
  expect((await handIn(client, [mine, theirs])).status).toBe(200);
  const refused = { status: 409, body: { key: 'bad_transition' } };
  expect(await on.edit(lawyer, theirs, 'It was never filed.')).toMatchObject(refused);
  expect(await on.remove(client, mine)).toMatchObject(refused);
  // Whose they are not, those do not learn that they were handed in.
  expect((await on.edit(client, theirs, 'It was never filed.')).status).toBe(404);
  expect((await on.remove(lawyer, mine)).status).toBe(404);
  const free = await on.write(client, 'Not handed in.');
  for (const who of [client, lawyer])
    expect((await on.read(who)).results.map(({ _id, handed_in }) => [_id, handed_in])).toEqual([
      [mine, true],
      [theirs, true],
      [free, false],
    ]);
  expect((await on.remove(client, free)).status).toBe(204);
  const messages = [
    { author: 'client', text: 'You said that it was filed.', by: 'client' },
    { author: 'lawyer', text: 'It was filed on Monday.', by: 'client' },
  ];
  for (const who of [client, lawyer]) expect(await shown(who)).toMatchObject({ messages });
  expect((await handIn(lawyer, [theirs])).status).toBe(200);
  expect((await shown(client)).messages.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'client: You said that it was filed.',
    'client: It was filed on Monday.',
    'lawyer: It was filed on Monday.',
  ]);
  expect((await listed(client)).results).toMatchObject([
    { _id: theirs, handed_in: true },
    { _id: mine, handed_in: true },
  ]);
  const [{ body } = { body: null }] = await database()
    .select()
    .from(caseMessages)
    .where(eq(caseMessages.caseId, id));
  expect(body).toMatch(/^v[12]\./);
});

test('the same again changes nothing, also of a deleted message and after the decision', async () => {
  const mine = await on.write(client, 'You said that it was filed.');
  await handIn(client, [mine, mine]);
  const before = (await shown(client)).messages;
  expect(before).toHaveLength(1);
  await database().delete(comments).where(eq(comments.id, mine));
  const later = await on.write(client, 'And this.');
  await bringCase(about, 'DECIDED', { lawyer, adminId: (await newAdmin()).id });
  expect((await handIn(client, [mine])).status).toBe(200);
  expect(await handIn(client, [later])).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
  expect((await shown(client)).messages).toEqual(before);
});

test('two requests at once make one copy', async () => {
  const mine = await on.write(client, 'Once.');
  const answers = await Promise.all([1, 2, 3].map(() => handIn(client, [mine])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await shown(client)).messages).toHaveLength(1);
});

test('thirty of each side; of more none is taken', async () => {
  const ids = await written(CASE_MESSAGES_MAX + 1);
  expect((await handIn(client, ids)).status).toBe(400);
  expect((await handIn(client, ids.slice(0, CASE_MESSAGES_MAX))).status).toBe(200);
  expect(await handIn(client, ids.slice(CASE_MESSAGES_MAX))).toMatchObject({
    status: 400,
    body: { fields: { ids: expect.stringContaining('30') } },
  });
  expect((await handIn(client, [])).status).toBe(400);
  expect((await handIn(lawyer, ids.slice(-1))).status).toBe(200);
  expect((await shown(client)).messages).toHaveLength(CASE_MESSAGES_MAX + 1);
});

test('strangers, and messages of others, are 404, and nothing is taken', async () => {
  const mine = await on.write(client, 'Mine.');
  for (const who of [await newClient(), await newLawyer()]) {
    expect((await handIn(who, [mine])).status).toBe(404);
    expect((await send(listMessages, { params: { id }, cookie: who.cookie })).status).toBe(404);
  }
  const elsewhere = await Promise.all([
    newWorkItem({ client, lawyer: await newLawyer() }, 'PROPOSAL').then((other) =>
      agreementCommentsOf(other).write(client, 'To another lawyer.'),
    ),
    newWorkItem({ client: await newClient(), lawyer }, 'PROPOSAL').then((other) =>
      agreementCommentsOf(other).write(lawyer, 'To another client.'),
    ),
  ]);
  for (const wrong of [...elsewhere, randomUUID()])
    expect((await handIn(client, [mine, wrong])).status).toBe(404);
  expect((await shown(client)).messages).toEqual([]);
});

test('both choose from all that they wrote to each other, and read about what it was', async () => {
  const { meeting } = await seedMeeting(database(), {
    clientId: client.id,
    lawyerId: lawyer.lawyerId,
    start: Date.now() - 3 * HOUR_MS,
    status: 'COMPLETED',
  });
  const params = { id: meeting.id };
  const body = { details: 'Nobody called.' };
  expect((await send(reportAbsence, { params, cookie: client.cookie, body })).status).toBe(200);
  const of = await caseAbout(meeting.id);
  const there = await commentsOf(meeting.id).write(lawyer, 'I will call at nine.');
  const elsewhere = await on.write(client, 'You said nine.');
  for (const reader of [client, lawyer])
    expect((await listed(reader, 0, of)).results).toMatchObject([
      {
        author: 'client',
        text: 'You said nine.',
        about: 'Illegal dismissal case before the NLRC, Cebu City',
      },
      { author: 'lawyer', text: 'I will call at nine.', about: 'Unpaid loan of a relative' },
    ]);
  expect((await handIn(client, [there, elsewhere], of)).status).toBe(200);
  expect((await shown(lawyer, of)).messages).toMatchObject([
    { text: 'I will call at nine.' },
    { text: 'You said nine.' },
  ]);
  // Elsewhere, too, it stays as it is.
  expect((await on.remove(client, elsewhere)).status).toBe(409);
});

test('both have it in their data, and the words go with the account of either', async () => {
  await handIn(client, [await on.write(lawyer, 'It was filed.')]);
  for (const who of [client, lawyer])
    expect(await exportedCases(database(), who.id)).toMatchObject({
      data: [{ messages: [{ text: 'It was filed.', by: 'client' }] }],
    });
  await transaction((tx) => eraseCases(tx, { id: lawyer.id, email: lawyer.email }));
  expect(await shown(client)).toMatchObject({ messages: [{ text: null, author: 'lawyer' }] });
});

test('statements do not grow with the messages', async () => {
  const statements = async (work: () => Promise<unknown>) => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    await work();
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };
  const ids = await written(CASE_MESSAGES_MAX);
  const one = await statements(() => handIn(client, ids.slice(0, 1)));
  const shownWith = await statements(() => caseById(database(), id));
  expect(await statements(() => handIn(client, ids.slice(1)))).toBe(one);
  expect(await statements(() => caseById(database(), id))).toBe(shownWith);
});
