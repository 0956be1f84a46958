import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { AdminCase } from '@/lib/contract/admin/cases';
import {
  getAdminCase as getCase,
  listCases as getCases,
  decideCase as postDecision,
  decideReviewReport as postReview,
  closeUnclaimed as postUnclaimed,
} from '@/lib/contract/admin/cases';
import { reportAbsence } from '@/lib/contract/meetings/absences';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import type { Review } from '@/lib/contract/meetings/reviews';
import {
  updateReview as changeReview,
  createReview,
  reportReview,
} from '@/lib/contract/meetings/reviews';
import { CASE_KINDS, type CaseKind } from '@/lib/domain/admin/cases';
import { splitHeld } from '@/lib/domain/cases/split';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { advance } from '@/lib/server/cases/proceedings/decisions-service';
import { latestReviews, reviewPage } from '@/lib/server/lawyers/reviews/reviews';
import { database } from '@/lib/server/platform/db/pool';
import { auditEvents } from '@/lib/server/schema/audit';
import { lawyers } from '@/lib/server/schema/lawyers';
import { mails } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { IN_PARTS, newAgreement, refundQueued } from '@/lib/testing/agreements/agreement-money';
import { send } from '@/lib/testing/api/requests';
import { bringCase, caseAbout } from '@/lib/testing/cases';
import {
  newAdmin,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { wasInCall } from '@/lib/testing/meetings/calls';
import { newUnclaimed } from '@/lib/testing/payments';
import { casesOf } from './service';

const REASON = 'It names a child.';

let admin: TestUser;
let client: TestUser;
let lawyer: TestLawyer;
beforeEach(async () => {
  [admin, client, lawyer] = [await newAdmin(), await newClient(), await newLawyer()];
});

let seeded = 0;

/** A review by a client of this lawyer, of a meeting that is over. */
async function reviewed(rating: number, by: TestUser = client) {
  seeded += 1;
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: by.id,
    status: 'COMPLETED',
    start: Date.now() - 10 * DAY_MS - seeded * 3_600_000,
  });
  const body = { meeting_id: meeting.id, rating, comment: 'My son Ben was there.' };
  const review = (await send(createReview, { cookie: by.cookie, body })).body as Review;
  const params = { id: review._id };
  return {
    id: review._id,
    report: () =>
      send(reportReview, { params, cookie: lawyer.cookie, body: { reason: 'It names my son.' } }),
    decide: (decision: 'keep' | 'hide', who: TestUser = admin) =>
      send(postReview, { params, cookie: who.cookie, body: { decision, reason: REASON } }),
    change: () => send(changeReview, { params, cookie: by.cookie, body: { rating: 1 } }),
    shown: async (who: TestUser) => {
      const answer = await send(getMeeting, { params: { id: meeting.id }, cookie: who.cookie });
      return (answer.body as Meeting).review;
    },
    mails: async () =>
      (await database().select().from(mails))
        .filter(({ dedupeKey }) => dedupeKey?.includes(review._id))
        .map(({ template, recipient }) => [template, recipient]),
    audit: () => database().select().from(auditEvents).where(eq(auditEvents.subject, review._id)),
  };
}

const figures = async () => {
  const [row] = await database()
    .select({ rating: lawyers.rating, count: lawyers.reviewCount })
    .from(lawyers)
    .where(eq(lawyers.id, lawyer.lawyerId));
  return row;
};

async function open(kind: CaseKind, state = 'open'): Promise<AdminCase[]> {
  const answer = await send(getCases, { query: { kind, state }, cookie: admin.cookie });
  expect(answer.status).toBe(200);
  return (answer.body as { results: AdminCase[] }).results;
}

