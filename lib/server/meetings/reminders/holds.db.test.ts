import { eq } from 'drizzle-orm';
import { setVisibility } from '@/lib/contract/lawyers/own-profile';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { notifications } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { mailsOf } from '@/lib/testing/meeting-changes';
import { deliver, paidEvent } from '@/lib/testing/payments';
import { followHold, releaseHold } from '../booking/holds';

const START = manilaTime(3, 600);

let client: TestUser;
let lawyer: TestLawyer;
let held: Held;
/** Epoch ms of its end. */
let until: number;

beforeEach(async () => {
  await takeQueued('expire_hold');
  [client, lawyer] = [await newClient(), await newLawyer()];
  held = await hold(client, lawyer, START);
  until = (await meetingOf()).holdExpiresAt?.getTime() ?? 0;
});

async function meetingOf() {
  const [row] = await database().select().from(meetings).where(eq(meetings.id, held.meetingId));
  if (!row) throw new Error('no meeting');
  return row;
}

const notified = async () =>
  (await mailsOf(held.meetingId)).filter(({ template }) => template.startsWith('hold-'));

function seen() {
  return database()
    .select({ title: notifications.title, url: notifications.url, kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, client.id))
    .orderBy(notifications.createdAt);
}

const follow = (now: number) => followHold(held.meetingId, now);

it('tells the client five minutes before the end, once, and comes back at the end', async () => {
  await follow(until - 5 * MINUTE_MS);
  await follow(until - 4 * MINUTE_MS);
  expect(await takeQueued('expire_hold')).toEqual([
    expect.objectContaining({ meetingId: held.meetingId }),
  ]);
  const [mail, ...more] = await notified();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'hold-ends', recipient: client.email });
  expect(mail?.text).toContain('Have you paid already? Then do nothing');
  expect(mail?.text).toContain(`${env.SITE_URL}/customer-portal/meeting/${held.meetingId}`);
  expect(await seen()).toEqual([
    expect.objectContaining({ url: `/customer-portal/meeting/${held.meetingId}` }),
  ]);
});

it('leads back to the booking with what was written once the time ran out, once', async () => {
  await follow(until);
  await follow(until + MINUTE_MS);
  expect((await meetingOf()).status).toBe('EXPIRED');
  const again = `/book/${lawyer.lawyerId}/${isoInstant(START)}?duration=30&from=${held.meetingId}`;
  const [mail, ...more] = await notified();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'hold-ended', recipient: client.email });
  expect(mail?.text).toContain(`${env.SITE_URL}${again}`);
  expect(mail?.text).not.toContain('overtime');
  expect(await seen()).toEqual([
    { title: 'Your time is no longer held', url: again, kind: 'reminder' },
  ]);
});

it.each([
  ['given up', () => releaseHold(held.meetingId, Date.now())],
  [
    'paid',
    async () => {
      await testSessions.pay(held.sessionId);
      await deliver(paidEvent(held));
    },
  ],
])('says nothing of a time that was %s', async (_how, end) => {
  await end();
  await follow(until - 5 * MINUTE_MS);
  await follow(until + MINUTE_MS);
  expect(await notified()).toEqual([]);
});

it('confirms what was paid in the last moment instead of saying that it ended', async () => {
  await testSessions.pay(held.sessionId);
  await follow(until);
  expect((await meetingOf()).status).toBe('CONFIRMED');
  expect(await notified()).toEqual([]);
});

it('invites nobody to book a lawyer whom clients cannot see, or a hold of five minutes to hurry', async () => {
  await send(setVisibility, { cookie: lawyer.cookie, body: { is_public: false } });
  await database()
    .update(meetings)
    .set({ createdAt: new Date(until - 5 * MINUTE_MS) })
    .where(eq(meetings.id, held.meetingId));
  await follow(until - 4 * MINUTE_MS);
  await follow(until);
  expect((await meetingOf()).status).toBe('EXPIRED');
  expect(await notified()).toEqual([]);
});
