import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { listMeetings } from '@/lib/contract/meetings/meetings';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { comments } from '@/lib/server/schema/comments';
import { meetings } from '@/lib/server/schema/meetings';
import { send } from '@/lib/testing/api/requests';
import { commentsOf } from '@/lib/testing/comments';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/files/attachments';

let client: TestUser;
let lawyer: TestLawyer;
let id: string;
let on: ReturnType<typeof commentsOf>;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
  id = await newMeeting({ client, lawyer });
  on = commentsOf(id);
});

const rows = () => database().select().from(comments).where(eq(comments.meetingId, id));

test('both write, and read each other in the order of writing', async () => {
  const first = await on.write(lawyer, ' Please bring\nthe contract. ');
  await on.write(client, 'I will.');
  const { results, hasMore, total, unread_count } = await on.read(client);
  expect(results).toEqual([
    {
      _id: first,
      meeting_id: id,
      comment: 'Please bring\nthe contract.',
      author: {
        _id: lawyer.lawyerId,
        name: 'Test Lawyer',
        type: 'LAWYER',
        picture_url: expect.stringMatching(/^\/pictures\//),
        member: null,
      },
      created_at: expect.stringMatching(/Z$/),
      edited_at: null,
      can_change: false,
      can_delete: false,
      handed_in: false,
    },
    expect.objectContaining({
      comment: 'I will.',
      author: {
        _id: client.id,
        name: 'Ana Reyes',
        type: 'CUSTOMER',
        picture_url: null,
        member: null,
      },
    }),
  ]);
  expect({ hasMore, total, unread_count }).toEqual({ hasMore: false, total: 2, unread_count: 1 });
  const words = results.map(({ can_change: _, can_delete: __, ...one }) => one);
  expect((await on.meeting(lawyer)).comments).toMatchObject(words);
});

test('an own comment is changed and says so, the same text again is no change', async () => {
  const childId = await on.write(client, 'One');
  expect(await on.edit(client, childId, 'One')).toMatchObject({ body: { edited_at: null } });
  expect(await on.edit(client, childId, 'Two')).toMatchObject({
    status: 200,
    body: { comment: 'Two', edited_at: expect.any(String) },
  });
  expect((await on.read(lawyer)).results[0]?.comment).toBe('Two');
});

test('what was deleted is nowhere any more', async () => {
  const childId = await on.write(client, 'A secret');
  expect((await on.remove(client, childId)).status).toBe(204);
  expect((await on.remove(client, childId)).status).toBe(404);
  expect(await on.read(lawyer)).toMatchObject({ results: [], total: 0, unread_count: 0 });
  expect(await rows()).toEqual([]);
});

test('what is not theirs is 404 to everybody, and nothing changes', async () => {
  const childId = await on.write(client, 'Mine');
  const before = await rows();
  const other = commentsOf(await newMeeting({ client, lawyer }));
  const strangers = [await newClient(), await newLawyer()];
  for (const who of strangers) {
    for (const answer of [await on.list(who), await on.post(who, 'x'), await on.see(who)])
      expect(answer.status).toBe(404);
  }
  for (const who of [lawyer, ...strangers]) {
    expect((await on.edit(who, childId, 'Yours')).status).toBe(404);
    expect((await on.remove(who, childId)).status).toBe(404);
  }
  expect((await other.edit(client, childId, 'Elsewhere')).status).toBe(404);
  expect((await other.remove(client, childId)).status).toBe(404);
  expect((await on.edit(client, 'nothing', 'x')).status).toBe(404);
  expect(await rows()).toEqual(before);
});

test.each([
  ['empty', '  ', 400],
  ['of 5,000 characters', 'a'.repeat(5_000), 201],
  ['of 5,001', 'a'.repeat(5_001), 400],
  ['that is no text', 5, 400],
])('a comment %s', async (_what, comment, status) => {
  const answer = await on.post(client, comment);
  expect(answer.status).toBe(status);
  if (status === 400)
    expect(answer.body).toMatchObject({ fields: { comment: expect.any(String) } });
});

test('a repeat makes no second one: with its answer, after it was lost, and at the same time', async () => {
  const key = randomUUID();
  const first = await on.post(client, 'Once', key);
  expect((await on.post(client, 'Once', key)).body).toEqual(first.body);
  // As after a process that died before it could store its answer.
  await database().execute(`delete from idempotency_keys where key = '${key}'`);
  expect(await on.post(client, 'Once', key)).toMatchObject({ status: 201, body: first.body });
  const twin = randomUUID();
  await Promise.all([on.post(client, 'Twin', twin), on.post(client, 'Twin', twin)]);
  expect((await on.read(client)).results.map(({ comment }) => comment)).toEqual(['Once', 'Twin']);
  expect(await on.post(client, 'Other', key)).toMatchObject({
    status: 400,
    body: { key: 'idempotency_mismatch' },
  });
});

describe('can be written', () => {
  const may = async (status: Parameters<typeof newMeeting>[1], set = {}, start?: number) => {
    const meeting = await newMeeting({ client, lawyer }, status, start);
    if (Object.keys(set).length > 0)
      await database().update(meetings).set(set).where(eq(meetings.id, meeting));
    const { can_comment } = await commentsOf(meeting).meeting(client);
    const answer = await commentsOf(meeting).post(lawyer, 'Hello');
    expect(answer.status).toBe(can_comment ? 201 : 409);
    if (!can_comment) expect(answer.body).toMatchObject({ key: 'bad_transition' });
    return can_comment;
  };

  test('once the meeting is confirmed, and also when it was cancelled then', async () => {
    expect(await may('PAYMENT_PENDING')).toBe(false);
    expect(await may('EXPIRED')).toBe(false);
    expect(await may('CANCELLED')).toBe(false);
    expect(await may('CONFIRMED')).toBe(true);
    expect(await may('CANCELLED', { confirmedAt: new Date() })).toBe(true);
  });

  test('until 30 days after its end; deleted ever after', async () => {
    expect(await may('COMPLETED', {}, Date.now() - 29 * DAY_MS)).toBe(true);
    expect(await may('COMPLETED', {}, Date.now() - 31 * DAY_MS)).toBe(false);
    const childId = await on.write(client, 'Mine');
    const past = new Date(Date.now() - 31 * DAY_MS);
    await database()
      .update(meetings)
      .set({ earliestStart: past, startsAt: past, endsAt: new Date(past.getTime() + 1) })
      .where(eq(meetings.id, id));
    expect((await on.edit(client, childId, 'New')).status).toBe(409);
    expect((await on.read(lawyer)).results[0]?.comment).toBe('Mine');
    expect((await on.remove(client, childId)).status).toBe(204);
  });

  test('while there is somebody to read it', async () => {
    await database().update(users).set({ deletedAt: new Date() }).where(eq(users.id, lawyer.id));
    expect((await on.meeting(client)).can_comment).toBe(false);
    expect((await on.post(client, 'Hello?')).status).toBe(409);
  });
});

describe('the unread', () => {
  const unread = async (who: TestUser) => (await on.meeting(who)).unread_comments;

  test('are those of the other one, until they are seen', async () => {
    await on.write(lawyer, 'One');
    const second = await on.write(lawyer, 'Two');
    const third = await on.write(lawyer, 'Three');
    await on.write(client, 'Four');
    expect([await unread(client), await unread(lawyer)]).toEqual([3, 1]);
    expect((await on.see(client, { last: second })).status).toBe(204);
    expect(await unread(client)).toBe(1);
    expect((await on.see(client, { last: randomUUID() })).status).toBe(204);
    expect((await on.see(client, { last: 'nothing' })).status).toBe(400);
    expect(await unread(client)).toBe(1);
    await on.remove(lawyer, third);
    expect(await unread(client)).toBe(0);
    expect((await on.see(lawyer)).status).toBe(204);
    expect((await on.see(lawyer)).status).toBe(204);
    expect(await unread(lawyer)).toBe(0);
  });

  test('keep the first moment at which they were seen', async () => {
    await on.write(lawyer, 'One');
    await on.see(client);
    const before = await rows();
    await on.see(client);
    expect(await rows()).toEqual(before);
  });

  test('are counted in lists by as many statements for ten meetings as for one', async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const list = async () => {
      statements.mockClear();
      const { body } = await send(listMeetings, { cookie: client.cookie });
      const { results } = body as { results: Meeting[] };
      return { results, statements: statements.mock.calls.length };
    };
    await on.write(lawyer, 'One');
    await on.write(lawyer, 'Two');
    const few = await list();
    expect(few.results.map(({ unread_comments }) => unread_comments)).toEqual([2]);
    expect(few.results[0]).not.toHaveProperty('comments');
    for (let n = 0; n < 9; n += 1) {
      const more = await newMeeting({ client, lawyer });
      for (let m = 0; m <= n % 3; m += 1) await commentsOf(more).write(lawyer, 'Hello');
    }
    const many = await list();
    expect(many.results.map(({ unread_comments }) => unread_comments)).toEqual([
      2, 1, 2, 3, 1, 2, 3, 1, 2, 3,
    ]);
    expect(many.statements).toBe(few.statements);
    statements.mockRestore();
  });
});

test('come 50 to a page, the newest first page, each once, by as many statements for one', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await on.write(client, '1');
  statements.mockClear();
  await on.list(client);
  const few = statements.mock.calls.length;
  await database()
    .insert(comments)
    .values(
      Array.from({ length: 119 }, (_, n) => ({
        meetingId: id,
        authorId: client.id,
        comment: String(n + 2),
        createdAt: new Date(),
      })),
    );
  statements.mockClear();
  const newest = await on.list(client);
  expect(statements.mock.calls.length).toBe(few);
  statements.mockRestore();
  const pages = [newest, await on.list(client, 1), await on.list(client, 2)].map(
    ({ body }) => body as { results: { comment: string }[]; hasMore: boolean; total: number },
  );
  expect(pages.map(({ results }) => results.length)).toEqual([50, 50, 20]);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
  const texts = pages.toReversed().flatMap(({ results }) => results.map((one) => one.comment));
  expect(texts).toEqual(Array.from({ length: 120 }, (_, n) => String(n + 1)));
  expect(pages[0]?.total).toBe(120);
});
