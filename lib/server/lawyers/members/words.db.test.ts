import { eq } from 'drizzle-orm';
import {
  getClient as clientDetail,
  listClientMeetings as clientMeetings,
} from '@/lib/contract/meetings/clients';
import { getThread as thread, listThreads as threads } from '@/lib/contract/meetings/inbox';
import {
  addMeetingFiles as addFiles,
  listMeetings as calendarMeetings,
  deleteMeetingFile as removeFile,
} from '@/lib/contract/meetings/meetings';
import {
  addOwnText as addText,
  listOwnTexts as quickReplies,
  deleteOwnText as removeText,
} from '@/lib/contract/meetings/quick-replies';
import { listReceivedPayments as received } from '@/lib/contract/payments/received-payments';
import { getStatement as statement } from '@/lib/contract/payments/statements';
import type { MemberRight } from '@/lib/domain/platform/members';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits, sessions } from '@/lib/server/schema/accounts';
import { comments } from '@/lib/server/schema/comments';
import { practiceMembers } from '@/lib/server/schema/members';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { commentsOf } from '@/lib/testing/comments';
import {
  giveApp,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

const SUBJECT = 'Unpaid loan of a relative';

beforeEach(async () => {
  await database().delete(rateLimits);
});

/** Somebody who works for a lawyer beside others, in a session that has switched. */
async function memberOf(lawyer: TestLawyer, ...rights: MemberRight[]): Promise<TestUser> {
  const user = await newClient();
  await giveApp(user.id);
  const [row] = await database()
    .insert(practiceMembers)
    .values({
      lawyerId: lawyer.lawyerId,
      email: user.email,
      userId: user.id,
      rights,
      invitedAt: new Date(),
      acceptedAt: new Date(),
      expiresAt: new Date(Date.now() + DAY_MS),
    })
    .returning();
  const practiceMemberId = row?.id ?? null;
  await database().update(sessions).set({ practiceMemberId }).where(eq(sessions.userId, user.id));
  return user;
}

async function scene() {
  const [lawyer, client] = await Promise.all([newLawyer(), newClient()]);
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() + 3 * DAY_MS,
  });
  return { lawyer, client, id: meeting.id ?? '' };
}

const wordsOf = async (id: string) => {
  const rows = await database().select().from(comments).where(eq(comments.meetingId, id));
  return rows.map(({ comment }) => comment).toSorted();
};

describe('what others of the practice wrote', () => {
  test('nobody changes, and the lawyer alone deletes', async () => {
    const { lawyer, client, id } = await scene();
    const [writer, other] = [
      await memberOf(lawyer, 'messages'),
      await memberOf(lawyer, 'messages'),
    ];
    const on = commentsOf(id);
    const byLawyer = await on.write(lawyer, 'Please bring the titles.');
    const byWriter = await on.write(writer, 'The office is open at nine.');
    for (const [reader, changes, deletes] of [
      [lawyer, [true, false], [true, true]],
      [writer, [false, true], [false, true]],
      [other, [false, false], [false, false]],
      [client, [false, false], [false, false]],
    ] as const) {
      const { results } = await on.read(reader);
      expect(results.map((one) => one.can_change)).toEqual(changes);
      expect(results.map((one) => one.can_delete)).toEqual(deletes);
    }
    for (const target of [byLawyer, byWriter]) {
      expect((await on.edit(other, target, 'I release all money.')).status).toBe(404);
      expect((await on.remove(other, target)).status).toBe(404);
    }
    expect((await on.edit(writer, byLawyer, 'I release all money.')).status).toBe(404);
    expect(await wordsOf(id)).toEqual(['Please bring the titles.', 'The office is open at nine.']);
    expect((await on.edit(writer, byWriter, 'The office is open at ten.')).status).toBe(200);
    expect((await on.edit(lawyer, byWriter, 'The office is closed.')).status).toBe(404);
    expect(await wordsOf(id)).toEqual(['Please bring the titles.', 'The office is open at ten.']);
    expect((await on.remove(lawyer, byWriter)).status).toBe(204);
    expect(await wordsOf(id)).toEqual(['Please bring the titles.']);
  });

  test('of files the same, those of before a member included', async () => {
    const { lawyer, client, id } = await scene();
    const member = await memberOf(lawyer, 'meetings', 'files');
    const add = async (user: TestUser, name: string) => {
      const body = new FormData();
      body.append('files', new File(['Facts of the case'], name, { type: 'text/plain' }));
      const answer = await send(addFiles, { params: { id }, body, cookie: user.cookie });
      expect(answer.status).toBe(200);
      return (answer.body as { files: { _id: string; name: string; can_remove: boolean }[] }).files;
    };
    await add(lawyer, 'of-lawyer.txt');
    await add(client, 'of-client.txt');
    const files = await add(member, 'of-member.txt');
    expect(files.map(({ name, can_remove }) => [name, can_remove])).toEqual([
      ['of-lawyer.txt', false],
      ['of-client.txt', false],
      ['of-member.txt', true],
    ]);
    const [ofLawyer, ofClient, ofMember] = files.map(({ _id }) => _id);
    const remove = async (user: TestUser, childId = '') =>
      (await send(removeFile, { params: { id, childId }, cookie: user.cookie })).status;
    expect(await remove(member, ofLawyer)).toBe(404);
    expect(await remove(member, ofClient)).toBe(404);
    expect(await remove(member, ofMember)).toBe(204);
    expect(await remove(lawyer, ofLawyer)).toBe(204);
  });
});

