import { eq } from 'drizzle-orm';
import pg from 'pg';
import type { MeetingTimes } from '@/lib/contract/meetings/times';
import { getMeetingTimes as getTimes } from '@/lib/contract/meetings/times';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';

let client: TestUser;
let lawyer: TestLawyer;
beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

const ask = (id: string, who: TestUser) => send(getTimes, { params: { id }, cookie: who.cookie });

async function startsFor(id: string, who: TestUser): Promise<string[]> {
  const answer = await ask(id, who);
  expect(answer.status).toBe(200);
  const { calendar } = answer.body as MeetingTimes;
  expect(Object.keys(calendar)).toHaveLength(14);
  return Object.values(calendar).flatMap((day) => day.map(({ start_time }) => start_time));
}

test('every time that is answered can be taken, with room for the whole meeting', async () => {
  const [start, taken] = [manilaTime(4, 600), manilaTime(4, 720)];
  const meeting = await newMeeting(client, lawyer, start, { duration: 60 });
  await newMeeting(await newClient(), lawyer, taken);
  const starts = await startsFor(meeting.id, client);
  // Half an hour before the other one there is no room, and on its own old time there is.
  for (const minutes of [690, 720])
    expect(starts).not.toContain(isoInstant(manilaTime(4, minutes)));
  for (const minutes of [630, 660]) expect(starts).toContain(isoInstant(manilaTime(4, minutes)));
  expect(starts).not.toContain(isoInstant(start));
  const moved = await meeting.move(client, manilaTime(4, 630));
  expect(moved.status).toBe(200);
});

test('the notice holds for the client alone', async () => {
  await database()
    .update(lawyers)
    .set({ noticeMinutes: 3 * 24 * 60 })
    .where(eq(lawyers.id, lawyer.lawyerId));
  const meeting = await newMeeting(client, lawyer, manilaTime(5, 600));
  const early = isoInstant(manilaTime(2, 600));
  expect(await startsFor(meeting.id, client)).not.toContain(early);
  expect(await startsFor(meeting.id, lawyer)).toContain(early);
});

test('what the refund counts from is answered with it', async () => {
  const meeting = await newMeeting(client, lawyer, manilaTime(5, 600));
  expect((await ask(meeting.id, client)).body).toMatchObject({
    earliest_start: isoInstant(manilaTime(5, 600)),
    refund_grace_until: null,
  });
  const before = Date.now();
  await meeting.move(lawyer, manilaTime(6, 600));
  const { earliest_start, refund_grace_until } = (await ask(meeting.id, client))
    .body as MeetingTimes;
  expect(earliest_start).toBe(isoInstant(manilaTime(6, 600)));
  const grace = Date.parse(refund_grace_until ?? '') - before;
  expect(grace).toBeGreaterThanOrEqual(DAY_MS - 1_000);
  expect(grace).toBeLessThan(DAY_MS + MINUTE_MS);
});

test('of another’s meeting nothing, of one that cannot be moved the reason', async () => {
  const meeting = await newMeeting(client, lawyer, manilaTime(5, 600));
  for (const who of [await newClient(), await newLawyer()])
    expect((await ask(meeting.id, who)).status).toBe(404);
  await database().update(meetings).set({ status: 'CANCELLED' }).where(eq(meetings.id, meeting.id));
  expect(await ask(meeting.id, client)).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
  const begun = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
  const late = await newMeeting(client, lawyer, begun, { bookedAt: begun - HOUR_MS });
  expect(await ask(late.id, lawyer)).toMatchObject({ status: 409, body: { key: 'too_late' } });
});

test('it costs two statements beside those of the session, whatever else the lawyer has', async () => {
  const meeting = await newMeeting(client, lawyer, manilaTime(5, 600));
  const count = async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await ask(meeting.id, client);
    const { length } = statements.mock.calls;
    statements.mockRestore();
    return length;
  };
  const before = await count();
  for (const minutes of [660, 720, 780])
    await newMeeting(await newClient(), lawyer, manilaTime(5, minutes));
  expect(await count()).toBe(before);
  expect(before).toBeLessThanOrEqual(4);
});
