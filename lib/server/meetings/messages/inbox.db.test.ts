import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { MessageThread, ThreadPage } from '@/lib/contract/meetings/inbox';
import { countUnread, getThread, listThreads, markThreadSeen } from '@/lib/contract/meetings/inbox';
import type { NotificationList } from '@/lib/contract/notifications/notifications';
import { listNotifications } from '@/lib/contract/notifications/notifications';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { agreementCommentsOf, commentsOf } from '@/lib/testing/comments';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/files/attachments';
import { newWorkItem } from '@/lib/testing/work-items';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  [client, lawyer] = [await newClient({ firstName: 'Ánna' }), await newLawyer()];
});

interface Threads {
  results: MessageThread[];
  hasMore: boolean;
}

async function threads({ cookie }: TestUser, query: Record<string, string> = {}) {
  const { status, body } = await send(listThreads, { cookie, query });
  expect(status).toBe(200);
  return body as Threads;
}
const thread = ({ cookie }: TestUser, id: string, query: Record<string, string> = {}) =>
  send(getThread, { cookie, params: { id }, query });
async function read(who: TestUser, id: string, page = 0) {
  const { status, body } = await thread(who, id, { page: String(page) });
  expect(status).toBe(200);
  return body as ThreadPage;
}
const see = ({ cookie }: TestUser, id: string, body: object = {}) =>
  send(markThreadSeen, { cookie, params: { id }, body });
async function unread({ cookie }: TestUser) {
  return ((await send(countUnread, { cookie })).body as { unread_count: number }).unread_count;
}

test('one thread for a person, over meetings and agreements, in the order of writing', async () => {
  const meeting = await newMeeting({ client, lawyer });
  const item = await newWorkItem({ client, lawyer }, 'PROPOSAL');
  await commentsOf(meeting).write(client, 'About the meeting');
  await agreementCommentsOf(item).write(lawyer, 'About the agreement');
  await commentsOf(meeting).write(client, 'Once more');
  const { results } = await threads(lawyer);
  expect(results).toEqual([
    {
      person: { _id: client.id, name: 'Ánna Reyes', type: 'CUSTOMER', picture_url: null },
      unread_count: 2,
      last: {
        comment: 'Once more',
        own: false,
        created_at: expect.stringMatching(/Z$/),
        about: { kind: 'meeting', _id: meeting, title: expect.any(String) },
      },
    },
  ]);
  expect((await threads(client)).results).toEqual([
    expect.objectContaining({
      person: expect.objectContaining({
        _id: lawyer.lawyerId,
        type: 'LAWYER',
        name: 'Test Lawyer',
      }),
      unread_count: 1,
      last: expect.objectContaining({ own: true }),
    }),
  ]);
  const page = await read(client, lawyer.lawyerId);
  expect(page.results.map(({ comment, about }) => [comment, about])).toEqual([
    ['About the meeting', { kind: 'meeting', _id: meeting }],
    ['About the agreement', { kind: 'work-item', _id: item }],
    ['Once more', { kind: 'meeting', _id: meeting }],
  ]);
  expect(page).toMatchObject({ total: 3, unread_count: 1, hasMore: false });
  expect(page.places.map(({ _id, open }) => [_id, open])).toEqual(
    expect.arrayContaining([
      [meeting, true],
      [item, true],
    ]),
  );
});

test('a confirmed meeting that has not ended is upcoming, and nothing else', async () => {
  const people = { lawyerId: lawyer.lawyerId, clientId: client.id };
  const [ahead, over, cancelled] = await Promise.all(
    [DAY_MS, -3 * DAY_MS, 2 * DAY_MS].map((from) =>
      seedMeeting(database(), { ...people, start: Date.now() + from }),
    ),
  );
  if (!ahead || !over || !cancelled) throw new Error('no meetings');
  await database()
    .update(meetings)
    .set({ status: 'CANCELLED' })
    .where(eq(meetings.id, cancelled.meeting.id));
  await newWorkItem({ client, lawyer }, 'PROPOSAL');
  const { places } = await read(client, lawyer.lawyerId);
  expect(places).toHaveLength(4);
  expect(places.filter(({ upcoming }) => upcoming).map(({ _id }) => _id)).toEqual([
    ahead.meeting.id,
  ]);
});

test('what can be written about comes first, closed ones and drafts never as open', async () => {
  const long = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() - 40 * DAY_MS,
    status: 'COMPLETED',
  });
  const soon = await newMeeting({ client, lawyer });
  await newWorkItem({ client, lawyer }, 'DRAFT');
  const { places, results } = await read(lawyer, client.id);
  expect(places.map(({ _id, open }) => [_id, open])).toEqual([
    [soon, true],
    [long.meeting.id, false],
  ]);
  expect(results).toEqual([]);
  expect((await threads(lawyer)).results).toEqual([]);
});

