import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { NotificationList } from '@/lib/contract/notifications/notifications';
import { listNotifications } from '@/lib/contract/notifications/notifications';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { mailUnread } from '@/lib/server/meetings/messages/conversations-service';
import { eraseComments, exportedComments } from '@/lib/server/meetings/records/comments-service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { comments } from '@/lib/server/schema/comments';
import { mails } from '@/lib/server/schema/messages';
import { workItems } from '@/lib/server/schema/work-items';
import { send } from '@/lib/testing/api/requests';
import { agreementCommentsOf, commentsOf } from '@/lib/testing/comments';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/files/attachments';
import { takeQueued } from '@/lib/testing/jobs';
import { newWorkItem } from '@/lib/testing/work-items';

const SECRET = 'Do not sign the quitclaim.';

let client: TestUser;
let lawyer: TestLawyer;
let id: string;
let on: ReturnType<typeof agreementCommentsOf>;

beforeEach(async () => {
  [client, lawyer] = [await newClient({ firstName: 'Anna' }), await newLawyer()];
  id = await newWorkItem({ client, lawyer }, 'PROPOSAL');
  on = agreementCommentsOf(id);
  await takeQueued('mail_unread_comment');
});

const rows = () => database().select().from(comments).where(eq(comments.workItemId, id));
const change = (set: Partial<typeof workItems.$inferInsert>, of = id) =>
  database().update(workItems).set(set).where(eq(workItems.id, of));
async function notified({ cookie }: TestUser) {
  return (await send(listNotifications, { cookie })).body as NotificationList;
}

test('both write, and read each other in the order of writing', async () => {
  const first = await on.write(lawyer, ' Please bring\nthe contract. ');
  await on.write(client, 'I will.');
  const { results, total, unread_count } = await on.read(client);
  expect(results).toEqual([
    {
      _id: first,
      item_id: id,
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
        name: 'Anna Reyes',
        type: 'CUSTOMER',
        picture_url: null,
        member: null,
      },
    }),
  ]);
  expect({ total, unread_count }).toEqual({ total: 2, unread_count: 1 });
});

