import { eq } from 'drizzle-orm';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import {
  cancelMeeting,
  getMeeting as readMeeting,
  rescheduleMeeting,
} from '@/lib/contract/meetings/meetings';
import { createReview as review } from '@/lib/contract/meetings/reviews';
import { getReceipt as readReceipt } from '@/lib/contract/meetings/summaries';
import {
  getIncludedMeetingTimes as readTimes,
  scheduleMeeting as schedule,
} from '@/lib/contract/work-items/scheduling';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { getWorkItem as readItem } from '@/lib/contract/work-items/work-items';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { remind } from '@/lib/server/meetings/reminders/service';
import { database } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { notifications } from '@/lib/server/schema/messages';
import { payments } from '@/lib/server/schema/payments';
import { workItemMeetings } from '@/lib/server/schema/work-items';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { mailsOf, newMeeting } from '@/lib/testing/meeting-changes';

const CONFLICT = 'Schedule conflict. Please try different time.';
const TITLES = ['Prepare for the conference', 'Go through the paper', 'Before the decision'];

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

/** An agreement of the two with three meetings of an hour, and what its client does with it. */
async function agreement(status: WorkItemStatus = 'PAID') {
  const { item, meetings: rows } = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status,
    writtenAt: Date.now() - 5 * DAY_MS,
    terms: { meetings: TITLES.map((title) => ({ title, duration: 60 })) },
  });
  const rowIds = rows.map(({ id }) => id);
  const params = { id: item.id };
  return {
    id: item.id,
    rowIds,
    choose: (
      start: number,
      {
        row = 0,
        who = client,
        ...body
      }: { row?: number; who?: TestUser; [field: string]: unknown } = {},
    ) =>
      send(schedule, {
        params,
        cookie: who.cookie,
        body: {
          work_item_meeting_id: rowIds[row],
          start_time: isoInstant(start),
          type: 'VIDEO',
          ...body,
        },
      }),
    times: (row = 0, who = client) =>
      send(readTimes, { params: { ...params, childId: rowIds[row] ?? '' }, cookie: who.cookie }),
    view: async () => (await send(readItem, { params, cookie: client.cookie })).body as WorkItem,
  };
}

const meetingOf = ({ body }: TestResponse) => body as Meeting;
const rowsOfLawyer = () =>
  database().select().from(meetings).where(eq(meetings.lawyerId, lawyer.lawyerId));
const at = (hour: number, days = 3) => manilaTime(days, hour * 60);

test('a chosen time is confirmed at once: nothing to pay, both are told, and it is the agreement’s', async () => {
  const item = await agreement();
  const answer = await item.choose(at(10), { type: 'PHONE', phone: '+63 917 123 4567' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      status: 'CONFIRMED',
      type: 'PHONE',
      duration: 60,
      phone: '+639171234567',
      subject: TITLES[0],
      work_item_id: item.id,
      refund_if_cancelled: 0,
      can_cancel: true,
      description: 'Part of the agreement “Illegal dismissal case before the NLRC, Cebu City”.',
      payment: { status: null, method: null, price: 0, platform_fee: 0, total: 0, refunded: 0 },
    },
  });
  const { _id: id } = meetingOf(answer);
  expect(await rowsOfLawyer()).toMatchObject([
    { id, kind: 'ENGAGEMENT', workItemId: item.id, free: false, price: 0, holdExpiresAt: null },
  ]);
  expect(await database().select().from(payments).where(eq(payments.payableId, id))).toEqual([]);
  const mails = await mailsOf(id);
  expect(mails.map(({ template }) => template)).toEqual([
    'meeting-confirmed-client',
    'meeting-confirmed-lawyer',
  ]);
  for (const { text, ics } of mails) {
    expect(text).toContain('It is part of your agreement');
    expect(text).not.toMatch(/₱|refund|Your fee|Paid|conflict of interest|free/i);
    expect(ics).toContain('METHOD:REQUEST');
  }
  const view = await item.view();
  expect(view.work_item_meetings).toMatchObject([
    { title: TITLES[0], meeting_id: id, meeting: { status: 'CONFIRMED', type: 'PHONE' } },
    { title: TITLES[1], meeting_id: null, meeting: null },
    { title: TITLES[2], meeting_id: null, meeting: null },
  ]);
});