test('nobody reads the thread of others, and an unpaid time or a draft is none', async () => {
  const meeting = await newMeeting({ client, lawyer });
  await commentsOf(meeting).write(client, 'For her alone');
  const [other, otherLawyer, held] = [await newClient(), await newLawyer(), await newClient()];
  await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: held.id,
    start: manilaTime(3, 600),
    status: 'PAYMENT_PENDING',
    bookedAt: Date.now(),
  });
  await newWorkItem({ client: other, lawyer }, 'DRAFT');
  for (const [who, id] of [
    [other, client.id],
    [other, lawyer.lawyerId],
    [otherLawyer, client.id],
    [lawyer, held.id],
    [held, lawyer.lawyerId],
    [client, client.id],
    [client, lawyer.id],
    [lawyer, "x' or true"],
  ] as const) {
    expect((await thread(who, id)).status).toBe(404);
    expect((await see(who, id)).status).toBe(404);
  }
  expect(await unread(otherLawyer)).toBe(0);
  expect((await threads(otherLawyer)).results).toEqual([]);
  expect(await unread(lawyer)).toBe(1);
});

test('seen up to a message, in all places, with their notices', async () => {
  const meeting = commentsOf(await newMeeting({ client, lawyer }));
  const item = agreementCommentsOf(await newWorkItem({ client, lawyer }, 'PROPOSAL'));
  await meeting.write(client, 'One');
  const last = await item.write(client, 'Two');
  await meeting.write(client, 'Three');
  expect(await unread(lawyer)).toBe(3);
  expect((await see(lawyer, client.id, { last })).status).toBe(204);
  expect(await unread(lawyer)).toBe(1);
  const notified = async () =>
    ((await send(listNotifications, { cookie: lawyer.cookie })).body as NotificationList)
      .unseen_count;
  expect(await notified()).toBe(1);
  await see(lawyer, client.id);
  await see(lawyer, client.id);
  expect(await unread(lawyer)).toBe(0);
  expect(await notified()).toBe(0);
  expect((await meeting.read(lawyer)).unread_count).toBe(0);
});

test('is searched by names without accents, by words and by what it is about', async () => {
  const item = await newWorkItem({ client, lawyer }, 'PROPOSAL');
  await agreementCommentsOf(item).write(client, 'Kopya ng kontrata');
  const other = await newClient({ firstName: 'Zenaida' });
  await commentsOf(await newMeeting({ client: other, lawyer })).write(other, '100% sure');
  const found = async (q: string) =>
    (await threads(lawyer, { q })).results.map((one) => one.person._id);
  expect(await found('anna REYES')).toEqual([client.id]);
  expect(await found('kontrata')).toEqual([client.id]);
  expect(await found('100%')).toEqual([other.id]);
  expect(await found('_')).toEqual([]);
  expect(await found('anna sure')).toEqual([]);
  expect(await found('')).toEqual([other.id, client.id]);
});

test('twenty to a page and fifty messages, in as many statements as for one', async () => {
  const meeting = commentsOf(await newMeeting({ client, lawyer }));
  await meeting.write(client, 'Number 0');
  const count = async (run: () => Promise<unknown>) => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await run();
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return length;
  };
  const few = [
    await count(() => threads(lawyer)),
    await count(() => read(lawyer, client.id)),
    await count(() => unread(lawyer)),
  ];
  for (let n = 1; n <= 52; n++) await meeting.write(n % 2 ? client : lawyer, `Number ${n}`);
  for (let n = 0; n < 21; n++) {
    const person = await newClient();
    await commentsOf(await newMeeting({ client: person, lawyer })).write(person, `From ${n}`);
  }
  const first = await threads(lawyer);
  expect(first.results).toHaveLength(20);
  expect(first.hasMore).toBe(true);
  const second = await threads(lawyer, { page: '1' });
  expect(second).toMatchObject({ hasMore: false });
  expect(second.results.map(({ person }) => person._id)).toContain(client.id);
  const newest = await read(lawyer, client.id);
  expect(newest.results.map(({ comment }) => comment)).toEqual(
    Array.from({ length: 50 }, (_, n) => `Number ${n + 3}`),
  );
  expect(newest).toMatchObject({ hasMore: true, total: 53 });
  expect((await read(lawyer, client.id, 1)).results.map(({ comment }) => comment)).toEqual([
    'Number 0',
    'Number 1',
    'Number 2',
  ]);
  expect([
    await count(() => threads(lawyer)),
    await count(() => read(lawyer, client.id)),
    await count(() => unread(lawyer)),
  ]).toEqual(few);
});
