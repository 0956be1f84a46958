import { and, eq, like } from 'drizzle-orm';
import pg from 'pg';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { notifications } from '@/lib/server/schema/messages';
import { notificationPreferences } from '@/lib/server/schema/push';
import { seedMeeting } from '@/lib/server/seed/meeting';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { mailsOf, newMeeting } from '@/lib/testing/meeting-changes';
import { queueReminders, remind, remindersAreLate } from './service';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  // Meetings of other tests are not due in this one.
  await database().update(meetings).set({ status: 'CANCELLED' });
  await takeQueued('remind');
  [client, lawyer] = [await newClient(), await newLawyer()];
});

/** Midnight in Manila, five days ahead. */
const start = manilaTime(5, 0);

const meetingAt = (at: number, seed: Parameters<typeof newMeeting>[3] = {}) =>
  newMeeting(client, lawyer, at, { duration: 30, bookedAt: Date.now() - 9 * DAY_MS, ...seed });

/** Runs the jobs of the minute of this instant; returns their meetings. */
async function minute(now: number): Promise<string[]> {
  await queueReminders(now);
  const jobs = await takeQueued('remind');
  for (const { meetingId } of jobs) await remind(meetingId, now);
  return jobs.map(({ meetingId }) => meetingId);
}

/** Templates of the reminders of a meeting, mailed and listed. */
async function remindersOf(meetingId: string) {
  const mailed = await mailsOf(meetingId);
  const rows = await database()
    .select()
    .from(notifications)
    .where(
      and(
        like(notifications.dedupeKey, `%${meetingId}`),
        eq(notifications.icon, 'meeting-reminder'),
      ),
    );
  return {
    mailed: mailed.filter(({ template }) => /before|soon|review/.test(template)),
    listed: rows,
    kinds: mailed.flatMap(({ template }) => template.match(/(?:day-before|soon|review)-.*/) ?? []),
  };
}

const BEFORE = ['day-before-client', 'day-before-lawyer'];
const SOON = ['soon-client', 'soon-lawyer'];

describe('a confirmed meeting', () => {
  it('is reminded of a day before and ten minutes before, both people, once', async () => {
    const { id } = await meetingAt(start);
    expect(await minute(start - DAY_MS - 1)).toEqual([]);
    expect(await minute(start - DAY_MS)).toEqual([id]);
    expect(await minute(start - DAY_MS + MINUTE_MS)).toEqual([]);
    expect((await remindersOf(id)).kinds).toEqual(BEFORE);
    expect(await minute(start - 10 * MINUTE_MS - 1)).toEqual([]);
    expect(await minute(start - 10 * MINUTE_MS)).toEqual([id]);
    expect(await minute(start - 9 * MINUTE_MS)).toEqual([]);
    const { kinds, listed } = await remindersOf(id);
    expect(kinds).toEqual([...BEFORE, ...SOON]);
    expect(listed.map(({ userId, url }) => [userId, url]).toSorted()).toEqual(
      [
        [client.id, `/customer-portal/meeting/${id}`],
        [client.id, `/customer-portal/meeting/${id}/join`],
        [lawyer.id, `/lawyer-portal/meeting/${id}`],
        [lawyer.id, `/lawyer-portal/meeting/${id}/join`],
      ].toSorted(),
    );
  });

  it('is reminded of once, however often and by however many workers the job runs', async () => {
    const { id } = await meetingAt(start);
    await Promise.all(Array.from({ length: 5 }, () => remind(id, start - MINUTE_MS)));
    await remind(id, start - MINUTE_MS);
    const { kinds, listed } = await remindersOf(id);
    expect([kinds, listed.length]).toEqual([SOON, 2]);
  });

  it('is reminded of by late workers until it starts, and then no more', async () => {
    const [late, missed] = [await meetingAt(start), await meetingAt(start - HOUR_MS)];
    expect(await minute(start - 1)).toEqual([late.id]);
    expect((await remindersOf(late.id)).kinds).toEqual(SOON);
    await remind(missed.id, start - HOUR_MS);
    expect((await remindersOf(missed.id)).kinds).toEqual([]);
    expect(await minute(start)).toEqual([]);
  });

  it('booked within the last day has only the later reminder', async () => {
    const { id } = await meetingAt(start, { bookedAt: start - 20 * HOUR_MS });
    expect(await minute(start - HOUR_MS)).toEqual([]);
    expect(await minute(start - 5 * MINUTE_MS)).toEqual([id]);
    expect((await remindersOf(id)).kinds).toEqual(SOON);
  });

  it('that is not confirmed any more, or not yet, is left alone', async () => {
    const held = await meetingAt(start, { status: 'PAYMENT_PENDING' });
    const cancelled = await meetingAt(start + HOUR_MS);
    await queueReminders(start - DAY_MS + HOUR_MS);
    expect(await takeQueued('remind')).toEqual([{ meetingId: cancelled.id }]);
    await cancelled.cancel(lawyer);
    for (const { id } of [held, cancelled]) {
      await remind(id, start - MINUTE_MS);
      expect((await remindersOf(id)).kinds).toEqual([]);
    }
  });
});

