import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { getWorkItem, listWorkItems } from '@/lib/contract/work-items/work-items';
import { DAY_MS } from '@/lib/domain/platform/time';
import { WORK_ITEM_STATUSES } from '@/lib/domain/work-items/work-item';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { comments } from '@/lib/server/schema/comments';
import { workItemDisputes } from '@/lib/server/schema/work-item-records';
import { seedWorkItem, type WorkItemSeed, workItemRows } from '@/lib/server/seed/work-item';
import { insertWorkItems } from '@/lib/server/seed/work-item-store';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';

let lawyer: TestLawyer;
let client: TestUser;
beforeEach(async () => {
  lawyer = await newLawyer({ displayName: 'Jose Peña' });
  client = await newClient({ firstName: 'Ana', lastName: 'Muñoz' });
});

/** Returns an agreement of these two, written so many days ago. */
const seedOf = (days: number, seed: Partial<WorkItemSeed> = {}): WorkItemSeed => ({
  lawyerId: lawyer.lawyerId,
  clientId: client.id,
  writtenAt: Date.now() - days * DAY_MS,
  ...seed,
});
const make = async (days: number, seed?: Partial<WorkItemSeed>) =>
  (await seedWorkItem(database(), seedOf(days, seed))).item.id ?? '';

async function list({ cookie }: TestUser, query: Record<string, string> = {}) {
  const answer = await send(listWorkItems, { cookie, query });
  expect(answer.status).toBe(200);
  return answer.body as {
    results: WorkItemRow[];
    total: number;
    hasMore: boolean;
    counts: Record<string, number>;
  };
}
const idsOf = async (who: TestUser, query?: Record<string, string>) =>
  (await list(who, query)).results.map(({ _id }) => _id);

test('what changed last comes first, each side sees its own, and a client no drafts', async () => {
  const old = await make(20, { status: 'REJECTED' });
  const draft = await make(1, { status: 'DRAFT' });
  const sent = await make(3);
  await seedWorkItem(database(), seedOf(2, { lawyerId: (await newLawyer()).lawyerId }));
  expect(await idsOf(lawyer)).toEqual([draft, sent, old]);
  const own = await list(client);
  expect(own.results.map(({ _id }) => _id).slice(1)).toEqual([sent, old]);
  expect(own.counts).toMatchObject({ DRAFT: 0, PROPOSAL: 2, REJECTED: 1 });
  expect(await list(await newClient())).toMatchObject({ results: [], total: 0 });
  expect(await list(await newLawyer())).toMatchObject({ results: [], total: 0 });
});

test('of a status, with the number of each', async () => {
  for (const status of WORK_ITEM_STATUSES) await make(5, { status });
  for (const status of WORK_ITEM_STATUSES) {
    const { results, total, counts } = await list(lawyer, { status });
    expect(results.map((one) => one.status)).toEqual([status]);
    expect(total).toBe(1);
    expect(counts).toEqual(Object.fromEntries(WORK_ITEM_STATUSES.map((one) => [one, 1])));
  }
  expect(await list(lawyer)).toMatchObject({ total: 6 });
});

test('words of the title and of the other’s name, ignoring case and accents', async () => {
  const parties = { lawyer: 'Jose Peña', client: 'Ana Muñoz' };
  const will = await make(3, { terms: { parties, title: 'Last will, 100% in order' } });
  const lease = await make(4, { terms: { parties, title: 'Léase of a stall' } });
  const other = await newClient({ firstName: 'Ben', lastName: 'Cruz' });
  const ben = await make(5, { clientId: other.id });
  expect(await idsOf(lawyer, { q: 'LEASE munoz' })).toEqual([lease]);
  expect(await idsOf(lawyer, { q: 'cruz' })).toEqual([ben]);
  expect(await idsOf(lawyer, { q: '100%' })).toEqual([will]);
  expect(await idsOf(lawyer, { q: '%' })).toEqual([will]);
  expect(await idsOf(lawyer, { q: 'peña' })).toEqual([]);
  expect(await idsOf(client, { q: 'pena will' })).toEqual([will]);
  expect(await list(client, { q: 'stall' })).toMatchObject({ counts: { PROPOSAL: 1 }, total: 1 });
});

