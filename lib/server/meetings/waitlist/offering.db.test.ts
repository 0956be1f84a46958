import { eq } from 'drizzle-orm';
import pg from 'pg';
import { createBlocker } from '@/lib/contract/lawyers/blockers';
import { setVisibility } from '@/lib/contract/lawyers/own-profile';
import { cancelMeeting } from '@/lib/contract/meetings/meetings';
import type { WaitlistEntry } from '@/lib/contract/meetings/waitlist';
import { joinWaitlist, leaveWaitlist } from '@/lib/contract/meetings/waitlist';
import { OFFERED_CLIENTS } from '@/lib/domain/meetings/waitlist';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { mails, notifications } from '@/lib/server/schema/messages';
import { freedTimes, waitlistEntries } from '@/lib/server/schema/waitlist';
import { send } from '@/lib/testing/api/requests';
import { book, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { expireHold } from '../booking/holds';
import { leaveToken } from './policy';
import { offerFreedTime, purgeWaitlist } from './service';

let booked: TestUser;
let lawyer: TestLawyer;
/** Ten in the morning, four days ahead. */
const START = manilaTime(4, 600);

beforeEach(async () => {
  await takeQueued('offer_freed_time');
  [booked, lawyer] = [await newClient(), await newLawyer()];
});

/** A client who waits for that day. */
async function waiting(wanted: object = {}): Promise<TestUser & { entryId: string }> {
  const client = await newClient();
  return { ...client, entryId: (await join(client, wanted))._id };
}

async function join({ cookie }: TestUser, wanted: object = {}): Promise<WaitlistEntry> {
  const days = { from: dayKey(START), to: dayKey(START) };
  const body = { lawyer_id: lawyer.lawyerId, ...days, ...wanted };
  const answer = await send(joinWaitlist, { cookie, body });
  expect(answer.status).toBe(201);
  return answer.body as WaitlistEntry;
}

/** Runs the jobs that are queued; answers the freed times they were about. */
async function offerAll(now = Date.now()): Promise<string[]> {
  const jobs = await takeQueued('offer_freed_time');
  for (const { freedTimeId } of jobs) await offerFreedTime(freedTimeId, now);
  return jobs.map(({ freedTimeId }) => freedTimeId);
}

async function offersTo({ id, email }: TestUser) {
  const notified = await database()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, id));
  const mailed = await database().select().from(mails).where(eq(mails.recipient, email));
  expect(mailed.map(({ template }) => template)).toEqual(notified.map(() => 'waitlist-time-free'));
  return notified.map(({ url }) => url);
}

const bookingOf = (start = START, length = 30) =>
  `/book/${lawyer.lawyerId}/${isoInstant(start)}?duration=${length}`;

const aMeeting = (start = START, duration: 30 | 60 = 30, client = booked) =>
  newMeeting(client, lawyer, start, { duration });

describe('a time is freed', () => {
  test.each(['client', 'lawyer'] as const)('when the %s cancels', async (side) => {
    const client = await waiting();
    const meeting = await aMeeting();
    expect((await meeting.cancel({ client: booked, lawyer }[side])).status).toBe(200);
    expect(await offersTo(client)).toEqual([]);
    expect(await offerAll()).toHaveLength(1);
    expect(await offersTo(client)).toEqual([bookingOf()]);
  });

  test.each(['client', 'lawyer'] as const)('when the %s moves the meeting', async (side) => {
    const client = await waiting();
    const meeting = await aMeeting();
    const other = START + 3 * HOUR_MS;
    expect((await meeting.move({ client: booked, lawyer }[side], other)).status).toBe(200);
    // A repeat moves nothing.
    await meeting.move({ client: booked, lawyer }[side], other);
    expect(await offerAll()).toHaveLength(1);
    expect(await offersTo(client)).toEqual([bookingOf()]);
  });

  test('as far as the meeting does not stand in it after the move', async () => {
    const client = await waiting();
    const meeting = await aMeeting(START, 60);
    await meeting.move(booked, START + 30 * MINUTE_MS);
    await offerAll();
    expect(await offersTo(client)).toEqual([bookingOf()]);
    const long = await waiting({ duration: 60 });
    await meeting.move(booked, START + 60 * MINUTE_MS);
    await offerAll();
    expect(await offersTo(long)).toEqual([]);
  });

  test('and not when an unpaid hold runs out or is given up', async () => {
    const client = await waiting();
    const one = await hold(booked, lawyer, START);
    await send(cancelMeeting, { params: { id: one.meetingId }, cookie: booked.cookie });
    const two = await hold(booked, lawyer, START);
    await expireHold(two.meetingId, Date.now() + HOUR_MS);
    expect(await offerAll()).toEqual([]);
    expect(await offersTo(client)).toEqual([]);
  });

  test('and noted only where somebody waits', async () => {
    const meeting = await aMeeting();
    await meeting.cancel(booked);
    expect(await offerAll()).toEqual([]);
    const rows = await database()
      .select()
      .from(freedTimes)
      .where(eq(freedTimes.meetingId, meeting.id));
    expect(rows).toEqual([]);
  });
});