describe('words', () => {
  it('name the day, who calls and the page, and neither the case nor a number', async () => {
    const call = { type: 'PHONE', phone: '+639185550123', subject: 'Secret subject' } as const;
    const { id } = await meetingAt(start, { meeting: call });
    await minute(start - DAY_MS);
    await minute(start - MINUTE_MS);
    const { mailed, listed } = await remindersOf(id);
    const [before, , soon, soonLawyer] = mailed;
    expect(before?.subject).toMatch(/^Reminder: Atty\. Test Lawyer, \w+, \w+ \d+, 12:00 AM PHT$/);
    expect(soon?.subject).toBe('Starts at 12:00 AM PHT: Atty. Test Lawyer');
    expect(soon?.text).toContain('Atty. Test Lawyer calls you at the number that ends in 0123.');
    expect(soon?.text).toContain(`/customer-portal/meeting/${id}`);
    expect(soonLawyer?.text).toMatch(
      /You call the client\. You can see the number to call on the meeting page/,
    );
    expect(soonLawyer?.text).toContain(`/lawyer-portal/meeting/${id}`);
    expect(listed.map(({ body }) => body)).toEqual(
      expect.arrayContaining(['Atty. Test Lawyer calls you.', 'You call Ana Reyes.']),
    );
    const all = JSON.stringify([mailed, listed]);
    for (const private_ of ['Secret', '5550123']) expect(all).not.toContain(private_);
  });

  it('of a meeting by video, ten minutes before, lead into the call', async () => {
    const { id } = await meetingAt(start);
    await minute(start - DAY_MS);
    await minute(start - MINUTE_MS);
    const [before, , soon, soonLawyer] = (await remindersOf(id)).mailed;
    expect(before?.text).not.toContain('/join');
    expect(soon?.text).toContain('You meet by video on our site');
    expect(soon?.text).toContain(`/customer-portal/meeting/${id}/join`);
    expect(soonLawyer?.text).toContain(`/lawyer-portal/meeting/${id}/join`);
  });
});

test('mails that a person switched off are not queued, the row in the portal is there', async () => {
  await database()
    .insert(notificationPreferences)
    .values({ userId: client.id, switchedOff: ['reminder.email'] });
  const { id } = await meetingAt(start);
  await minute(start - MINUTE_MS);
  const { kinds, listed } = await remindersOf(id);
  expect([kinds, listed.length]).toEqual([['soon-lawyer'], 2]);
});

test('what was due for some minutes and not made is late', async () => {
  const { id } = await meetingAt(start);
  expect(await remindersAreLate(start - 7 * MINUTE_MS - 1)).toBe(false);
  expect(await remindersAreLate(start - 7 * MINUTE_MS)).toBe(true);
  await remind(id, start - 7 * MINUTE_MS);
  expect(await remindersAreLate(start - 7 * MINUTE_MS)).toBe(false);
});

test('however many are due, a minute takes two statements', async () => {
  const count = async () => {
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await queueReminders(start - MINUTE_MS);
    const calls = statements.mock.calls.length;
    statements.mockRestore();
    return calls;
  };
  await meetingAt(start);
  const few = await count();
  for (let i = 0; i < 8; i += 1) {
    const other = await newLawyer();
    await seedMeeting(database(), {
      lawyerId: other.lawyerId,
      clientId: client.id,
      start,
      bookedAt: Date.now() - DAY_MS,
    });
  }
  expect([few, await count()]).toEqual([2, 2]);
  expect(await takeQueued('remind')).toHaveLength(9);
});
