import { eq } from 'drizzle-orm';
import type { NotificationList } from '@/lib/contract/notifications/notifications';
import { listNotifications } from '@/lib/contract/notifications/notifications';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { exportedComments } from '@/lib/server/meetings/records/comments-service';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { comments } from '@/lib/server/schema/comments';
import { mails, notifications } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { commentsOf } from '@/lib/testing/comments';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { attach, newMeeting } from '@/lib/testing/files/attachments';
import { deleteDueAccounts, takeQueued } from '@/lib/testing/jobs';
import { payOut } from '@/lib/testing/payouts';
import { mailUnread } from './conversations-service';

const SECRET = 'Do not sign the quitclaim.';

let client: TestUser;
let lawyer: TestLawyer;
let id: string;
let on: ReturnType<typeof commentsOf>;

beforeEach(async () => {
  [client, lawyer] = [await newClient({ firstName: 'Anna' }), await newLawyer()];
  id = await newMeeting({ client, lawyer });
  on = commentsOf(id);
  await takeQueued('mail_unread_comment');
});

async function notified({ cookie }: TestUser) {
  return (await send(listNotifications, { cookie })).body as NotificationList;
}

describe('in the site', () => {
  test('the reader is told once while it is not seen, without what was written', async () => {
    await on.write(lawyer, SECRET);
    await on.write(lawyer, 'And one more.');
    const { results, unseen_count } = await notified(client);
    expect(results).toEqual([
      expect.objectContaining({
        title: 'New message',
        body: 'Atty. Test Lawyer',
        icon: 'meeting-comment',
        url: `/customer-portal/meeting/${id}#messages`,
        seen: false,
      }),
    ]);
    expect(unseen_count).toBe(1);
    expect((await notified(lawyer)).results).toEqual([]);
  });

  test('whoever has read all has seen it too, and is told of what comes then', async () => {
    const first = await on.write(client, 'One');
    await on.write(client, 'Two');
    await on.see(lawyer, { last: first });
    expect((await notified(lawyer)).unseen_count).toBe(1);
    await on.see(lawyer);
    expect((await notified(lawyer)).unseen_count).toBe(0);
    await on.write(client, 'Three');
    const { results, unseen_count } = await notified(lawyer);
    expect([results.length, unseen_count]).toEqual([2, 1]);
    expect(results[0]).toMatchObject({
      body: 'Anna Reyes',
      url: `/lawyer-portal/meeting/${id}#messages`,
    });
  });

  test('nothing is announced any more that was deleted', async () => {
    const childId = await on.write(lawyer, 'One');
    await on.remove(lawyer, childId);
    expect((await notified(client)).unseen_count).toBe(0);
  });

  test('of files, once while it is not seen, and not of a time that is not paid', async () => {
    await attach(client, id);
    await attach(client, id);
    expect((await notified(lawyer)).results).toEqual([
      expect.objectContaining({
        title: 'New file',
        body: 'Anna Reyes',
        icon: 'meeting-comment',
        url: `/lawyer-portal/meeting/${id}#files`,
      }),
    ]);
    await attach(lawyer, id);
    expect((await notified(client)).results).toHaveLength(1);
    const [other, held] = [await newLawyer(), await newClient()];
    await attach(held, await newMeeting({ client: held, lawyer: other }, 'PAYMENT_PENDING'));
    expect((await notified(other)).results).toEqual([]);
  });
});

describe('by email', () => {
  const later = (minutes: number) => Date.now() + minutes * MINUTE_MS;
  const sent = (to: TestUser) =>
    database().select().from(mails).where(eq(mails.recipient, to.email));
  const work = async (now: number) => {
    for (const { commentId } of await takeQueued('mail_unread_comment'))
      await mailUnread(commentId, now);
  };

  test('one for all that is unread, without what was written, and not twice', async () => {
    await on.write(lawyer, SECRET);
    await on.write(lawyer, SECRET);
    const queued = await takeQueued('mail_unread_comment');
    expect(queued).toHaveLength(2);
    for (const { commentId } of [...queued, ...queued]) await mailUnread(commentId, later(10));
    const found = await sent(client);
    expect(found.map(({ content }) => content?.subject)).toEqual([
      'New messages from Atty. Test Lawyer',
    ]);
    const { html = '', text = '' } = found[0]?.content ?? {};
    expect(text).toContain('You have 2 unread messages about your meeting');
    expect(text).toContain(`/customer-portal/meeting/${id}#messages`);
    for (const part of [html, text]) expect(part).not.toMatch(/quitclaim|Unpaid loan/);
    expect(await sent(lawyer)).toEqual([]);
  });

  test('none about what was read or deleted meanwhile', async () => {
    await on.write(client, 'Read');
    await on.see(lawyer);
    await on.remove(client, await on.write(client, 'Deleted'));
    await work(later(10));
    expect(await sent(lawyer)).toEqual([]);
  });

  test('a further one a day later, or when something was read in between', async () => {
    await on.write(client, 'One');
    await work(later(10));
    await on.write(client, 'Two');
    await work(later(20));
    expect(await sent(lawyer)).toHaveLength(1);
    await on.write(client, 'Three');
    await work(Date.now() + 25 * HOUR_MS);
    expect(await sent(lawyer)).toHaveLength(2);
    await on.see(lawyer);
    await on.write(client, 'Four');
    await work(later(30));
    expect(await sent(lawyer)).toHaveLength(3);
  });
});

describe('with an account', () => {
  const texts = (of: string) =>
    database().select().from(comments).where(eq(comments.meetingId, of));

  test('its conversations are exported, each by whom', async () => {
    await on.write(lawyer, 'Hello');
    await on.write(client, 'Good morning');
    const { name, data } = await exportedComments(database(), client.id);
    expect(name).toBe('comments');
    expect(data).toEqual([
      expect.objectContaining({ meeting: id, by: 'the other side', comment: 'Hello' }),
      expect.objectContaining({ meeting: id, by: 'you', comment: 'Good morning' }),
    ]);
    expect((await exportedComments(database(), (await newClient()).id)).data).toEqual([]);
  });

  test.each(['client', 'lawyer'] as const)('of the %s they go, and nobody else’s', async (side) => {
    // With nothing ahead or to be paid out, which an account would wait for.
    const gone = { client: await newClient(), lawyer: await newLawyer() };
    const past = await newMeeting(gone, 'COMPLETED', Date.now() - HOUR_MS);
    await payOut(gone.lawyer, past);
    const remaining = { client: await newClient(), lawyer: await newLawyer() };
    const other = commentsOf(await newMeeting(remaining));
    await other.write(remaining.client, 'Stays');
    await commentsOf(past).write(gone.lawyer, 'Good morning Anna');
    await commentsOf(past).write(gone.client, 'Good morning');
    const { id: userId } = gone[side];
    await database()
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() - 1) })
      .where(eq(users.id, userId));
    await deleteDueAccounts(Date.now());
    expect(await texts(past)).toEqual([]);
    const left = gone[side === 'client' ? 'lawyer' : 'client'];
    expect((await commentsOf(past).read(left)).results).toEqual([]);
    expect((await other.read(remaining.lawyer)).results).toHaveLength(1);
    const about = await database()
      .select()
      .from(notifications)
      .where(eq(notifications.aboutUserId, userId));
    expect(about).toEqual([]);
  });
});