describe('words of the case', () => {
  test('a member with the calendar alone neither reads nor finds by', async () => {
    const { lawyer, id } = await scene();
    const member = await memberOf(lawyer, 'calendar');
    const list = async (user: TestUser, q?: string) =>
      send(calendarMeetings, { query: q ? { q } : {}, cookie: user.cookie });
    const listed = await list(member);
    expect(listed).toMatchObject({ body: { results: [{ _id: id, subject: 'Meeting' }] } });
    expect(JSON.stringify(listed.body)).not.toContain('relative');
    expect((await list(member, 'unpaid relative')).body).toMatchObject({ results: [] });
    expect((await list(lawyer, 'unpaid relative')).body).toMatchObject({ results: [{ _id: id }] });
    const arranges = await memberOf(lawyer, 'meetings');
    expect((await list(arranges, 'unpaid relative')).body).toMatchObject({
      results: [{ subject: SUBJECT }],
    });
  });

  test('a member with the messages alone neither reads nor finds by', async () => {
    const { lawyer, client, id } = await scene();
    await commentsOf(id).write(client, 'Good morning.');
    const member = await memberOf(lawyer, 'messages');
    const of = { params: { id: client.id }, cookie: member.cookie };
    const answers = [
      await send(threads, { cookie: member.cookie }),
      await send(thread, of),
      await send(clientDetail, of),
      await send(clientMeetings, of),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('relative');
    }
    const found = await send(threads, { query: { q: 'relative' }, cookie: member.cookie });
    expect(found.body).toMatchObject({ results: [] });
    const byLawyer = await send(threads, { query: { q: 'relative' }, cookie: lawyer.cookie });
    expect(byLawyer.body).toMatchObject({ results: [{ last: { about: { title: SUBJECT } } }] });
  });

  test('a member with the money alone does not read, nor balance and tax data of a statement', async () => {
    const { lawyer } = await scene();
    const member = await memberOf(lawyer, 'money');
    const list = await send(received, { cookie: member.cookie });
    expect(list.status).toBe(200);
    expect(JSON.stringify(list.body)).not.toContain('relative');
    const month = new Date().toISOString().slice(0, 7);
    expect(await send(statement, { query: { month }, cookie: member.cookie })).toMatchObject({
      status: 403,
      body: { key: 'not_for_members' },
    });
  });
});

test('texts to use again are each person’s own, and summaries the lawyer’s', async () => {
  const { lawyer } = await scene();
  const member = await memberOf(lawyer, 'messages');
  const add = (user: TestUser, kind: string) =>
    send(addText, { body: { kind, text: `Kept by ${user.id}` }, cookie: user.cookie });
  const [summary, reply] = [await add(lawyer, 'summary'), await add(lawyer, 'reply')];
  const refused = { status: 403, body: { key: 'not_for_members' } };
  expect(await add(member, 'summary')).toMatchObject(refused);
  expect(
    await send(quickReplies, { query: { kind: 'summary' }, cookie: member.cookie }),
  ).toMatchObject(refused);
  expect(
    (await send(quickReplies, { query: { kind: 'reply' }, cookie: member.cookie })).body,
  ).toEqual({
    results: [],
  });
  for (const { body } of [summary, reply]) {
    const params = { id: (body as { _id: string })._id };
    expect((await send(removeText, { params, cookie: member.cookie })).status).toBe(404);
  }
  const own = await add(member, 'reply');
  expect(
    (await send(quickReplies, { query: { kind: 'reply' }, cookie: member.cookie })).body,
  ).toEqual({
    results: [own.body],
  });
  expect(
    (await send(quickReplies, { query: { kind: 'reply' }, cookie: lawyer.cookie })).body,
  ).toEqual({
    results: [reply.body],
  });
});
