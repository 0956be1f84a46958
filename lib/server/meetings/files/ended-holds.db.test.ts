import { eq } from 'drizzle-orm';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { attach, newMeeting, rowsOf, storedFiles } from '@/lib/testing/files/attachments';
import { removeQueuedFiles, takeQueued } from '@/lib/testing/jobs';
import { deliver, paidEvent } from '@/lib/testing/payments';
import { expireHold, releaseHold } from '../booking/holds';
import { queueEndedHolds, removeFilesOfHold } from './service';

let client: TestUser;
let lawyer: TestLawyer;
let minute = 9 * 60;
beforeEach(async () => {
  client = await newClient();
  lawyer = await newLawyer();
  await takeQueued('remove_hold_files');
});

/** A hold with a file of each of the two. */
async function holdWithFiles(): Promise<Held> {
  minute += 60;
  const held = await hold(client, lawyer, manilaTime(3, minute));
  await attach(client, held.meetingId);
  await attach(lawyer, held.meetingId);
  return held;
}

async function expire({ meetingId }: Held): Promise<void> {
  await database()
    .update(meetings)
    .set({ holdExpiresAt: new Date(Date.now() - 1000) })
    .where(eq(meetings.id, meetingId));
  await expireHold(meetingId, Date.now());
}

/** Does what is queued, whatever its time. */
async function work(): Promise<void> {
  for (const { meetingId } of await takeQueued('remove_hold_files'))
    await removeFilesOfHold(meetingId);
  await removeQueuedFiles();
}

test.each([
  ['runs out', expire],
  ['is given up', ({ meetingId }: Held) => releaseHold(meetingId, Date.now())],
])('the files of a hold that %s go with it', async (_how, end) => {
  const before = await storedFiles();
  const held = await holdWithFiles();
  await end(held);
  await work();
  expect(await rowsOf(held.meetingId)).toEqual([]);
  expect(await storedFiles()).toEqual(before);
});

test('they stay while money may still be on its way, and for good when it arrives', async () => {
  const held = await holdWithFiles();
  await testSessions.pay(held.sessionId);
  await database()
    .update(meetings)
    .set({ status: 'EXPIRED' })
    .where(eq(meetings.id, held.meetingId));
  await deliver(paidEvent(held));
  await removeFilesOfHold(held.meetingId);
  await queueEndedHolds(Date.now() + 2 * HOUR_MS);
  await work();
  expect(await rowsOf(held.meetingId)).toHaveLength(2);
});

test('nothing is queued where nothing ended', async () => {
  const held = await holdWithFiles();
  await expireHold(held.meetingId, Date.now());
  expect(await takeQueued('remove_hold_files')).toEqual([]);
  await removeFilesOfHold(held.meetingId);
  expect(await rowsOf(held.meetingId)).toHaveLength(2);
});

test('the sweep finds those whose job was lost, and no others', async () => {
  const parties = { client, lawyer: await newLawyer() };
  const remaining = [await newMeeting(parties), await newMeeting(parties)];
  for (const id of remaining) await attach(client, id);
  await database()
    .update(meetings)
    .set({ status: 'COMPLETED' })
    .where(eq(meetings.id, remaining[0] ?? ''));
  const held = await holdWithFiles();
  await expire(held);
  await takeQueued('remove_hold_files');
  await queueEndedHolds(Date.now() + 2 * HOUR_MS);
  expect(await takeQueued('remove_hold_files')).toEqual([{ meetingId: held.meetingId }]);
  await removeFilesOfHold(held.meetingId);
  await removeQueuedFiles();
  await queueEndedHolds(Date.now() + 2 * HOUR_MS);
  expect(await takeQueued('remove_hold_files')).toEqual([]);
  for (const id of remaining) expect(await rowsOf(id)).toHaveLength(1);
});

test('a meeting that was confirmed and then cancelled keeps its files', async () => {
  const id = await newMeeting({ client, lawyer });
  await attach(client, id);
  await database()
    .update(meetings)
    .set({ status: 'CANCELLED', confirmedAt: new Date() })
    .where(eq(meetings.id, id));
  await queueEndedHolds(Date.now() + 2 * HOUR_MS);
  expect(await takeQueued('remove_hold_files')).toEqual([]);
  await removeFilesOfHold(id);
  expect(await rowsOf(id)).toHaveLength(1);
});
