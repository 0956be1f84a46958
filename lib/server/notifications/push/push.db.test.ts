import { eq } from 'drizzle-orm';
import { logout } from '@/lib/contract/accounts/authentication';
import { changePreferences } from '@/lib/contract/notifications/preferences';
import { subscribePush, unsubscribePush } from '@/lib/contract/notifications/push';
import { MAX_SUBSCRIPTIONS } from '@/lib/domain/notifications/push';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { revokeSessions } from '@/lib/server/platform/session/service';
import { sessions, users } from '@/lib/server/schema/accounts';
import { meetings } from '@/lib/server/schema/meetings';
import { pushSubscriptions } from '@/lib/server/schema/push';
import { send } from '@/lib/testing/api/requests';
import { manilaTime, newClient, newLawyer, signIn, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { type PushServer, startPushServer } from '@/lib/testing/push/server';
import { sendPushes, subscribed } from '@/lib/testing/push/subscribed';
import { notify } from '../in-app/service';
import { serializePreferences } from '../preferences/preferences';

let server: PushServer;
beforeAll(async () => {
  server = await startPushServer();
});
beforeEach(() => {
  server.arrived.length = 0;
  server.answers.length = 0;
});
afterEach(() => takeQueued('send_push'));
afterAll(() => server.close());

type Values = Partial<Parameters<typeof notify>[1]>;
let causes = 0;

async function notifyUser(user: TestUser, values: Values = {}): Promise<void> {
  causes += 1;
  const dedupeKey = `cause-${causes}`;
  await transaction((tx) =>
    notify(tx, {
      userId: user.id,
      kind: 'message',
      aboutUserId: null,
      icon: 'meeting-comment',
      title: 'New message',
      body: 'Atty. Maria Santos',
      url: '/customer-portal/meeting/1',
      dedupeKey,
      ...values,
    }),
  );
}

function subscriptionsOf({ id }: TestUser) {
  return database().select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id));
}

const fcm = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: server.newBrowser().keys,
});

async function subscribeByApi({ cookie }: Pick<TestUser, 'cookie'>, body: unknown) {
  return (await send(subscribePush, { cookie, body })).status;
}

test('a notification reaches the browser of its user and no other', async () => {
  const [client, other] = [await newClient(), await newClient()];
  const browser = await subscribed(client, server);
  await subscribed(other, server);
  await notifyUser(client);
  expect(await sendPushes(server)).toBe(1);
  const [push] = server.arrived;
  expect(`${server.origin}${push?.path}`).toBe(browser.endpoint);
  const message = push && browser.read(push);
  expect(message).toEqual({
    title: 'New message',
    body: 'Atty. Maria Santos',
    url: '/customer-portal/meeting/1',
    tag: push?.headers.topic,
  });
});

test('one cause is pushed once', async () => {
  const client = await newClient();
  await subscribed(client, server);
  await notifyUser(client, { dedupeKey: 'once' });
  await notifyUser(client, { dedupeKey: 'once' });
  expect(await sendPushes(server)).toBe(1);
});