test('an own one is changed and deleted', async () => {
  const childId = await on.write(client, 'One');
  expect(await on.edit(client, childId, 'Two')).toMatchObject({
    status: 200,
    body: { item_id: id, comment: 'Two', edited_at: expect.any(String) },
  });
  expect((await on.remove(client, childId)).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test('what is not theirs is 404 to everybody, and nothing changes', async () => {
  const childId = await on.write(client, 'Mine');
  const before = await rows();
  const other = agreementCommentsOf(await newWorkItem({ client, lawyer }, 'PROPOSAL'));
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
  expect(await rows()).toEqual(before);
});

test('one of a meeting is none of an agreement, and the reverse', async () => {
  const meeting = commentsOf(await newMeeting({ client, lawyer }));
  const [here, there] = [await on.write(client, 'Here'), await meeting.write(client, 'There')];
  expect((await on.edit(client, there, 'x')).status).toBe(404);
  expect((await meeting.remove(client, here)).status).toBe(404);
  await on.see(lawyer);
  expect((await meeting.read(lawyer)).unread_count).toBe(1);
});

test('a key that made one about another agreement makes none here', async () => {
  const key = randomUUID();
  const other = agreementCommentsOf(await newWorkItem({ client, lawyer }, 'PROPOSAL'));
  const { status, body } = await other.post(client, 'Once', key);
  expect(status).toBe(201);
  await database().execute(`delete from idempotency_keys where key = '${key}'`);
  expect((await other.post(client, 'Once', key)).body).toEqual(body);
  expect(await on.post(client, 'Once', key)).toMatchObject({ status: 400 });
  expect(await rows()).toEqual([]);
});

describe('can be written', () => {
  test('by nobody while it is a draft, of which the client sees nothing', async () => {
    const draft = agreementCommentsOf(await newWorkItem({ client, lawyer }, 'DRAFT'));
    expect(await draft.post(lawyer, 'Hello')).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
    for (const answer of [await draft.list(client), await draft.post(client, 'Hello')])
      expect(answer.status).toBe(404);
  });

  test.each(['PROPOSAL', 'PAYMENT_PENDING', 'PAID', 'COMPLETED', 'REJECTED'] as const)(
    'by both while it is %s',
    async (status) => {
      const of = await newWorkItem({ client, lawyer }, status);
      const now = new Date();
      if (status === 'COMPLETED') await change({ completedAt: now }, of);
      if (status === 'REJECTED') await change({ rejectedAt: now }, of);
      for (const who of [client, lawyer])
        expect((await agreementCommentsOf(of).post(who, 'Hello')).status).toBe(201);
    },
  );

  test('until 30 days after its end; deleted ever after', async () => {
    id = await newWorkItem({ client, lawyer }, 'COMPLETED');
    on = agreementCommentsOf(id);
    await change({ completedAt: new Date(Date.now() - 29 * DAY_MS) });
    const childId = await on.write(client, 'Mine');
    await change({ completedAt: new Date(Date.now() - 31 * DAY_MS) });
    expect((await on.post(client, 'More')).status).toBe(409);
    expect((await on.edit(client, childId, 'New')).status).toBe(409);
    expect((await on.read(lawyer)).results[0]?.comment).toBe('Mine');
    expect((await on.remove(client, childId)).status).toBe(204);
  });

  test('while there is somebody to read it', async () => {
    await database().update(users).set({ deletedAt: new Date() }).where(eq(users.id, lawyer.id));
    expect((await on.post(client, 'Hello?')).status).toBe(409);
  });
});

test('the unread are those of the other one, until they are seen', async () => {
  await on.write(lawyer, 'One');
  const second = await on.write(lawyer, 'Two');
  await on.write(lawyer, 'Three');
  await on.write(client, 'Four');
  const unread = async (who: TestUser) => (await on.read(who)).unread_count;
  expect([await unread(client), await unread(lawyer)]).toEqual([3, 1]);
  expect((await on.see(client, { last: second })).status).toBe(204);
  expect(await unread(client)).toBe(1);
  expect((await on.see(client)).status).toBe(204);
  expect([await unread(client), await unread(lawyer)]).toEqual([0, 1]);
});

describe('the reader is told', () => {
  test('in the site once while it is not seen, without what was written', async () => {
    await on.write(lawyer, SECRET);
    await on.write(lawyer, 'And one more.');
    const { results, unseen_count } = await notified(client);
    expect(results).toEqual([
      expect.objectContaining({
        title: 'New message',
        body: 'Atty. Test Lawyer',
        icon: 'meeting-comment',
        url: `/customer-portal/work-items/${id}#messages`,
        seen: false,
      }),
    ]);
    expect(unseen_count).toBe(1);
    await on.see(client);
    expect((await notified(client)).unseen_count).toBe(0);
    await on.write(client, 'I see.');
    expect((await notified(lawyer)).results[0]).toMatchObject({
      body: 'Anna Reyes',
      url: `/lawyer-portal/work-items/${id}#messages`,
    });
  });

  test('by one mail after ten minutes, without what was written and what it is about', async () => {
    await on.write(lawyer, SECRET);
    await on.write(lawyer, SECRET);
    const queued = await takeQueued('mail_unread_comment');
    expect(queued).toHaveLength(2);
    const later = Date.now() + 10 * MINUTE_MS;
    for (const { commentId } of [...queued, ...queued]) await mailUnread(commentId, later);
    const found = await database().select().from(mails).where(eq(mails.recipient, client.email));
    expect(found.map(({ content }) => content?.subject)).toEqual([
      'New messages from Atty. Test Lawyer',
    ]);
    const { html = '', text = '' } = found[0]?.content ?? {};
    expect(text).toContain('You have 2 unread messages about your agreement');
    expect(text).toContain(`/customer-portal/work-items/${id}#messages`);
    for (const part of [html, text]) expect(part).not.toMatch(/quitclaim|dismissal/i);
  });

  test('by none about what was read meanwhile', async () => {
    await on.write(client, 'Read');
    await on.see(lawyer);
    for (const { commentId } of await takeQueued('mail_unread_comment'))
      await mailUnread(commentId, Date.now() + 10 * MINUTE_MS);
    expect(await database().select().from(mails).where(eq(mails.recipient, lawyer.email))).toEqual(
      [],
    );
  });
});

test('its conversation is exported, and goes with the account of either side', async () => {
  const meeting = await newMeeting({ client, lawyer });
  await commentsOf(meeting).write(client, 'Of a meeting');
  await on.write(lawyer, 'Hello');
  await on.write(client, 'Good morning');
  const { data } = await exportedComments(database(), client.id);
  expect(data).toEqual([
    expect.objectContaining({ meeting, by: 'you', comment: 'Of a meeting' }),
    expect.objectContaining({ agreement: id, by: 'the other side', comment: 'Hello' }),
    expect.objectContaining({ agreement: id, by: 'you', comment: 'Good morning' }),
  ]);
  const remaining = await newClient();
  const other = await newWorkItem({ client: remaining, lawyer: await newLawyer() }, 'PROPOSAL');
  await agreementCommentsOf(other).write(remaining, 'Stays');
  await transaction((tx) => eraseComments(tx, { id: lawyer.id, email: lawyer.email }));
  expect(await rows()).toEqual([]);
  expect((await agreementCommentsOf(other).read(remaining)).total).toBe(1);
});