test('receipt, review and request for one: there are none', async () => {
  const item = await agreement();
  const { _id: id } = meetingOf(await item.choose(at(10)));
  const params = { id };
  expect(await send(readReceipt, { params, cookie: client.cookie })).toMatchObject({ status: 404 });
  const start = new Date(Date.now() - 3 * HOUR_MS);
  const endsAt = new Date(start.getTime() + HOUR_MS);
  await database()
    .update(meetings)
    .set({ status: 'COMPLETED', startsAt: start, earliestStart: start, endsAt, createdAt: start })
    .where(eq(meetings.id, id));
  await remind(id, Date.now());
  const notified = await database()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, client.id));
  expect(notified.filter(({ kind }) => kind === 'review')).toEqual([]);
  const body = { meeting_id: id, rating: 5, comment: 'Clear.' };
  expect(await send(review, { body, cookie: client.cookie })).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
  expect((await item.view()).work_item_meetings[0]?.meeting?.status).toBe('COMPLETED');
});

describe('a time that is not open', () => {
  test('taken by another client’s booking, and the other way round', async () => {
    const [item, other] = [await agreement(), await newClient()];
    expect((await book(other, lawyer, at(10))).status).toBe(201);
    expect(await item.choose(at(10))).toMatchObject({
      status: 409,
      body: { key: 'schedule_conflict', message: CONFLICT },
    });
    expect((await item.choose(at(14))).status).toBe(200);
    expect(await book(other, lawyer, at(14) + 30 * MINUTE_MS)).toMatchObject({
      status: 409,
      body: { key: 'schedule_conflict', message: CONFLICT },
    });
  });

  test('a hold that is over gives way', async () => {
    const [item, other] = [await agreement(), await newClient()];
    const { body } = await book(other, lawyer, at(10));
    const held = (body as { _id: string })._id;
    await database()
      .update(meetings)
      .set({ holdExpiresAt: new Date(Date.now() - MINUTE_MS) })
      .where(eq(meetings.id, held));
    expect((await item.choose(at(10))).status).toBe(200);
    expect(await rowsOfLawyer()).toContainEqual(
      expect.objectContaining({ id: held, status: 'EXPIRED' }),
    );
  });

  test('sooner than the lawyer’s notice for clients', async () => {
    await database()
      .update(lawyers)
      .set({ noticeMinutes: 48 * 60 })
      .where(eq(lawyers.id, lawyer.lawyerId));
    const item = await agreement();
    const days = ((await item.times()).body as { calendar: Record<string, unknown[]> }).calendar;
    expect(
      Object.values(days)
        .map((starts) => starts.length > 0)
        .slice(0, 2),
    ).toEqual([false, false]);
    expect(await item.choose(at(10, 1))).toMatchObject({ status: 409 });
    expect((await item.choose(at(10, 4))).status).toBe(200);
  });
});