test('a newer one of a kind takes the place of an older one about the same meeting', async () => {
  const client = await newClient();
  await subscribed(client, server);
  await notifyUser(client);
  await notifyUser(client);
  await notifyUser(client, { kind: 'booking' });
  await notifyUser(client, { url: '/customer-portal/meeting/2' });
  await sendPushes(server);
  const [first, second, ...others] = server.arrived.map(({ headers }) => headers.topic);
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

test('a reminder lives until the meeting, is urgent, and is not sent after it', async () => {
  const client = await newClient();
  await subscribed(client, server);
  const now = Date.now();
  const validUntil = new Date(now + 10 * MINUTE_MS);
  await notifyUser(client, { kind: 'reminder', validUntil });
  await sendPushes(server, now);
  expect(server.arrived[0]?.headers).toMatchObject({ ttl: '600', urgency: 'high' });
  await notifyUser(client, { kind: 'reminder', validUntil });
  await sendPushes(server, now + 10 * MINUTE_MS);
  expect(server.arrived).toHaveLength(1);
});

test('what was read in the portal meanwhile is not pushed', async () => {
  const client = await newClient();
  await subscribed(client, server);
  await notifyUser(client);
  await database().execute(
    `update notifications set seen_at = now() where user_id = '${client.id}'`,
  );
  await sendPushes(server);
  expect(server.arrived).toEqual([]);
});

test.each([404, 410])('after %d the browser is forgotten', async (status) => {
  const client = await newClient();
  await subscribed(client, server);
  server.answers.push(status);
  await notifyUser(client);
  await sendPushes(server);
  expect(await subscriptionsOf(client)).toEqual([]);
});

/** When the pushes that wait are sent, epoch ms. */
async function sendingTimes(): Promise<number[]> {
  const { rows } = await database().execute<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'send_push'`,
  );
  return rows.map(({ run_at }) => new Date(run_at).getTime());
}

test.each([429, 503])('after %d it is sent again soon, and the browser stays', async (status) => {
  const client = await newClient();
  await subscribed(client, server);
  const now = Date.now();
  await notifyUser(client);
  server.answers.push(status);
  await sendPushes(server, now);
  const [again = 0, ...others] = await sendingTimes();
  expect(others).toEqual([]);
  expect(again - now).toBe(30_000);
  expect(await subscriptionsOf(client)).toHaveLength(1);
  await sendPushes(server, again);
  expect(server.arrived).toHaveLength(2);
  expect(await sendingTimes()).toEqual([]);
});

test('a service that does not answer for ten minutes loses no reminder that is still of use', async () => {
  const client = await newClient();
  await subscribed(client, server);
  const sentAt = Date.now();
  const start = sentAt + 11 * MINUTE_MS;
  await notifyUser(client, { kind: 'reminder', validUntil: new Date(start) });
  let now = sentAt;
  while (now < sentAt + 10 * MINUTE_MS) {
    server.answers.push(503);
    await sendPushes(server, now);
    const [again = Number.POSITIVE_INFINITY] = await sendingTimes();
    expect(again).toBeLessThan(start);
    now = again;
  }
  server.arrived.length = 0;
  await sendPushes(server, now);
  expect(server.arrived).toHaveLength(1);
});

test('what comes too late is given up', async () => {
  const client = await newClient();
  await subscribed(client, server);
  const now = Date.now();
  await notifyUser(client, { kind: 'reminder', validUntil: new Date(now + 20_000) });
  server.answers.push(503);
  await sendPushes(server, now);
  expect(await sendingTimes()).toEqual([]);
});

test('in quiet hours it waits for their end, unless that would be too late', async () => {
  const client = await newClient();
  await subscribed(client, server);
  const now = manilaTime(1, 23 * 60);
  const quiet = { from: 22 * 60, to: 7 * 60, zone: 'Asia/Manila' };
  const body = serializePreferences({ switchedOff: [], quiet });
  expect((await send(changePreferences, { cookie: client.cookie, body })).status).toBe(200);
  await notifyUser(client, { kind: 'booking' });
  await sendPushes(server, now);
  expect(server.arrived).toEqual([]);
  expect(await sendingTimes()).toEqual([manilaTime(2, 7 * 60)]);
  await sendPushes(server, manilaTime(2, 7 * 60));
  expect(server.arrived).toHaveLength(1);
  await notifyUser(client, { kind: 'reminder', validUntil: new Date(now + 10 * MINUTE_MS) });
  await sendPushes(server, now);
  expect(server.arrived).toHaveLength(2);
});

test('a kind that is switched off for push is not pushed, and stays in the list', async () => {
  const client = await newClient();
  await subscribed(client, server);
  const body = serializePreferences({ switchedOff: ['message.push'], quiet: null });
  await send(changePreferences, { cookie: client.cookie, body });
  await notifyUser(client);
  await notifyUser(client, { kind: 'booking' });
  expect(await sendPushes(server)).toBe(1);
});

test.each([
  ['http', 'http://fcm.googleapis.com/fcm/send/a'],
  ['an unknown host', 'https://push.example.com/a'],
  ['this machine', 'https://127.0.0.1/a'],
  ['a private address', 'https://10.0.0.1/a'],
  ['what other readers take for this machine', 'https://127.0.0.77;x.push.apple.com/y'],
  ['a name that begins alike', 'https://fcm.googleapis.com.example.com/a'],
])('%s is refused', async (_, endpoint) => {
  const client = await newClient();
  expect(await subscribeByApi(client, { ...fcm('a'), endpoint })).toBe(400);
  expect(await subscriptionsOf(client)).toEqual([]);
});

test.each([
  ['no keys', {}],
  ['padding', { p256dh: `${'A'.repeat(87)}=`, auth: `${'A'.repeat(22)}==` }],
  ['a point that is on no curve', { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }],
])('%s is refused', async (_, keys) => {
  expect(await subscribeByApi(await newClient(), { ...fcm('a'), keys })).toBe(400);
});

test('one address however it is written is one browser', async () => {
  const [client, other] = [await newClient(), await newClient()];
  const body = fcm('same-browser');
  const written = 'HTTPS://FCM.googleapis.com:443/fcm/x/../send/same-browser#here';
  expect(await subscribeByApi(client, body)).toBe(204);
  expect(await subscribeByApi(other, { ...body, endpoint: written })).toBe(204);
  expect(await subscriptionsOf(client)).toEqual([]);
  expect(await subscriptionsOf(other)).toHaveLength(1);
});

test('address and keys are stored encrypted', async () => {
  const client = await newClient();
  const body = fcm('secret-name');
  expect(await subscribeByApi(client, body)).toBe(204);
  const stored = JSON.stringify(await subscriptionsOf(client));
  for (const secret of ['secret-name', 'fcm.googleapis', body.keys.auth])
    expect(stored).not.toContain(secret);
});

test('a session has one browser, a browser one session', async () => {
  const [client, other] = [await newClient(), await newClient()];
  await subscribeByApi(client, fcm('first'));
  await subscribeByApi(client, fcm('shared-computer'));
  expect(await subscriptionsOf(client)).toHaveLength(1);
  expect(await subscribeByApi(other, fcm('shared-computer'))).toBe(204);
  expect(await subscriptionsOf(client)).toEqual([]);
  expect(await subscriptionsOf(other)).toHaveLength(1);
});

test('of more than ten browsers of a user the oldest is forgotten', async () => {
  const client = await newClient();
  const [user] = await database().select().from(users).where(eq(users.id, client.id));
  if (!user) throw new Error('the user is gone');
  for (let n = 0; n <= MAX_SUBSCRIPTIONS; n += 1)
    await subscribed({ ...client, cookie: await signIn(user) }, server, Date.now() + n * 1000);
  const stored = await subscriptionsOf(client);
  expect(stored).toHaveLength(MAX_SUBSCRIPTIONS);
  const oldest = Math.min(...stored.map(({ createdAt }) => createdAt.getTime()));
  expect(oldest).toBeGreaterThan(Date.now() - HOUR_MS);
});

test('unsubscribing removes the one of this session alone', async () => {
  const [client, other] = [await newClient(), await newClient()];
  await subscribeByApi(client, fcm('one'));
  await subscribeByApi(other, fcm('two'));
  for (let time = 0; time < 2; time += 1)
    expect((await send(unsubscribePush, { cookie: client.cookie })).status).toBe(204);
  expect(await subscriptionsOf(client)).toEqual([]);
  expect(await subscriptionsOf(other)).toHaveLength(1);
});

test('signing out, and a session that is revoked, forget the browser', async () => {
  const [client, other] = [await newClient(), await newClient()];
  await subscribeByApi(client, fcm('signs-out'));
  await send(logout, { cookie: client.cookie });
  expect(await subscriptionsOf(client)).toEqual([]);
  await subscribeByApi(other, fcm('revoked'));
  await revokeSessions(database(), other.id, null, Date.now());
  expect(await subscriptionsOf(other)).toEqual([]);
});

test('a session that ended by its age gets nothing more', async () => {
  const client = await newClient();
  await subscribed(client, server);
  await database()
    .update(sessions)
    .set({ seenAt: new Date(Date.now() - 31 * DAY_MS) })
    .where(eq(sessions.userId, client.id));
  await notifyUser(client);
  await sendPushes(server);
  expect(server.arrived).toEqual([]);
  expect(await subscriptionsOf(client)).toEqual([]);
});

test('a push about a meeting never carries what it is about', async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const browsers = [await subscribed(client, server), await subscribed(lawyer, server)];
  const words = { subject: 'Annulment of marriage', description: 'My husband left in June.' };
  const meeting = await newMeeting(client, lawyer, manilaTime(3, 600));
  await database().update(meetings).set(words).where(eq(meetings.id, meeting.id));
  await meeting.move(lawyer, manilaTime(4, 600), { reason: 'A hearing about the annulment' });
  await meeting.cancel(client, { reason: 'The annulment is off' });
  await sendPushes(server);
  const read = server.arrived.map((push) => {
    const browser = browsers.find(({ endpoint }) => endpoint.endsWith(push.path));
    return browser?.read(push) ?? {};
  });
  expect(read.map(({ title }) => title).toSorted()).toEqual(['Meeting cancelled', 'Meeting moved']);
  expect(JSON.stringify(read)).not.toMatch(/annulment|husband/i);
});