test('with one client, for their lawyer', async () => {
  const own = await make(3);
  const other = await newClient();
  const second = await make(5, { clientId: other.id });
  expect(await idsOf(lawyer, { client_id: client.id })).toEqual([own]);
  expect(await idsOf(lawyer, { client_id: other.id })).toEqual([second]);
  expect(await idsOf(client, { client_id: other.id })).toEqual([own]);
});

test('ten to a page, at as many statements for fifty as for one, objections and messages included', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const counted = async (work: () => Promise<unknown>) => {
    statements.mockClear();
    await work();
    return statements.mock.calls.length;
  };
  await make(2);
  const few = await counted(() => list(lawyer, { q: 'case' }));
  const rows = Array.from({ length: 49 }, (_, day) =>
    workItemRows(seedOf(20 + day, { status: 'COMPLETED' })),
  );
  await insertWorkItems(database(), rows);
  for (const { item } of rows.slice(0, 12)) {
    const workItemId = item.id ?? '';
    await database().insert(workItemDisputes).values({
      workItemId,
      reason: 'Not done',
      createdAt: new Date(),
    });
    await database().insert(comments).values({
      workItemId,
      authorId: client.id,
      comment: 'Hello',
      createdAt: new Date(),
    });
  }
  // One more reads when the money of the objections moves.
  expect(await counted(() => list(lawyer, { q: 'case' }))).toBe(few + 1);
  statements.mockRestore();
  const pages = await Promise.all([0, 1, 4, 5].map((page) => list(lawyer, { page: String(page) })));
  expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 10, 0]);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
  expect(pages[0]?.total).toBe(50);
  const disputed = pages[0]?.results.filter(({ disputed_at }) => disputed_at !== null) ?? [];
  expect(disputed.length).toBeGreaterThan(0);
  expect(disputed[0]?.unread_comments).toBe(1);
  expect((await list(client)).results.every(({ unread_comments }) => unread_comments === 0)).toBe(
    true,
  );
});

test('one agreement is read at as many statements however much belongs to it', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const milestones = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      name: `Part ${i}`,
      amount: 2_800_000 / count,
      dueDate: null,
    }));
  const of = (count: number): Partial<WorkItemSeed> => ({
    status: 'COMPLETED',
    terms: {
      milestones: milestones(count),
      meetings: Array.from({ length: count }, () => ({ title: 'Meeting', duration: 30 as const })),
    },
    services: Array.from({ length: count }, () => ({
      name: 'Copies',
      price: 20_000,
      isPurchased: true,
    })),
  });
  const counts = [];
  for (const id of [await make(9, of(1)), await make(9, of(5))]) {
    statements.mockClear();
    const answer = await send(getWorkItem, { cookie: client.cookie, params: { id } });
    expect(answer.status).toBe(200);
    counts.push(statements.mock.calls.length);
  }
  statements.mockRestore();
  expect(counts[1]).toBe(counts[0]);
});

test('a person who deleted their account is named as one', async () => {
  const id = await make(9, { status: 'COMPLETED' });
  await database()
    .update(users)
    .set({ firstName: 'Deleted', lastName: 'user', deletedAt: new Date() })
    .where(eq(users.id, client.id));
  const { cookie } = lawyer;
  const answer = await send(getWorkItem, { cookie, params: { id } });
  expect(answer.body).toMatchObject({
    client: { display_name: 'Deleted user' },
    can_comment: false,
    acceptance: { name: 'Anna Ferrer', version: 1 },
  });
  // The network address is in no answer.
  expect(JSON.stringify(answer.body)).not.toContain('203.0.113.7');
});