test('a case of a video meeting has what both browsers reported', async () => {
  const start = Date.now() - 3 * HOUR_MS;
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status: 'COMPLETED',
    start,
  });
  await wasInCall({ id: meeting.id, start }, 'client', client, [-1, 20]);
  await wasInCall({ id: meeting.id, start }, 'lawyer', lawyer, [3, 3]);
  const params = { id: meeting.id };
  const body = { details: 'Nobody came.' };
  expect((await send(reportAbsence, { params, cookie: client.cookie, body })).status).toBe(200);
  const found = (await open('absence')).find(({ _id }) => _id === meeting.id);
  const id = await caseAbout(meeting.id);
  expect(found).toMatchObject({ type: 'VIDEO', case: { _id: id, state: 'OPEN' } });
  const shown = await send(getCase, { params: { id }, cookie: admin.cookie });
  expect(shown.body).toMatchObject({
    statements: [{ kind: 'OPENING', text: 'Nobody came.' }],
    agreement: null,
    meeting: {
      type: 'VIDEO',
      signals: [
        { role: 'client', until: isoInstant(start + 20 * MINUTE_MS), connected_to: [] },
        { role: 'lawyer', devices_on: true },
      ],
    },
  });
  const looks = await database().select().from(auditEvents).where(eq(auditEvents.subject, id));
  expect(looks).toMatchObject([{ event: 'case_viewed', userId: admin.id }]);
});

describe('a reported review', () => {
  test('that is hidden goes from everything public, and its client cannot bring it back', async () => {
    await reviewed(5, await newClient());
    const review = await reviewed(2);
    expect(await figures()).toEqual({ rating: 3.5, count: 2 });
    await review.report();
    expect(await review.decide('hide')).toMatchObject({ status: 204 });
    expect(await figures()).toEqual({ rating: 5, count: 1 });
    const { results, total } = await reviewPage(database(), lawyer.lawyerId, 0);
    expect({ total, ids: results.map(({ _id }) => _id) }).not.toMatchObject({ total: 2 });
    expect(results.map(({ _id }) => _id)).not.toContain(review.id);
    expect((await latestReviews(50)).map(({ id }) => id)).not.toContain(review.id);
    expect(await review.change()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
    expect(await figures()).toEqual({ rating: 5, count: 1 });
    expect(await review.shown(client)).toMatchObject({
      rating: 2,
      hidden_at: expect.any(String),
      report_decision: null,
    });
    expect(await review.shown(lawyer)).toMatchObject({ report_decision: 'HIDDEN' });
    expect(await review.mails()).toEqual(
      expect.arrayContaining([
        ['review-hidden', client.email],
        ['review-report-decided', lawyer.email],
      ]),
    );
    expect(await review.audit()).toMatchObject([
      { event: 'review_report_decided', actor: 'admin', userId: admin.id, detail: 'hide' },
    ]);
  });

  test('that is kept stays, its lawyer is told and its client not', async () => {
    const review = await reviewed(2);
    await review.report();
    expect(await review.decide('keep')).toMatchObject({ status: 204 });
    expect(await figures()).toEqual({ rating: 2, count: 1 });
    const notified = (await review.mails()).map(([template]) => template);
    expect(notified).toContain('review-report-decided');
    expect(notified).not.toContain('review-hidden');
    expect((await review.change()).status).toBe(200);
    const decided = await open('review', 'decided');
    expect(decided).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ _id: review.id, outcome: 'KEPT', decision: REASON }),
      ]),
    );
  });

  test('two administrators at once: one decides', async () => {
    const review = await reviewed(2);
    await review.report();
    const other = await newAdmin();
    const all = await Promise.all([review.decide('hide'), review.decide('keep', other)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await review.audit()).toHaveLength(1);
    const hidden = all[0].status === 204;
    expect((await figures())?.count).toBe(hidden ? 0 : 1);
  });

  test('of one that nobody reported nothing is decided', async () => {
    expect(await (await reviewed(2)).decide('hide')).toMatchObject({ status: 404 });
  });
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = statements.mock.calls;
  statements.mockRestore();
  return length;
}

