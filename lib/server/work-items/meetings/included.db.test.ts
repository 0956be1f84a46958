import { desc, eq } from 'drizzle-orm';
import pg from 'pg';
import {
  addIncludedMeeting as add,
  changeIncludedMeeting as change,
} from '@/lib/contract/work-items/included-meetings';
import { scheduleMeeting as schedule } from '@/lib/contract/work-items/scheduling';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { getWorkItem as readItem } from '@/lib/contract/work-items/work-items';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { MAX_INCLUDED_MEETINGS, type WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { database } from '@/lib/server/platform/db/pool';
import { notifications } from '@/lib/server/schema/messages';
import { workItemVersions } from '@/lib/server/schema/work-items';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

const PREPARE = { title: 'Prepare for the conference', duration: 30 } as const;
const PAPER = { title: 'Go through the paper', duration: 60 } as const;

let client: TestUser;
let lawyer: TestLawyer;

beforeAll(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

/** An agreement of the two with one included meeting, and what its lawyer does with it. */
async function agreement(
  status: WorkItemStatus,
  meetings: readonly (typeof PREPARE)[] = [PREPARE],
) {
  const { item, meetings: rows } = await seedWorkItem(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    status,
    writtenAt: Date.now() - 2 * DAY_MS,
    terms: { meetings: [...meetings] },
  });
  const params = { id: item.id };
  const first = rows[0]?.id ?? '';
  return {
    id: item.id,
    first,
    add: (body: object = PAPER, who: TestUser = lawyer, headers = {}) =>
      send(add, { params, cookie: who.cookie, body, headers }),
    change: (body: object = PAPER, who: TestUser = lawyer, childId = first) =>
      send(change, { params: { ...params, childId }, cookie: who.cookie, body }),
    view: async (who: TestUser = lawyer) =>
      (await send(readItem, { params, cookie: who.cookie })).body as WorkItem,
    versions: () =>
      database()
        .select()
        .from(workItemVersions)
        .where(eq(workItemVersions.workItemId, item.id))
        .orderBy(desc(workItemVersions.version)),
  };
}

const notified = async () =>
  (await database().select().from(notifications).where(eq(notifications.userId, client.id))).map(
    ({ title }) => title,
  );
const shown = ({ work_item_meetings: all }: WorkItem) =>
  all.map(({ title, duration }) => ({ title, duration }));

beforeEach(async () => {
  await database().delete(notifications);
});

test.each([
  ['DRAFT', []],
  ['PROPOSAL', ['Agreement changed']],
] as const)('in %s another meeting is a new version of the terms', async (status, notification) => {
  const item = await agreement(status);
  const answer = await item.add();
  expect(answer.status).toBe(201);
  const view = await item.view();
  expect(view.version).toBe(2);
  expect(shown(view)).toEqual([PREPARE, PAPER]);
  expect(view.work_item_meetings[1]?._id).toBe((answer.body as { _id: string })._id);
  const [newest, before] = await item.versions();
  expect(newest?.terms.meetings).toEqual([PREPARE, PAPER]);
  expect(newest?.sha256).not.toBe(before?.sha256);
  expect(view.sha256).toBe(newest?.sha256);
  expect(await notified()).toEqual(notification);
});

test('a paid agreement gets another meeting beside what is agreed, and its client is told', async () => {
  const item = await agreement('PAID');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [answer, again] = [await item.add(PAPER, lawyer, key), await item.add(PAPER, lawyer, key)];
  expect(answer.status).toBe(201);
  expect(again.body).toEqual(answer.body);
  const view = await item.view(client);
  expect(view.version).toBe(1);
  expect(shown(view)).toEqual([PREPARE, PAPER]);
  expect((await item.versions()).map(({ terms }) => terms.meetings)).toEqual([[PREPARE]]);
  expect(await notified()).toEqual(['Meeting added']);
});

test('one without a time is changed: in a proposal by a new version, once paid in place', async () => {
  const proposal = await agreement('PROPOSAL');
  expect(await proposal.change()).toMatchObject({
    status: 200,
    body: { _id: proposal.first, ...PAPER, meeting_id: null },
  });
  expect((await proposal.view()).version).toBe(2);
  const paid = await agreement('PAID');
  expect(await paid.change()).toMatchObject({ status: 200, body: { ...PAPER } });
  expect((await paid.view()).version).toBe(1);
  expect(await notified()).toEqual(['Agreement changed', 'Meeting changed']);
  // The same again is no news.
  expect((await paid.change()).status).toBe(200);
  expect((await proposal.change()).status).toBe(200);
  expect(await notified()).toHaveLength(2);
  expect((await proposal.view()).version).toBe(2);
});

test('one with a time stays as it is', async () => {
  const item = await agreement('PAID');
  const start_time = isoInstant(manilaTime(3, 600));
  const body = { work_item_meeting_id: item.first, start_time, type: 'VIDEO' };
  await send(schedule, { params: { id: item.id }, cookie: client.cookie, body });
  expect(await item.change()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  expect(shown(await item.view())).toEqual([PREPARE]);
});

test.each(['PAYMENT_PENDING', 'COMPLETED', 'REJECTED'] as const)(
  'in %s neither',
  async (status) => {
    const item = await agreement(status);
    const refused = { status: 409, body: { key: 'bad_transition' } };
    expect(await item.add()).toMatchObject(refused);
    expect(await item.change()).toMatchObject(refused);
    expect(shown(await item.view())).toEqual([PREPARE]);
  },
);

test('by nobody else, and of no other agreement', async () => {
  const [item, other] = [await agreement('PAID'), await agreement('PAID')];
  const stranger = await newLawyer();
  expect((await item.add(PAPER, stranger)).status).toBe(404);
  expect((await item.change(PAPER, stranger)).status).toBe(404);
  expect((await item.add(PAPER, client)).status).toBe(403);
  expect((await item.change(PAPER, client)).status).toBe(403);
  expect((await item.change(PAPER, lawyer, other.first)).status).toBe(404);
  expect(shown(await item.view())).toEqual([PREPARE]);
});

test('a title is needed, a length that there is, and room', async () => {
  const item = await agreement(
    'PAID',
    Array.from({ length: MAX_INCLUDED_MEETINGS }, () => PREPARE),
  );
  expect(await item.add({ title: ' ', duration: 45 })).toMatchObject({
    status: 400,
    body: { fields: { title: expect.any(String), duration: expect.any(String) } },
  });
  expect(await item.add()).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
});

test('the agreement costs the same number of statements however many meetings have a time', async () => {
  const [few, many] = [
    await agreement('PAID'),
    await agreement(
      'PAID',
      Array.from({ length: 5 }, () => PREPARE),
    ),
  ];
  const { work_item_meetings: rows } = await many.view();
  for (const [index, { _id }] of rows.entries()) {
    const start_time = isoInstant(manilaTime(4, 600 + index * 60));
    const body = { work_item_meeting_id: _id, start_time, type: 'VIDEO' };
    const answer = await send(schedule, {
      params: { id: many.id },
      cookie: client.cookie,
      body,
    });
    expect(answer.status).toBe(200);
  }
  const count = async (item: typeof few) => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await item.view();
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return length;
  };
  const scheduled = await count(many);
  // Without any time the one for the meetings is not asked.
  expect(scheduled - (await count(few))).toBeLessThanOrEqual(1);
});