describe('it is offered', () => {
  async function freed(start = START, duration: 30 | 60 = 30, client = booked) {
    await (await aMeeting(start, duration, client)).cancel(client);
  }

  test('to the first five by when they joined, whatever they changed since', async () => {
    const clients = [];
    for (let n = 0; n < OFFERED_CLIENTS + 2; n += 1) clients.push(await waiting());
    const [first] = clients;
    if (first) await join(first, { part_of_day: 'morning' });
    await freed();
    await offerAll();
    const offers = [];
    for (const client of clients) offers.push((await offersTo(client)).length);
    expect(offers).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  test('to those whom it suits: day, part of day and length', async () => {
    const [morning, evening, long, otherDay] = [
      await waiting({ part_of_day: 'morning' }),
      await waiting({ part_of_day: 'evening' }),
      await waiting({ duration: 60 }),
      await waiting({ from: dayKey(START + 24 * HOUR_MS), to: dayKey(START + 24 * HOUR_MS) }),
    ];
    // Half an hour between two meetings.
    await aMeeting(START + 30 * MINUTE_MS, 30, await newClient());
    await freed();
    await offerAll();
    expect(await offersTo(morning)).toEqual([bookingOf()]);
    for (const client of [evening, long, otherDay]) expect(await offersTo(client)).toEqual([]);
  });

  test('at the start that suits, where an hour is free', async () => {
    const afternoon = await waiting({ part_of_day: 'afternoon' });
    const morning = await waiting({ part_of_day: 'morning', duration: 60 });
    const noon = manilaTime(4, 720);
    await freed(noon - 30 * MINUTE_MS, 60);
    await offerAll();
    expect(await offersTo(afternoon)).toEqual([bookingOf(noon)]);
    expect(await offersTo(morning)).toEqual([bookingOf(noon - 30 * MINUTE_MS, 60)]);
  });

  test('by a mail that names nobody but the lawyer and holds nothing', async () => {
    const client = await waiting();
    await freed();
    await offerAll();
    const [mail] = await database().select().from(mails).where(eq(mails.recipient, client.email));
    const { subject = '', text = '', html = '', attachments = [] } = mail?.content ?? {};
    expect(subject).toMatch(/^A time opened up: Atty\. Test Lawyer, \w+, \w+ \d+, 10:00 AM PHT$/);
    expect(html).toContain(`${env.SITE_URL}${bookingOf()}`);
    expect(html).toContain(`${env.SITE_URL}/leave-waitlist/${leaveToken(client.entryId)}`);
    expect(text).toMatch(/We are not holding this time for you/);
    expect(text).not.toMatch(/Ana|Reyes/);
    expect(attachments).toEqual([]);
    expect((await book(await newClient(), lawyer, START)).status).toBe(201);
  });

  test('not to the one who had it', async () => {
    await join(booked);
    await freed();
    await offerAll();
    expect(
      await database().select().from(notifications).where(eq(notifications.userId, booked.id)),
    ).toEqual([]);
  });

  test('not when it is taken again, within the notice, or time off', async () => {
    const client = await waiting();
    await freed();
    await aMeeting(START, 30, await newClient());
    await offerAll();
    const later = START + 2 * HOUR_MS;
    await freed(later);
    await database()
      .update(lawyers)
      .set({ noticeMinutes: 120 })
      .where(eq(lawyers.id, lawyer.lawyerId));
    await offerAll(later - HOUR_MS);
    const last = START + 4 * HOUR_MS;
    await freed(last);
    const off = { start_time: isoInstant(last), end_time: isoInstant(last + HOUR_MS) };
    expect((await send(createBlocker, { cookie: lawyer.cookie, body: off })).status).toBe(201);
    await offerAll();
    expect(await offersTo(client)).toEqual([]);
  });

  test('not while clients cannot see the lawyer', async () => {
    const client = await waiting();
    await freed();
    await send(setVisibility, { cookie: lawyer.cookie, body: { is_public: false } });
    await offerAll();
    expect(await offersTo(client)).toEqual([]);
  });

  test('not to who left, nor to an address that is not confirmed', async () => {
    const [left, unverified, stays] = [await waiting(), await waiting(), await waiting()];
    await send(leaveWaitlist, { cookie: left.cookie, params: { id: left.entryId } });
    await database()
      .update(users)
      .set({ emailVerifiedAt: null })
      .where(eq(users.id, unverified.id));
    await freed();
    await offerAll();
    for (const client of [left, unverified]) expect(await offersTo(client)).toEqual([]);
    expect(await offersTo(stays)).toHaveLength(1);
  });

  test('once, also by two jobs at a time and by one that runs again after others joined', async () => {
    const client = await waiting();
    await freed();
    const [job] = await takeQueued('offer_freed_time');
    const id = job?.freedTimeId ?? '';
    await Promise.all([offerFreedTime(id, Date.now()), offerFreedTime(id, Date.now())]);
    const late = await waiting();
    await offerFreedTime(id, Date.now());
    expect(await offersTo(client)).toHaveLength(1);
    expect(await offersTo(late)).toEqual([]);
  });

  test('again when it is taken and freed again', async () => {
    const client = await waiting();
    await freed();
    await offerAll();
    await freed(START, 30, await newClient());
    await offerAll();
    expect(await offersTo(client)).toEqual([bookingOf(), bookingOf()]);
  });

  test('by a job that failed in between, as if it had not run', async () => {
    const clients = [await waiting(), await waiting()];
    await freed();
    const [job] = await takeQueued('offer_freed_time');
    const id = job?.freedTimeId ?? '';
    // The database refuses the second notification: nothing of the first is left.
    const [, second] = clients;
    await database().execute(
      `alter table notifications add constraint refused check (user_id <> '${second?.id}') not valid`,
    );
    await expect(offerFreedTime(id, Date.now())).rejects.toThrow();
    await database().execute('alter table notifications drop constraint refused');
    for (const client of clients) expect(await offersTo(client)).toEqual([]);
    await offerFreedTime(id, Date.now());
    for (const client of clients) expect(await offersTo(client)).toHaveLength(1);
  });

  test('at as many statements for 25 who wait as for five', async () => {
    for (let n = 0; n < OFFERED_CLIENTS; n += 1) await waiting();
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    const counted = async (start: number) => {
      await freed(start);
      const [job] = await takeQueued('offer_freed_time');
      statements.mockClear();
      await offerFreedTime(job?.freedTimeId ?? '', Date.now());
      return statements.mock.calls.length;
    };
    const five = await counted(START);
    for (let n = 0; n < 20; n += 1) await waiting();
    expect(await counted(START + HOUR_MS)).toBe(five);
    statements.mockRestore();
  });

  test('and forgotten when it is over', async () => {
    const { entryId } = await waiting();
    await freed();
    const [id] = await offerAll();
    await purgeWaitlist(START);
    const rows = () =>
      database()
        .select()
        .from(freedTimes)
        .where(eq(freedTimes.id, id ?? ''));
    expect(await rows()).toHaveLength(1);
    await purgeWaitlist(START + 24 * HOUR_MS);
    expect(await rows()).toEqual([]);
    const entries = await database()
      .select()
      .from(waitlistEntries)
      .where(eq(waitlistEntries.id, entryId));
    expect(entries).toEqual([]);
  });
});
