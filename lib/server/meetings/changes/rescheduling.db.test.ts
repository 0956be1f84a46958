import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { getMeeting } from '@/lib/contract/meetings/meetings';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetingMoves, meetings } from '@/lib/server/schema/meetings';
import { send } from '@/lib/testing/api/requests';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { bodyOf, newMeeting } from '@/lib/testing/meeting-changes';

let client: TestUser;
let lawyer: TestLawyer;
let slot: number;

beforeEach(async () => {
  [client, lawyer, slot] = [await newClient(), await newLawyer(), 0];
});

/** A free half hour so many days ahead. */
function free(days = 4): number {
  slot += 60;
  return manilaTime(days, slot);
}

const CONFLICT = {
  status: 409,
  body: { key: 'schedule_conflict', message: 'Schedule conflict. Please try different time.' },
};

describe('a confirmed meeting', () => {
  test.each(['client', 'lawyer'] as const)(
    'is moved by its %s, at the same length and price',
    async (side) => {
      const [from, to] = [free(), free(6)];
      const meeting = await newMeeting(client, lawyer, from, { duration: 60 });
      const who = { client, lawyer }[side];
      const words = { reason: 'A hearing was set.', details: 'It was moved to that morning.' };
      const answer = await meeting.move(who, to, words);
      expect(answer).toMatchObject({
        status: 200,
        body: {
          status: 'CONFIRMED',
          start_time: isoInstant(to),
          duration: 60,
          can_reschedule: true,
          end_time: isoInstant(to + HOUR_MS),
          refund_deadline: isoInstant((side === 'client' ? from : to) - DAY_MS),
          refund_if_cancelled: 105_000,
          last_move: {
            ...words,
            by: side.toUpperCase(),
            from_time: isoInstant(from),
            moved_at: expect.any(String),
          },
          payment: { status: 'PAID', total: 105_000 },
        },
      });
      const { meeting: row, notified, payment } = await meeting.rows();
      expect(row.icsSequence).toBe(1);
      expect(payment.id).toBe(meeting.paymentId);
      const other = side === 'client' ? lawyer : client;
      const name = side === 'client' ? 'Ana Reyes' : 'Atty. Test Lawyer';
      const times = `from ${formatDayTime(from)} to ${formatDayTime(to)}`;
      expect(notified.map(({ userId, title, body }) => [userId, title, body])).toEqual([
        [other.id, 'Meeting moved', `${name} moved it ${times}.`],
      ]);
      expect(await movesOf(meeting.id)).toMatchObject([
        { ...words, movedBy: side.toUpperCase(), sequence: 1, fromStart: new Date(from) },
      ]);
    },
  );

  test('frees the old time and takes the new one', async () => {
    const [from, to] = [free(), free()];
    const meeting = await newMeeting(client, lawyer, from);
    await meeting.move(client, to);
    const other = await newClient();
    expect((await book(other, lawyer, to)).status).toBe(409);
    expect((await book(other, lawyer, from)).status).toBe(201);
  });

  test('may overlap its own old time', async () => {
    const start = free();
    await database()
      .update(lawyers)
      .set({ bufferMinutes: 30, dailyMaximum: 1 })
      .where(eq(lawyers.id, lawyer.lawyerId));
    const meeting = await newMeeting(client, lawyer, start, { duration: 60 });
    expect((await meeting.move(client, start + 30 * MINUTE_MS)).status).toBe(200);
  });

  test('both are mailed the new time for their calendars', async () => {
    const [from, first, second] = [free(), free(5), free(6)];
    const meeting = await newMeeting(client, lawyer, from);
    await meeting.move(lawyer, first);
    await meeting.move(client, second);
    const sent = await meeting.mails();
    expect(sent.map(({ template }) => template)).toEqual([
      'meeting-moved-client',
      'meeting-moved-client',
      'meeting-moved-lawyer',
      'meeting-moved-lawyer',
    ]);
    expect(sent[0]?.text).toContain('Atty. Test Lawyer moved your meeting.');
    expect(sent[0]?.text).toContain(`When: ${formatDayTime(first)}`);
    expect(sent[0]?.text).toContain(`Old time: ${formatDayTime(from)}`);
    expect(sent[0]?.subject).toBe(`New time: Atty. Test Lawyer, ${formatDayTime(first)}`);
    expect(sent[0]?.text).toContain('Reason: A hearing was set.');
    const events = sent.map(({ ics, type }) => {
      expect(type).toBe('text/calendar; method=REQUEST; charset=utf-8');
      const event = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent');
      const start = event?.getFirstPropertyValue('dtstart') as ICAL.Time;
      return {
        uid: event?.getFirstPropertyValue('uid'),
        sequence: event?.getFirstPropertyValue('sequence'),
        status: event?.getFirstPropertyValue('status'),
        start: start.toJSDate().getTime(),
      };
    });
    const event = { uid: `${meeting.id}@127.0.0.1`, status: 'CONFIRMED' };
    const [one, two] = [
      { ...event, sequence: 1, start: first },
      { ...event, sequence: 2, start: second },
    ];
    expect(events).toEqual([one, two, one, two]);
  });
});

