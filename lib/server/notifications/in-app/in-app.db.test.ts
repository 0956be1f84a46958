import type { NotificationList } from '@/lib/contract/notifications/notifications';
import {
  listNotifications,
  markAllSeen,
  markNotificationSeen,
  markPageSeen,
} from '@/lib/contract/notifications/notifications';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { notifications } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { newClient, type TestUser } from '@/lib/testing/factories';
import { notify } from './service';

const BEGINNING = Date.UTC(2026, 10, 1);

/** Notification number n, a minute after the one before. */
async function seed(
  { id }: TestUser,
  n: number,
  seenAt: Date | null = null,
  url = `/customer-portal/meeting/${n}`,
) {
  await database()
    .insert(notifications)
    .values({
      userId: id,
      kind: 'booking',
      icon: 'new-meeting',
      title: `Number ${n}`,
      body: 'Body',
      url,
      dedupeKey: `number-${n}`,
      seenAt,
      createdAt: new Date(BEGINNING + n * 60_000),
    });
}

async function listOf({ cookie }: TestUser) {
  const { status, body } = await send(listNotifications, { cookie });
  expect(status).toBe(200);
  return body as NotificationList;
}

async function see({ cookie }: TestUser, id: string) {
  return (await send(markNotificationSeen, { cookie, params: { id } })).status;
}

test('nobody begins with a notification', async () => {
  expect(await listOf(await newClient())).toEqual({ results: [], hasMore: false, unseen_count: 0 });
});

test('the newest come first, each with what the menu shows', async () => {
  const client = await newClient();
  await seed(client, 1, new Date());
  await seed(client, 2);
  const { results, unseen_count } = await listOf(client);
  expect(results.map(({ title, seen }) => ({ title, seen }))).toEqual([
    { title: 'Number 2', seen: false },
    { title: 'Number 1', seen: true },
  ]);
  expect(results[0]).toMatchObject({
    body: 'Body',
    icon: 'new-meeting',
    url: '/customer-portal/meeting/2',
    created_at: '2026-11-01T00:02:00Z',
  });
  expect(unseen_count).toBe(1);
});

test('holds 50 and counts the unseen among them', async () => {
  const client = await newClient();
  for (let n = 1; n <= 52; n += 1) await seed(client, n);
  const { results, hasMore, unseen_count } = await listOf(client);
  expect(results).toHaveLength(50);
  expect(results.at(-1)?.title).toBe('Number 3');
  expect(hasMore).toBe(true);
  expect(unseen_count).toBe(50);
});

test('seen once is seen, the moment of the first time is stored, others keep their own', async () => {
  const [client, other] = [await newClient(), await newClient()];
  await seed(client, 1);
  await seed(other, 1);
  const [first] = (await listOf(client)).results;
  const id = first?._id ?? '';
  expect(await see(other, id)).toBe(404);
  expect(await see(client, id)).toBe(204);
  const before = await database().select().from(notifications);
  expect(await see(client, id)).toBe(204);
  expect(await database().select().from(notifications)).toEqual(before);
  expect((await listOf(client)).unseen_count).toBe(0);
  expect((await listOf(other)).unseen_count).toBe(1);
});

test('an id that cannot be one is not there', async () => {
  expect(await see(await newClient(), 'nothing')).toBe(404);
});

/** The titles of those that are new, newest first. */
async function unseenOf(user: TestUser) {
  const { results } = await listOf(user);
  return results.filter(({ seen }) => !seen).map(({ title }) => title);
}

async function open({ cookie }: TestUser, url: string) {
  return (await send(markPageSeen, { cookie, body: { url } })).status;
}

test('opening a page sees what leads to it, to a place on it and from it into the call', async () => {
  const [client, other] = [await newClient(), await newClient()];
  const page = '/customer-portal/meeting/7';
  const urls = [page, `${page}#messages`, `${page}/join`, `${page}?from=mail`, `${page}1`];
  for (const [n, url] of urls.entries()) await seed(client, n, null, url);
  await seed(client, 8, null, '/customer-portal/work-items/7');
  await seed(other, 0, null, page);
  expect(await open(client, page)).toBe(204);
  expect(await open(client, page)).toBe(204);
  expect(await unseenOf(client)).toEqual(['Number 8', 'Number 4']);
  expect(await unseenOf(other)).toEqual(['Number 0']);
  expect(await open(client, '/customer-portal')).toBe(204);
  expect(await unseenOf(client)).toHaveLength(2);
});

test.each(['https://example.com', '/admin', '/customer-portal/meeting/%'])(
  '%s is no page of a portal',
  async (url) => expect(await open(await newClient(), url)).toBe(400),
);

test('all are seen up to the newest that was shown; what came meanwhile stays new', async () => {
  const [client, other] = [await newClient(), await newClient()];
  for (const n of [1, 2, 3]) await seed(client, n);
  await seed(other, 1);
  const { results } = await listOf(client);
  await seed(client, 4);
  const body = { newest: results[0]?._id };
  expect((await send(markAllSeen, { cookie: other.cookie, body })).status).toBe(404);
  for (const _twice of [1, 2])
    expect((await send(markAllSeen, { cookie: client.cookie, body })).status).toBe(204);
  expect(await unseenOf(client)).toEqual(['Number 4']);
  expect(await unseenOf(other)).toEqual(['Number 1']);
});

test('one cause notifies once', async () => {
  const client = await newClient();
  const cause = {
    userId: client.id,
    aboutUserId: null,
    kind: 'booking',
    icon: 'new-work-item',
    title: 'Title',
    body: 'Body',
    url: '/customer-portal/work-items',
    dedupeKey: 'cause',
  } as const;
  await transaction((tx) => notify(tx, cause));
  await transaction((tx) => notify(tx, cause));
  expect((await listOf(client)).results).toHaveLength(1);
});
