import { eq, like } from 'drizzle-orm';
import pg from 'pg';
import { listLawyerReviews as listReviews } from '@/lib/contract/lawyers/lawyers';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting, listMeetings } from '@/lib/contract/meetings/meetings';
import type { Review } from '@/lib/contract/meetings/reviews';
import { createReview, reportReview, updateReview } from '@/lib/contract/meetings/reviews';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import {
  eraseReports,
  eraseReviewer,
} from '@/lib/server/lawyers/own-profile/personal-data-service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { lawyerSearch, lawyers } from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { mails, notifications } from '@/lib/server/schema/messages';
import { pageChanges } from '@/lib/server/schema/pages';
import { reviewReports } from '@/lib/server/schema/summaries';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';

let client: TestUser;
let lawyer: TestLawyer;
let past = 0;

beforeEach(async () => {
  client = await newClient({ firstName: 'Maria', lastName: 'Ñoble' });
  lawyer = await newLawyer();
});

type Seed = Parameters<typeof newMeeting>[3];

/** A meeting that was over some hours ago. */
async function over(seed: Seed = {}, who = client): Promise<string> {
  past += 1;
  const start = Date.now() - past * HOUR_MS - HOUR_MS;
  const more = { bookedAt: start - HOUR_MS, status: 'COMPLETED', ...seed } as const;
  return (await newMeeting(who, lawyer, start, more)).id;
}

const write = (meetingId: string, body: object = {}, { cookie } = client) =>
  send(createReview, { cookie, body: { meeting_id: meetingId, rating: 5, ...body } });
const change = (id: string, body: object, { cookie } = client) =>
  send(updateReview, { params: { id }, cookie, body });
const report = (id: string, reason: string, { cookie }: TestUser = lawyer) =>
  send(reportReview, { params: { id }, cookie, body: { reason } });
const idOf = ({ body }: { body: unknown }) => (body as Review)._id;

async function figures() {
  const [row] = await database().select().from(lawyers).where(eq(lawyers.id, lawyer.lawyerId));
  const rows = await database()
    .select({ rating: lawyerSearch.rating })
    .from(lawyerSearch)
    .where(eq(lawyerSearch.lawyerId, lawyer.lawyerId));
  return {
    rating: row?.rating,
    count: row?.reviewCount,
    searched: [...new Set(rows.map(({ rating }) => rating))],
  };
}

async function changedPages(): Promise<number> {
  const rows = await database()
    .select()
    .from(pageChanges)
    .where(eq(pageChanges.tag, `lawyer:${lawyer.lawyerId}`));
  return rows.length;
}

const notificationsOfLawyer = () =>
  database().select().from(notifications).where(eq(notifications.userId, lawyer.id));

describe('a meeting that is over', () => {
  test('is reviewed by its client: both see it, the public sees no more than the month', async () => {
    const id = await over();
    const words = '\u202EKind.\r\n\r\n\r\nClear.\u0007  ';
    const answer = await write(id, { rating: 4, comment: words, show_name: true });
    const seen = { meeting_id: id, rating: 4, comment: 'Kind.\n\nClear.', author: 'Maria Ñ.' };
    expect(answer).toMatchObject({ status: 201, body: { ...seen, edited_at: null } });
    for (const { cookie } of [client, lawyer]) {
      const { body } = await send(getMeeting, { params: { id }, cookie });
      expect((body as Meeting).review).toEqual(answer.body);
    }
    const { body } = await send(listReviews, { params: { id: lawyer.lawyerId } });
    expect(body).toMatchObject({ total: 1, results: [{ author: 'Maria Ñ.', rating: 4 }] });
    expect(Object.keys((body as { results: object[] }).results[0] ?? {}).toSorted()).toEqual(
      ['_id', 'author', 'comment', 'month', 'rating', 'reply'].toSorted(),
    );
    const [notified, ...others] = await notificationsOfLawyer();
    expect(others).toEqual([]);
    expect(notified).toMatchObject({
      kind: 'review',
      icon: 'new-meeting',
      title: 'New review',
      body: 'Maria Ñoble, 4 stars',
      url: `/lawyer-portal/meeting/${id}`,
    });
  });

  test('average, count, search and the cached page change with each review, and with each change', async () => {
    const before = await changedPages();
    const [first, second] = [await write(await over(), { rating: 5 }), await over()];
    await write(second, { rating: 2 });
    expect(await figures()).toEqual({ rating: 3.5, count: 2, searched: [3.5] });
    expect(await changedPages()).toBe(before + 2);
    expect(await change(idOf(first), { rating: 4 })).toMatchObject({
      status: 200,
      body: { rating: 4, edited_at: expect.any(String) },
    });
    expect(await figures()).toEqual({ rating: 3, count: 2, searched: [3] });
    expect(await changedPages()).toBe(before + 3);
  });

  test('of several at once, each counts', async () => {
    const ids = [await over(), await over(), await over(), await over()];
    const all = await Promise.all(ids.map((id, index) => write(id, { rating: index + 1 })));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await figures()).toEqual({ rating: 2.5, count: 4, searched: [2.5] });
  });

  test('has one review, also when it is sent twice at once', async () => {
    const id = await over();
    const all = await Promise.all([write(id), write(id, { rating: 1 }), write(id)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await write(id)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    expect((await figures()).count).toBe(1);
    expect(await notificationsOfLawyer()).toHaveLength(1);
  });

  test('may be confirmed still, or free', async () => {
    expect((await write(await over({ status: 'CONFIRMED' }))).status).toBe(201);
    const free = { price: 0, platformFee: 0, meeting: { free: true } };
    expect((await write(await over(free))).status).toBe(201);
  });
});

describe('a change', () => {
  test('keeps what is left out; the same again changes nothing', async () => {
    const id = idOf(await write(await over(), { comment: 'Good.', show_name: true }));
    const same = await change(id, { comment: 'Good. ' });
    expect(same).toMatchObject({ status: 200, body: { rating: 5, edited_at: null } });
    expect(await change(id, { show_name: false })).toMatchObject({
      body: { comment: 'Good.', author: 'Client', edited_at: expect.any(String) },
    });
    expect(await change(id, { comment: '' })).toMatchObject({ body: { comment: '', rating: 5 } });
    expect(await notificationsOfLawyer()).toHaveLength(1);
  });

  test('of the stars is told once a day', async () => {
    const id = idOf(await write(await over()));
    for (const rating of [4, 3, 2]) await change(id, { rating });
    expect((await notificationsOfLawyer()).map(({ title }) => title).toSorted()).toEqual(
      ['Review changed', 'New review'].toSorted(),
    );
  });

  test.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { comment: 'x'.repeat(1001) }])(
    'of %j is refused',
    async (body) => {
      const id = idOf(await write(await over()));
      expect((await change(id, body)).status).toBe(400);
      expect((await write(await over(), body)).status).toBe(400);
    },
  );
});