describe('the refund', () => {
  test('counts from the earliest start after a move by the client, from the new one by the lawyer', async () => {
    const meeting = await newMeeting(client, lawyer, manilaTime(2, 0));
    const near = bodyOf(await meeting.move(client, manilaTime(8, 0)));
    expect(near.refund_deadline).toBe(isoInstant(manilaTime(1, 0)));
    const far = bodyOf(await meeting.move(lawyer, manilaTime(9, 0)));
    expect(far.refund_deadline).toBe(isoInstant(manilaTime(8, 0)));
  });

  test('is still due for a day, or until the start, when the lawyer moves it to a time soon', async () => {
    const meeting = await newMeeting(client, lawyer, free(8));
    const soon = Math.ceil((Date.now() + 2 * HOUR_MS) / (30 * MINUTE_MS)) * 30 * MINUTE_MS;
    const moved = await meeting.move(lawyer, soon);
    expect(bodyOf(moved).refund_deadline).toBe(isoInstant(soon));
    const seen = await send(getMeeting, { params: { id: meeting.id }, cookie: client.cookie });
    expect(bodyOf(seen).refund_if_cancelled).toBe(105_000);
  });

  test('gone, a client may change the time once', async () => {
    const meeting = await newMeeting(client, lawyer, soonest());
    const first = await meeting.move(client, free());
    expect(first).toMatchObject({
      status: 200,
      body: { can_reschedule: false, refund_if_cancelled: 0 },
    });
    const { text } = (await meeting.mails())[0] ?? { text: '' };
    expect(text).toContain(
      'No refund if you cancel: refunds ended 24 hours before its earliest start, and moving it does not change that. If the lawyer cancels',
    );
    expect(await meeting.move(client, free())).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
    expect((await meeting.move(lawyer, free())).status).toBe(200);
  });
});

describe('a repeat', () => {
  test('finds it at the new time and changes nothing, even when it was the one late change', async () => {
    const meeting = await newMeeting(client, lawyer, soonest());
    const to = free();
    const all = [await meeting.move(client, to), await meeting.move(client, to)];
    expect(all.map(({ status }) => status)).toEqual([200, 200]);
    expect(await meeting.mails()).toHaveLength(2);
    expect((await meeting.rows()).meeting.icsSequence).toBe(1);
  });

  test('at the same moment moves it once', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    const to = free();
    const all = await Promise.all([1, 2, 3, 4].map(() => meeting.move(client, to)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await movesOf(meeting.id)).toHaveLength(1);
  });
});