test('the times are those with room for the length, and for its client alone', async () => {
  const item = await agreement();
  await newMeeting(await newClient(), lawyer, at(10) + 30 * MINUTE_MS);
  const answer = await item.times();
  const all = Object.values(
    (answer.body as { calendar: Record<string, object[]> }).calendar,
  ).flat();
  expect(all).toContainEqual({ start_time: isoInstant(at(11)), durations: [60] });
  expect(all).not.toContainEqual({ start_time: isoInstant(at(10)), durations: [60] });
  expect((await item.times(0, await newClient())).status).toBe(404);
  expect((await item.times(0, lawyer)).status).toBe(403);
  await item.choose(at(11));
  expect(await item.times()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
});

test('two tabs at once: one meeting; the same again answers it, another time is refused', async () => {
  const item = await agreement();
  const both = await Promise.all([item.choose(at(10)), item.choose(at(12))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [made] = await rowsOfLawyer();
  const start = made?.startsAt.getTime() ?? 0;
  const again = await Promise.all([item.choose(start), item.choose(start)]);
  expect(again.map((one) => [one.status, meetingOf(one)._id])).toEqual([
    [200, made?.id],
    [200, made?.id],
  ]);
  expect(await item.choose(start + HOUR_MS * 5)).toMatchObject({
    status: 409,
    body: { key: 'bad_transition', message: 'This meeting has a time already.' },
  });
  expect(await rowsOfLawyer()).toHaveLength(1);
  expect(await mailsOf(made?.id ?? '')).toHaveLength(2);
});

describe.each(['client', 'lawyer'] as const)('cancelled by its %s', (side) => {
  test('nothing is refunded, and it can be scheduled again', async () => {
    const item = await agreement();
    const { _id: id } = meetingOf(await item.choose(at(10)));
    const who = side === 'client' ? client : lawyer;
    const answer = await send(cancelMeeting, {
      params: { id },
      cookie: who.cookie,
      body: { expected_refund: 0 },
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    const mails = (await mailsOf(id)).filter(({ template }) => template.includes('cancelled'));
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toMatch(/part of your agreement.* choose another time/);
      expect(text).not.toMatch(/₱|refund/i);
    }
    expect((await item.view()).work_item_meetings[0]).toMatchObject({ meeting_id: null });
    const again = await item.choose(at(10));
    expect(again.status).toBe(200);
    expect(meetingOf(again)._id).not.toBe(id);
    expect((await item.view()).work_item_meetings[0]?.meeting_id).toBe(meetingOf(again)._id);
    const old = await send(readMeeting, { params: { id }, cookie: client.cookie });
    expect(old.body).toMatchObject({ status: 'CANCELLED', work_item_id: item.id });
  });
});

test('moved by its lawyer: the mails say nothing of money', async () => {
  const item = await agreement();
  const { _id: id } = meetingOf(await item.choose(at(10)));
  const body = { start_time: isoInstant(at(16)), reason: 'A hearing was set.' };
  expect(
    (await send(rescheduleMeeting, { params: { id }, cookie: lawyer.cookie, body })).status,
  ).toBe(200);
  const moved = (await mailsOf(id)).filter(({ template }) => template.includes('moved'));
  expect(moved).toHaveLength(2);
  for (const { text } of moved) expect(text).not.toMatch(/₱|refund/i);
  expect((await item.view()).work_item_meetings[0]).toMatchObject({ meeting_id: id });
});

test('neither the limit of two nor that of free consultations counts it', async () => {
  const item = await agreement();
  for (const [row, hour] of [8, 10, 12].entries())
    expect((await item.choose(at(hour), { row })).status).toBe(200);
  await database()
    .update(lawyers)
    .set({ freeConsultation: true })
    .where(eq(lawyers.id, lawyer.lawyerId));
  const free = await book(client, lawyer, at(14), { free: true, expected_total: 0 });
  expect(free.status).toBe(201);
  expect((await book(client, lawyer, at(15))).status).toBe(201);
  expect(await book(client, lawyer, at(16))).toMatchObject({ body: { key: 'meeting_limit' } });
  // And with both bookings standing, another included one.
  const another = await agreement();
  expect((await another.choose(at(17))).status).toBe(200);
});

test.each(['PROPOSAL', 'PAYMENT_PENDING', 'COMPLETED', 'REJECTED'] as const)(
  'in %s no time is chosen',
  async (status) => {
    const item = await agreement(status);
    const refused = { status: 409, body: { key: 'bad_transition' } };
    expect(await item.choose(at(10))).toMatchObject(refused);
    expect(await item.times()).toMatchObject(refused);
    expect(await rowsOfLawyer()).toEqual([]);
  },
);

test('of a draft, of another client’s and of another agreement’s meeting: not found', async () => {
  const [item, draft, stranger] = [await agreement(), await agreement('DRAFT'), await newClient()];
  expect((await draft.choose(at(10))).status).toBe(404);
  expect((await item.choose(at(10), { who: stranger })).status).toBe(404);
  expect((await item.choose(at(10), { who: lawyer })).status).toBe(403);
  const other = await agreement();
  const foreign = await item.choose(at(10), { work_item_meeting_id: other.rowIds[0] });
  expect(foreign.status).toBe(404);
  expect((await item.choose(at(10), { work_item_meeting_id: 'x' })).status).toBe(400);
  expect(await rowsOfLawyer()).toEqual([]);
});

test('by phone a number is asked for', async () => {
  const item = await agreement();
  expect(await item.choose(at(10), { type: 'PHONE' })).toMatchObject({
    status: 400,
    body: { fields: { phone: 'Please provide a value.' } },
  });
});

test('a meeting that did not come about through the lawyer’s absence can be scheduled again', async () => {
  const item = await agreement();
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() - HOUR_MS,
    status: 'CANCELLED',
    duration: 60,
    meeting: { kind: 'ENGAGEMENT', workItemId: item.id, cancelledBy: 'SYSTEM' },
  });
  await database()
    .update(workItemMeetings)
    .set({ meetingId: meeting.id })
    .where(eq(workItemMeetings.id, item.rowIds[0] ?? ''));
  expect((await item.view()).work_item_meetings[0]).toMatchObject({ meeting_id: null });
  expect((await item.choose(at(10))).status).toBe(200);
});