describe('not', () => {
  test.each([
    ['early', { status: 'CONFIRMED' }, 'too_early'],
    ['cancelled', { status: 'CANCELLED' }, 'meeting_cancelled'],
    ['never paid', { status: 'EXPIRED' }, 'bad_transition'],
    ['held', { status: 'PAYMENT_PENDING' }, 'bad_transition'],
    ['of an agreement', { status: 'COMPLETED', meeting: { kind: 'ENGAGEMENT' } }, 'bad_transition'],
  ] as const)('%s', async (what, seed, key) => {
    const start = what === 'early' ? Date.now() - 29 * MINUTE_MS : Date.now() - 3 * HOUR_MS;
    const { id } = await newMeeting(client, lawyer, start, { bookedAt: start - HOUR_MS, ...seed });
    expect(await write(id)).toMatchObject({ status: 409, body: { key } });
    expect(await figures()).toEqual({ rating: 0, count: 0, searched: [0] });
  });

  test('by anybody else: it is not there for them, and nothing changes', async () => {
    const [stranger, otherLawyer] = [await newClient(), await newLawyer()];
    const id = await over();
    expect((await write(id, {}, stranger)).status).toBe(404);
    expect((await write('no-id')).status).toBe(404);
    expect((await write(id, {}, lawyer)).status).toBe(403);
    const review = idOf(await write(id));
    expect((await change(review, { rating: 1 }, stranger)).status).toBe(404);
    expect((await change(review, { rating: 1 }, lawyer)).status).toBe(403);
    expect((await report(review, 'Not mine.', otherLawyer)).status).toBe(404);
    expect((await report(review, 'Mine.', client)).status).toBe(403);
    expect(await figures()).toMatchObject({ rating: 5, count: 1 });
    expect(await database().select().from(reviewReports)).toEqual([]);
  });
});

describe('a report', () => {
  test('is stored once and mailed to the operator; the review stays', async () => {
    const id = await over();
    const review = idOf(await write(id, { rating: 1, comment: 'He told my employer.' }));
    const all = [await report(review, 'It is not true.'), await report(review, 'Once more.')];
    expect(all.map(({ status }) => status)).toEqual([204, 409]);
    const stored = await database().select().from(reviewReports);
    expect(stored).toMatchObject([{ reviewId: review, reason: 'It is not true.' }]);
    const sent = await database()
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `%${review}%`));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.recipient).toBe('help@sangguni.example');
    const text = (sent[0]?.content?.text ?? '').replace(/\s+/g, ' ');
    for (const part of ['He told my employer.', 'It is not true.', lawyer.lawyerId])
      expect(text).toContain(part);
    expect(text).not.toContain('Ñoble');
    expect((await figures()).count).toBe(1);
    // The lawyer sees that it was reported, the client does not.
    const seenBy = async ({ cookie }: TestUser) =>
      ((await send(getMeeting, { params: { id }, cookie })).body as Meeting).review?.reported_at;
    expect([await seenBy(lawyer), await seenBy(client)]).toEqual([expect.any(String), null]);
  });

  test.each(['', '   ', 'x'.repeat(1001)])('needs a reason', async (reason) => {
    const review = idOf(await write(await over()));
    expect(await report(review, reason)).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) } },
    });
  });
});

test('a list of meetings takes no statement more for their reviews', async () => {
  const counted = async (): Promise<[number, Meeting[]]> => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const query = { period: 'past' };
    const { body } = await send(listMeetings, { query, cookie: client.cookie });
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return [length, (body as { results: Meeting[] }).results];
  };
  await write(await over());
  const [few] = await counted();
  for (let n = 0; n < 4; n += 1) await write(await over());
  const [many, results] = await counted();
  expect(many).toBe(few);
  expect(results.map(({ _id, review }) => review?.meeting_id === _id)).toEqual(
    new Array(5).fill(true),
  );
});

test('with the account of its client the name goes, from the cached page too; the stars stay', async () => {
  const review = idOf(await write(await over(), { rating: 3, show_name: true }));
  await report(review, 'It names Maria.');
  const before = await changedPages();
  await transaction(async (tx) => {
    await eraseReviewer(tx, { id: client.id, email: client.email });
    await eraseReports(tx, { id: client.id, email: client.email });
  });
  expect(await changedPages()).toBe(before + 1);
  expect(await database().select().from(reviews).where(eq(reviews.id, review))).toMatchObject([
    { showName: false, rating: 3 },
  ]);
  const left = await database()
    .select()
    .from(reviewReports)
    .where(eq(reviewReports.reviewId, review));
  expect(left).toEqual([]);
});
