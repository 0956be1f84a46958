import { eq } from 'drizzle-orm';
import type { NotificationList } from '@/lib/contract/notifications/notifications';
import { listNotifications } from '@/lib/contract/notifications/notifications';
import type { NotificationPreferences } from '@/lib/contract/notifications/preferences';
import { changePreferences, getPreferences } from '@/lib/contract/notifications/preferences';
import { applicationKey } from '@/lib/server/adapters/push/vapid-keys';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { mails } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { manilaTime, newClient, type TestUser } from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { notify } from '../in-app/service';
import { queueMail, sendMail } from '../mails/service';
import type { Preferences } from './preferences';
import { serializePreferences } from './preferences';

const ALL_ON = serializePreferences({ switchedOff: [], quiet: null });

async function preferencesOf({ cookie }: TestUser): Promise<NotificationPreferences> {
  const { status, body } = await send(getPreferences, { cookie });
  expect(status).toBe(200);
  return body as NotificationPreferences;
}

async function change({ cookie }: TestUser, preferences: Preferences): Promise<void> {
  const body = serializePreferences(preferences);
  expect((await send(changePreferences, { cookie, body })).status).toBe(200);
}

test('everything is on for somebody who chose nothing', async () => {
  const given = await preferencesOf(await newClient());
  expect(given).toEqual({
    ...ALL_ON,
    push: { application_key: applicationKey(), subscribed: false },
  });
  const switches = Object.values(given.kinds).flatMap((channels) => Object.values(channels));
  expect(new Set(switches)).toEqual(new Set([true]));
});

test('what is chosen is stored, for this user alone, and replaced as a whole', async () => {
  const [client, other] = [await newClient(), await newClient()];
  const quiet = { from: 22 * 60, to: 6 * 60 + 30, zone: 'Asia/Dubai' };
  await change(client, { switchedOff: ['message.email', 'review.in_app'], quiet });
  const stored = await preferencesOf(client);
  expect(stored.kinds.message).toEqual({ email: false, push: true, in_app: true });
  expect(stored.kinds.review).toEqual({ email: true, push: true, in_app: false });
  expect(stored.quiet_hours).toEqual({ from: '22:00', to: '06:30', time_zone: 'Asia/Dubai' });
  expect(await preferencesOf(other)).toMatchObject(ALL_ON);
  await change(client, { switchedOff: ['review.push'], quiet: null });
  expect(await preferencesOf(client)).toMatchObject({
    kinds: { message: { email: true }, review: { push: false, in_app: true } },
    quiet_hours: null,
  });
});

test.each([
  ['booking', 'email'],
  ['booking', 'in_app'],
  ['account', 'email'],
] as const)('%s by %s cannot be switched off', async (kind, channel) => {
  const client = await newClient();
  const kinds = { ...ALL_ON.kinds, [kind]: { ...ALL_ON.kinds[kind], [channel]: false } };
  const { status, body } = await send(changePreferences, {
    cookie: client.cookie,
    body: { ...ALL_ON, kinds },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: { [`kinds.${kind}.${channel}`]: 'These are always on.' } });
  expect(await preferencesOf(client)).toMatchObject(ALL_ON);
});

test.each([
  ['the same end', { from: '22:00', to: '22:00', time_zone: 'Asia/Manila' }],
  ['no time', { from: '25:00', to: '07:00', time_zone: 'Asia/Manila' }],
  ['no zone', { from: '22:00', to: '07:00', time_zone: 'Manila' }],
])('quiet hours with %s are refused', async (_, quiet_hours) => {
  const { cookie } = await newClient();
  const { status } = await send(changePreferences, { cookie, body: { ...ALL_ON, quiet_hours } });
  expect(status).toBe(400);
});

test('what is switched off in the portal is not listed, and does not come back', async () => {
  const client = await newClient();
  await change(client, { switchedOff: ['message.in_app'], quiet: null });
  const notification = { userId: client.id, aboutUserId: null, icon: 'meeting-comment' } as const;
  const text = { title: 'New message', body: 'Atty. Santos', url: '/customer-portal' };
  const both = [
    { ...notification, ...text, kind: 'message', dedupeKey: 'message' },
    { ...notification, ...text, kind: 'booking', dedupeKey: 'booking' },
  ] as const;
  for (const one of both) await transaction((tx) => notify(tx, one));
  await change(client, { switchedOff: [], quiet: null });
  for (const one of both) await transaction((tx) => notify(tx, one));
  const { body } = await send(listNotifications, { cookie: client.cookie });
  expect((body as NotificationList).results).toHaveLength(1);
  expect((body as NotificationList).unseen_count).toBe(1);
});

const CONTENT = { subject: 'New message', html: '<p>Hello</p>', text: 'Hello', attachments: [] };

/** A mail about a message, queued for somebody; its row as it is now. */
async function queueOptional(user: TestUser, validUntil?: Date) {
  const dedupeKey = `message:${user.id}`;
  await queueMail(database(), {
    to: user.email,
    template: 'message',
    dedupeKey,
    content: CONTENT,
    optional: { userId: user.id, kind: 'message', ...(validUntil && { validUntil }) },
  });
  return async () => {
    const [row] = await database().select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
    return row;
  };
}

/** Runs the queued mail jobs at an instant. */
async function sendQueued(now: number): Promise<void> {
  for (const { mailId, optional } of await takeQueued('send_mail'))
    await sendMail(mailId, now, optional);
}

test('an optional mail that is switched off is not queued; every other one is', async () => {
  const client = await newClient();
  await takeQueued('send_mail');
  await change(client, { switchedOff: ['message.email'], quiet: null });
  const row = await queueOptional(client);
  expect(await row()).toBeUndefined();
  await queueMail(database(), {
    to: client.email,
    template: 'refund',
    dedupeKey: client.id,
    content: CONTENT,
  });
  expect(await takeQueued('send_mail')).toHaveLength(1);
});

test('one that is switched off while it waits is never sent', async () => {
  const client = await newClient();
  await takeQueued('send_mail');
  const row = await queueOptional(client);
  await change(client, { switchedOff: ['message.email'], quiet: null });
  await sendQueued(Date.now());
  expect(await row()).toMatchObject({ content: null, recipient: null, sentAt: null });
  expect(await takeQueued('send_mail')).toEqual([]);
});

test('in quiet hours an optional mail waits for their end', async () => {
  const client = await newClient();
  await takeQueued('send_mail');
  await change(client, {
    switchedOff: [],
    quiet: { from: 22 * 60, to: 7 * 60, zone: 'Asia/Manila' },
  });
  const row = await queueOptional(client);
  await sendQueued(manilaTime(1, 23 * 60));
  expect((await row())?.sentAt).toBeNull();
  const { rows } = await database().execute<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'send_mail'`,
  );
  expect(rows.map(({ run_at }) => new Date(run_at).getTime())).toEqual([manilaTime(2, 7 * 60)]);
  expect(await takeQueued('send_mail')).toHaveLength(1);
});
