import { sql } from 'drizzle-orm';
import { scheduleMeeting as schedule } from '@/lib/contract/work-items/scheduling';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { seedWorkItem } from '@/lib/server/seed/work-item';
import { send, type TestResponse } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';

const CLIENTS = 12;
/** Half-hour steps, so that an hour overlaps its neighbours. */
const STARTS = Array.from({ length: 8 }, (_, i) => manilaTime(2, 9 * 60 + i * 30));

/** A paid agreement with six meetings of half an hour and of an hour. */
async function agreement(client: TestUser, { lawyerId }: TestLawyer) {
  const meetings = Array.from({ length: 6 }, (_, i) => ({
    title: `Part ${i}`,
    duration: i % 2 ? (60 as const) : (30 as const),
  }));
  const rows = await seedWorkItem(database(), {
    lawyerId,
    clientId: client.id,
    status: 'PAID',
    terms: { meetings },
    writtenAt: Date.now() - 5 * DAY_MS,
  });
  return { id: rows.item.id, rowIds: rows.meetings.map(({ id }) => id) };
}

/** On a slow machine some are told to come back, as a client then does. */
async function insist(ask: () => Promise<TestResponse>): Promise<TestResponse> {
  const answer = await ask();
  return answer.status === 503 ? insist(ask) : answer;
}

let lawyer: TestLawyer;
let answers: TestResponse[];

// Half of them schedule what is included, half of them book; everybody all the time.
beforeAll(async () => {
  lawyer = await newLawyer();
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => newClient()));
  const each = clients.map(async (client, c) => {
    const own: TestResponse[] = [];
    const item = c % 2 ? await agreement(client, lawyer) : null;
    for (let i = 0; i < 6; i += 1) {
      const start = STARTS[(c * 3 + i * 5) % STARTS.length] ?? 0;
      const body = {
        work_item_meeting_id: item?.rowIds[i],
        start_time: isoInstant(start),
        type: 'VIDEO',
      };
      own.push(
        await insist(() =>
          item
            ? send(schedule, { params: { id: item.id }, cookie: client.cookie, body })
            : book(client, lawyer, start),
        ),
      );
    }
    return own;
  });
  answers = (await Promise.all(each)).flat();
});

test('every answer is a meeting or a refusal', () => {
  const others = answers.filter(({ status }) => ![200, 201, 409, 429].includes(status));
  expect(others.map(({ body }) => body)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.some(({ status }) => status === 409)).toBe(true);
});

test('no two standing meetings overlap, whatever their kind', async () => {
  const { rows } = await database().execute(sql`
    select a.id from meetings a join meetings b on a.id < b.id and a.lawyer_id = b.lawyer_id
     and a.status in ('PAYMENT_PENDING', 'CONFIRMED') and b.status in ('PAYMENT_PENDING', 'CONFIRMED')
     and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`);
  expect(rows).toEqual([]);
});

test('each time that was given is in its agreement once', async () => {
  const { rows } = await database().execute<{ id: string }>(sql`
    select m.id from meetings m join work_item_meetings w on w.meeting_id = m.id
     and w.work_item_id = m.work_item_id where m.lawyer_id = ${lawyer.lawyerId}`);
  const given = answers.filter(({ status }) => status === 200);
  const ids = given.map(({ body }) => (body as { _id: string })._id);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test('an included meeting and a booking in both orders at once: one of them', async () => {
  for (const first of ['included', 'booked'] as const) {
    const [client, other] = [await newClient(), await newClient()];
    const item = await agreement(client, lawyer);
    const start = manilaTime(first === 'included' ? 5 : 6, 600);
    const body = {
      work_item_meeting_id: item.rowIds[1],
      start_time: isoInstant(start),
      type: 'VIDEO',
    };
    const included = () => send(schedule, { params: { id: item.id }, cookie: client.cookie, body });
    const booked = () => book(other, lawyer, start);
    const both = first === 'included' ? [included(), booked()] : [booked(), included()];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
  }
});