describe('races', () => {
  test('of two that want one time, one gets it', async () => {
    const [mine, other] = [
      await newMeeting(client, lawyer, free()),
      await newMeeting(await newClient(), lawyer, free()),
    ];
    const to = free();
    const third = await newClient();
    const all = await Promise.all([
      mine.move(lawyer, to),
      other.move(lawyer, to),
      book(third, lawyer, to),
    ]);
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });

  test('cancelled at the same time it is cancelled, moved before or not at all', async () => {
    const from = free();
    const meeting = await newMeeting(client, lawyer, from);
    const to = free();
    const [moved, cancelled] = await Promise.all([
      meeting.move(client, to),
      meeting.cancel(lawyer),
    ]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(moved.status);
    const { meeting: row, refunds } = await meeting.rows();
    expect(row.status).toBe('CANCELLED');
    expect(row.startsAt.getTime()).toBe(moved.status === 200 ? to : from);
    expect(row.icsSequence).toBe(moved.status === 200 ? 2 : 1);
    expect(refunds).toHaveLength(1);
  });
});

describe('no', () => {
  test('to a time that is taken, off the half hour, over or too far ahead', async () => {
    const [start, taken] = [free(), free()];
    const meeting = await newMeeting(client, lawyer, start);
    await newMeeting(await newClient(), lawyer, taken);
    for (const to of [taken, free() + MINUTE_MS, start - 30 * DAY_MS, start + 30 * DAY_MS]) {
      expect(await meeting.move(client, to)).toMatchObject(CONFLICT);
      expect(await meeting.move(lawyer, to)).toMatchObject(CONFLICT);
    }
    expect((await meeting.rows()).meeting.startsAt.getTime()).toBe(start);
    expect(await meeting.mails()).toEqual([]);
  });

  test('within the notice for a client, yes for the lawyer', async () => {
    await database()
      .update(lawyers)
      .set({ noticeMinutes: 3 * 24 * 60 })
      .where(eq(lawyers.id, lawyer.lawyerId));
    const meeting = await newMeeting(client, lawyer, free(5));
    const to = manilaTime(2, 0);
    expect(await meeting.move(client, to)).toMatchObject(CONFLICT);
    expect((await meeting.move(lawyer, to)).status).toBe(200);
  });

  test('by the lawyer to a sooner time less than an hour ahead; a later one is theirs to give', async () => {
    const nextHalfHour = Math.ceil(Date.now() / (30 * MINUTE_MS)) * 30 * MINUTE_MS;
    const booked = nextHalfHour + 30 * MINUTE_MS;
    const meeting = await newMeeting(client, lawyer, booked, { bookedAt: booked - 2 * DAY_MS });
    const sooner = booked - 30 * MINUTE_MS;
    expect(await meeting.move(lawyer, sooner)).toMatchObject(CONFLICT);
    expect((await meeting.rows()).meeting.startsAt.getTime()).toBe(booked);
    expect((await meeting.move(lawyer, booked + 30 * MINUTE_MS)).status).toBe(200);
  });

  test('once it has begun', async () => {
    const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
    const meeting = await newMeeting(client, lawyer, start, { bookedAt: start - HOUR_MS });
    for (const who of [client, lawyer])
      expect(await meeting.move(who, free())).toMatchObject({
        status: 409,
        body: { key: 'too_late' },
      });
  });

  test.each(['CANCELLED', 'COMPLETED', 'EXPIRED', 'PAYMENT_PENDING'] as const)(
    'when it is %s',
    async (status) => {
      const meeting = await newMeeting(client, lawyer, free());
      await database().update(meetings).set({ status }).where(eq(meetings.id, meeting.id));
      expect(await meeting.move(client, free())).toMatchObject({
        status: 409,
        body: { key: 'bad_transition' },
      });
    },
  );

  test('of another’s meeting', async () => {
    const start = free();
    const meeting = await newMeeting(client, lawyer, start);
    for (const who of [await newClient(), await newLawyer()])
      expect((await meeting.move(who, free())).status).toBe(404);
    expect((await meeting.rows()).meeting.startsAt.getTime()).toBe(start);
  });

  test('without a reason, or with one that is too long', async () => {
    const meeting = await newMeeting(client, lawyer, free());
    for (const words of [{}, { reason: ' ' }, { reason: 'x'.repeat(121) }])
      expect(await meeting.move(client, free(), words)).toMatchObject({
        status: 400,
        body: { fields: { reason: expect.any(String) } },
      });
    expect(
      await meeting.move(client, free(), { reason: 'Ill.', details: 'x'.repeat(1001) }),
    ).toMatchObject({ status: 400, body: { fields: { details: expect.any(String) } } });
  });

  test('more than thirty times an hour', async () => {
    const meeting = await newMeeting(client, lawyer, manilaTime(9, 0));
    const times = [manilaTime(9, 60), manilaTime(9, 120)];
    const statuses = [];
    for (let i = 0; i < 31; i += 1)
      statuses.push((await meeting.move(client, times[i % 2] ?? 0)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });
});

/** A start within a day that nobody has. */
function soonest(): number {
  return Math.ceil((Date.now() + 3 * HOUR_MS) / (30 * MINUTE_MS)) * 30 * MINUTE_MS;
}

function movesOf(meetingId: string) {
  return database()
    .select()
    .from(meetingMoves)
    .where(eq(meetingMoves.meetingId, meetingId))
    .orderBy(meetingMoves.sequence);
}
