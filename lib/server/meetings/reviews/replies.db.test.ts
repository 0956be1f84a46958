import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { PublicReview } from '@/lib/contract/lawyers/lawyers';
import { listLawyerReviews as listReviews } from '@/lib/contract/lawyers/lawyers';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import type { Review } from '@/lib/contract/meetings/reviews';
import {
  createReview,
  replyToReview as reply,
  withdrawReply,
} from '@/lib/contract/meetings/reviews';
import { HOUR_MS } from '@/lib/domain/platform/time';
import {
  eraseReplies,
  exportedReplies,
} from '@/lib/server/lawyers/own-profile/personal-data-service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { notifications } from '@/lib/server/schema/messages';
import { pageChanges } from '@/lib/server/schema/pages';
import { reviewReplies } from '@/lib/server/schema/summaries';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';

let client: TestUser;
let lawyer: TestLawyer;
let meetingId: string;
let review: string;

/** Creates a review of a meeting that ended some hours ago. */
async function reviewed(hours = 2): Promise<string> {
  const start = Date.now() - hours * HOUR_MS;
  const seed = { bookedAt: start - HOUR_MS, status: 'COMPLETED' } as const;
  meetingId = (await newMeeting(client, lawyer, start, seed)).id;
  const body = { meeting_id: meetingId, rating: 2, comment: 'Late.' };
  const written = await send(createReview, { cookie: client.cookie, body });
  return (written.body as Review)._id;
}

beforeEach(async () => {
  client = await newClient();
  lawyer = await newLawyer();
  review = await reviewed();
});

const answer = (text: unknown, { cookie }: TestUser = lawyer, id = review) =>
  send(reply, { params: { id }, cookie, body: { reply: text } });
const takeBack = ({ cookie }: TestUser = lawyer, id = review) =>
  send(withdrawReply, { params: { id }, cookie });

async function publicReviews(): Promise<PublicReview[]> {
  const { body } = await send(listReviews, { params: { id: lawyer.lawyerId } });
  return (body as { results: PublicReview[] }).results;
}

async function replySeenBy({ cookie }: TestUser) {
  const { body } = await send(getMeeting, { params: { id: meetingId }, cookie });
  return (body as Meeting).review?.reply;
}

const notificationsOfClient = () =>
  database().select().from(notifications).where(eq(notifications.userId, client.id));
const changedPages = () =>
  database().$count(pageChanges, eq(pageChanges.tag, `lawyer:${lawyer.lawyerId}`));

test('a reply stands below the review for everyone, and the client is told without a word of it', async () => {
  const before = await changedPages();
  const { status, body } = await answer('Thank you.\r\n\r\n\r\nI am sorry.\u0007 ');
  const text = 'Thank you.\n\nI am sorry.';
  expect(status).toBe(200);
  expect(body).toMatchObject({ _id: review, reply: { text, created_at: expect.any(String) } });
  for (const who of [client, lawyer]) expect(await replySeenBy(who)).toMatchObject({ text });
  const [shown] = await publicReviews();
  expect(shown?.reply).toEqual({ text, month: expect.stringMatching(/^\d{4}-\d\d$/) });
  expect(await changedPages()).toBe(before + 1);
  expect(await notificationsOfClient()).toMatchObject([
    {
      kind: 'review',
      title: 'Reply to your review',
      body: 'Atty. Test Lawyer',
      url: `/customer-portal/meeting/${meetingId}`,
    },
  ]);
});

test('there is one: the same again changes nothing, another is refused until it is taken back', async () => {
  const all = await Promise.all([answer('Thank you.'), answer('Thank you.')]);
  expect(all.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answer('Something else.')).toMatchObject({
    status: 409,
    body: { key: 'bad_transition', message: 'You have already replied to this review.' },
  });
  expect(await replySeenBy(client)).toMatchObject({ text: 'Thank you.' });

  expect([(await takeBack()).status, (await takeBack()).status]).toEqual([204, 204]);
  expect([await replySeenBy(client), (await publicReviews())[0]?.reply]).toEqual([null, null]);
  expect((await answer('Something else.')).status).toBe(200);
  // Told of the first alone.
  expect(await notificationsOfClient()).toHaveLength(1);
});

test.each(['', '  ', 'x'.repeat(1001), undefined])('needs a text', async (text) => {
  expect(await answer(text)).toMatchObject({
    status: 400,
    body: { fields: { reply: expect.any(String) } },
  });
});

test('a review is nobody else’s to answer, and a hidden one nobody’s', async () => {
  const other = await newLawyer();
  await answer('Thank you.');
  expect([(await answer('Mine.', other)).status, (await takeBack(other)).status]).toEqual([
    404, 404,
  ]);
  expect(await replySeenBy(lawyer)).toMatchObject({ text: 'Thank you.' });

  await database().update(reviews).set({ hiddenAt: new Date() }).where(eq(reviews.id, review));
  expect(await publicReviews()).toEqual([]);
  await takeBack();
  expect(await answer('Again.')).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
});

test('is among what a lawyer exports, and goes with the account of either', async () => {
  const replyRows = () =>
    database().select().from(reviewReplies).where(eq(reviewReplies.lawyerId, lawyer.lawyerId));
  await answer('Thank you, Maria.');
  expect(await exportedReplies(database(), lawyer.id)).toMatchObject({
    name: 'review_replies',
    data: [{ review, reply: 'Thank you, Maria.' }],
  });
  expect(await exportedReplies(database(), client.id)).toBeUndefined();

  for (const { id, email } of [client, lawyer]) {
    await answer('Thank you, Maria.');
    const before = await changedPages();
    await transaction((tx) => eraseReplies(tx, { id, email }));
    expect(await replyRows()).toEqual([]);
    expect(await changedPages()).toBe(before + 1);
  }
});

test('costs the same however many there are, and the sitemap tells of it', async () => {
  const cost = async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await publicReviews();
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return length;
  };
  const changedAt = async () => {
    const [row] = await database()
      .select({ at: lawyers.profileChangedAt })
      .from(lawyers)
      .where(eq(lawyers.id, lawyer.lawyerId));
    return row?.at.getTime() ?? 0;
  };
  const bare = await cost();
  for (const hours of [4, 6, 8]) await answer('Thank you.', lawyer, await reviewed(hours));
  expect(await cost()).toBe(bare);
  const before = await changedAt();
  await answer('Thank you.');
  expect(await changedAt()).toBeGreaterThan(before);
});