describe('a disputed agreement', () => {
  const disputed = async () => {
    const agreement = await newAgreement(
      { client, lawyer },
      { status: 'PAID', paid: 2, terms: IN_PARTS },
    );
    await agreement.complete();
    await agreement.object();
    return agreement;
  };

  test('is listed with the sums that its decision comes to', async () => {
    const agreement = await disputed();
    const found = (await open('dispute')).find(
      (one) => one.kind === 'dispute' && one.agreement_id === agreement.id,
    );
    if (found?.kind !== 'dispute') throw new Error('not listed');
    expect(found).toMatchObject({
      about: 'OBJECTION',
      reason: 'The position paper was never filed.',
    });
    const split = splitHeld(found.held, 600_000);
    const body = { decision: 'split', refund: 600_000, reason: REASON };
    const id = await bringCase(agreement.id, 'ANSWERED', { lawyer, adminId: admin.id });
    const params = { id };
    expect(await send(postDecision, { params, cookie: admin.cookie, body })).toMatchObject({
      status: 204,
    });
    expect((await agreement.shown()).dispute?.decided_at).toBeNull();
    await advance(id, Date.now() + 7 * DAY_MS);
    await refundQueued();
    expect(await agreement.books()).toEqual({
      gateway: split.lawyer + split.fees,
      lawyer_payable: -split.lawyer,
      platform_fees: -split.fees,
    });
    expect(await send(postDecision, { params, cookie: admin.cookie, body })).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
  });

  test('more than is held is refused', async () => {
    const agreement = await disputed();
    const id = await bringCase(agreement.id, 'ANSWERED', { lawyer, adminId: admin.id });
    const body = { decision: 'split', refund: 90_000_000, reason: REASON };
    expect(await send(postDecision, { params: { id }, cookie: admin.cookie, body })).toMatchObject({
      status: 400,
      body: { key: 'invalid_input' },
    });
  });

  test('the number of statements does not grow with the cases', async () => {
    await disputed();
    const one = await statementsOf(() => casesOf('dispute', 'open', 0));
    await disputed();
    await disputed();
    expect(await statementsOf(() => casesOf('dispute', 'open', 0))).toBe(one);
  });
});

describe('money that is for nothing of ours', () => {
  const close = (id: string, who: TestUser = admin) =>
    send(postUnclaimed, { params: { id }, cookie: who.cookie, body: { reason: 'Sent back.' } });

  test('is listed, and closed once by one of two, with what was done', async () => {
    const id = await newUnclaimed();
    expect(await open('unclaimed')).toEqual([
      expect.objectContaining({ _id: id, amount: 50_000, decision: null }),
    ]);
    const other = await newAdmin();
    const all = await Promise.all([close(id), close(id, other)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await open('unclaimed')).toEqual([]);
    expect(await open('unclaimed', 'decided')).toEqual([
      expect.objectContaining({ _id: id, decision: 'Sent back.' }),
    ]);
    expect((await close(crypto.randomUUID())).status).toBe(404);
    const written = await database().select().from(auditEvents).where(eq(auditEvents.subject, id));
    expect(written).toMatchObject([{ event: 'unclaimed_payment_closed', actor: 'admin' }]);
  });

  test('the number of statements does not grow with the cases', async () => {
    await newUnclaimed();
    const one = await statementsOf(() => casesOf('unclaimed', 'open', 0));
    await newUnclaimed();
    expect(await statementsOf(() => casesOf('unclaimed', 'open', 0))).toBe(one);
  });
});

test('without a kind, the first of which a case waits is listed', async () => {
  await newUnclaimed();
  const ask = async (query: object) =>
    (await send(getCases, { cookie: admin.cookie, query: { state: 'open', ...query } })).body as {
      kind: CaseKind;
      waiting: Record<CaseKind, number>;
      results: AdminCase[];
    };
  const { kind, waiting, results } = await ask({});
  expect(kind).toBe(CASE_KINDS.find((one) => waiting[one] > 0));
  expect(results.length).toBeGreaterThan(0);
  expect(results.every((one) => one.kind === kind)).toBe(true);
  expect((await ask({ kind: 'review' })).kind).toBe('review');
});
