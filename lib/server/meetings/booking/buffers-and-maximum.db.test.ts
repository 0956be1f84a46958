import { eq } from 'drizzle-orm';
import { getAvailability } from '@/lib/contract/lawyers/lawyers';
import { isoInstant, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { send } from '@/lib/testing/api/requests';
import { book, hold } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { releaseHold } from './holds';

const at = (minute: number, day = 3) => manilaTime(day, minute);
const HOUR = { duration: 60, expected_total: 180_000 };

const statusOf = async (lawyer: TestLawyer, start: number, changes = {}) =>
  (await book(await newClient(), lawyer, start, changes)).status;

async function offered(lawyer: TestLawyer, day: number): Promise<string[]> {
  const { body } = await send(getAvailability, { query: { _id: lawyer.lawyerId } });
  const { calendar } = body as { calendar: Record<string, { start_time: string }[]> };
  return (calendar[manilaDayKey(manilaDayNumber(day))] ?? []).map((slot) => slot.start_time);
}

test('a time within the buffer of another meeting is neither offered nor booked', async () => {
  const lawyer = await newLawyer({ bufferMinutes: 30 });
  await hold(await newClient(), lawyer, at(600));
  const times = await offered(lawyer, at(0));
  expect([540, 570, 600, 630, 660].filter((m) => times.includes(isoInstant(at(m))))).toEqual([
    540, 660,
  ]);
  for (const minute of [570, 630]) {
    const answer = await book(await newClient(), lawyer, at(minute));
    expect(answer).toMatchObject({ status: 409, body: { key: 'schedule_conflict' } });
  }
  expect(await statusOf(lawyer, at(540), HOUR)).toBe(409);
  expect(await statusOf(lawyer, at(540))).toBe(201);
  expect(await statusOf(lawyer, at(660), HOUR)).toBe(201);
});

test('a day with the most meetings the lawyer takes is closed until one of them is gone', async () => {
  const lawyer = await newLawyer({ dailyMaximum: 2 });
  const first = await hold(await newClient(), lawyer, at(600));
  await database()
    .update(meetings)
    .set({ status: 'CONFIRMED', confirmedAt: new Date() })
    .where(eq(meetings.id, first.meetingId));
  const second = await hold(await newClient(), lawyer, at(1410));
  expect(await offered(lawyer, at(0))).toEqual([]);
  const answer = await book(await newClient(), lawyer, at(900));
  expect(answer).toMatchObject({ status: 409, body: { key: 'schedule_conflict' } });
  expect(await statusOf(lawyer, at(0, 4))).toBe(201);
  await releaseHold(second.meetingId, Date.now());
  expect(await statusOf(lawyer, at(900))).toBe(201);
});

test('a hold that is over does not count', async () => {
  const lawyer = await newLawyer({ dailyMaximum: 1, bufferMinutes: 60 });
  const { meetingId } = await hold(await newClient(), lawyer, at(600));
  const overdue = { holdExpiresAt: new Date(Date.now() - 1000) };
  await database().update(meetings).set(overdue).where(eq(meetings.id, meetingId));
  expect(await statusOf(lawyer, at(630))).toBe(201);
});

test('clients who book different times of a day at once never pass the maximum', async () => {
  const lawyer = await newLawyer({ dailyMaximum: 2 });
  const clients = await Promise.all(Array.from({ length: 10 }, () => newClient()));
  const answers = await Promise.all(
    clients.map((client, n) =>
      book(client, lawyer, at(480 + n * 60), {}, undefined, `192.0.2.${n}`),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 201, ...Array<number>(8).fill(409)]);
});

test('clients who book neighboring times at once keep the buffer', async () => {
  const lawyer = await newLawyer({ bufferMinutes: 15 });
  const [one, other] = [await newClient(), await newClient()];
  const answers = await Promise.all([book(one, lawyer, at(600)), book(other, lawyer, at(630))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});
