import { asc, eq } from 'drizzle-orm';
import { settleRefunds } from '@/lib/server/payments/refunds/service';
import { database, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { liveEvents } from '@/lib/server/schema/live';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { notify } from '../in-app/service';
import { publishChange } from './live';

let [one, two] = ['', ''];

beforeEach(async () => {
  [one, two] = [(await newClient()).id, (await newClient()).id];
});

const bell = { type: 'notification' } as const;
const meeting = () => ({ type: 'meeting', id: crypto.randomUUID() }) as const;

async function eventsOf(userId: string) {
  const rows = await database()
    .select()
    .from(liveEvents)
    .where(eq(liveEvents.userId, userId))
    .orderBy(asc(liveEvents.id));
  return rows.map(({ id, type, subjectId }) => [id, type, subjectId]);
}

test('the ids of each user count up from one, whatever others get', async () => {
  const changed = meeting();
  await transaction((tx) => publishChange(tx, [one, two], bell));
  await transaction((tx) => publishChange(tx, [two], changed));
  await transaction((tx) => publishChange(tx, [two, one], bell));
  expect(await eventsOf(one)).toEqual([
    [1, 'notification', null],
    [2, 'notification', null],
  ]);
  expect(await eventsOf(two)).toEqual([
    [1, 'notification', null],
    [2, 'meeting', changed.id],
    [3, 'notification', null],
  ]);
});

test('one transaction says each thing once, in the order in which it happened', async () => {
  const changed = meeting();
  await transaction(async (tx) => {
    await publishChange(tx, [one], changed);
    await publishChange(tx, [one, two], bell);
    await publishChange(tx, [two, one], changed);
  });
  expect(await eventsOf(one)).toEqual([
    [1, 'meeting', changed.id],
    [2, 'notification', null],
  ]);
});

test('what is rolled back is published by nobody, also not by the next transaction', async () => {
  const failed = transaction(async (tx) => {
    await publishChange(tx, [one], bell);
    throw new Error('never mind');
  });
  await expect(failed).rejects.toThrow('never mind');
  await Promise.all(Array.from({ length: 12 }, () => transaction(async () => {})));
  expect(await eventsOf(one)).toEqual([]);
});

test('who publishes first and commits last holds up nobody, and gets the later id', async () => {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const [slow, fast] = [meeting(), meeting()];
  const late = transaction(async (tx) => {
    await publishChange(tx, [one], slow);
    await waiting;
  });
  await transaction((tx) => publishChange(tx, [one], fast));
  expect(await eventsOf(one)).toEqual([[1, 'meeting', fast.id]]);
  finish();
  await late;
  expect(await eventsOf(one)).toEqual([
    [1, 'meeting', fast.id],
    [2, 'meeting', slow.id],
  ]);
});

test('between a commit and the next one nobody sees a gap, whatever order users are named in', async () => {
  const publish = (n: number) =>
    transaction((tx) => publishChange(tx, n % 2 ? [one, two] : [two, one], meeting()));
  let done = false;
  const reading = (async () => {
    while (!done) {
      const ids = (await eventsOf(one)).map(([id]) => id);
      expect(ids).toEqual(ids.map((_id, at) => at + 1));
    }
  })();
  await Promise.all(Array.from({ length: 40 }, (_none, n) => publish(n)));
  done = true;
  await reading;
  for (const user of [one, two]) expect(await eventsOf(user)).toHaveLength(40);
});

test('after a transaction there is nothing to add to', async () => {
  let over: Transaction | undefined;
  await transaction(async (tx) => {
    over = tx;
  });
  await expect(publishChange(over as Transaction, [one], bell)).rejects.toThrow('has ended');
});

test('a notification is published with it, a repeated cause is not', async () => {
  const words = { title: 'Title', body: 'Body', url: '/customer-portal', dedupeKey: 'cause' };
  const which = { kind: 'booking', icon: 'new-meeting' } as const;
  const notification = { userId: one, aboutUserId: null, ...which, ...words };
  await transaction((tx) => notify(tx, notification));
  await transaction((tx) => notify(tx, notification));
  expect(await eventsOf(one)).toEqual([[1, 'notification', null]]);
});

test('both people see a meeting move and be cancelled', async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const { id, move, cancel } = await newMeeting(client, lawyer, manilaTime(4, 600));
  const seen = async ({ id: userId }: { id: string }) =>
    (await eventsOf(userId)).map(([, type, subject]) => (subject === id ? type : 'notification'));
  expect((await move(client, manilaTime(4, 720))).status).toBe(200);
  expect(await seen(client)).toEqual(['meeting']);
  expect(await seen(lawyer)).toEqual(['meeting', 'notification']);
  expect((await cancel(lawyer)).status).toBe(200);
  expect(await seen(client)).toEqual(['meeting', 'meeting', 'notification']);
  expect(await seen(lawyer)).toEqual(['meeting', 'notification', 'meeting']);
});

test('both people see the money of a cancelled meeting arrive', async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const { id, paymentId, cancel } = await newMeeting(client, lawyer, manilaTime(4, 660));
  expect((await cancel(lawyer)).status).toBe(200);
  const before = [await eventsOf(client.id), await eventsOf(lawyer.id)];
  await settleRefunds(paymentId, Date.now());
  for (const [at, { id: userId }] of [client, lawyer].entries()) {
    const known = before[at] ?? [];
    expect(await eventsOf(userId)).toEqual([...known, [known.length + 1, 'meeting', id]]);
  }
});
