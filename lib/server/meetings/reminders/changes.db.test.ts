import { and, eq, like } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { sendMail } from '@/lib/server/notifications/mails/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { mails, notifications } from '@/lib/server/schema/messages';
import { payments } from '@/lib/server/schema/payments';
import { seedReview } from '@/lib/server/seed/meeting';
import { book } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { takeQueued } from '@/lib/testing/jobs';
import { startMailServer } from '@/lib/testing/mail-server';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { completeEnded } from '../absence/attendance';
import { confirmationMails, notifyConfirmed } from '../booking/confirmation-service';
import { rowsOf } from '../records/service';
import { movedMail } from './notifications-mails';
import { notifyMoved } from './notifications-service';
import { queueReminderJobs } from './queue-service';
import { queueReminders, remind, reminderBacklog } from './service';

let client: TestUser;
let lawyer: TestLawyer;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());
beforeEach(async () => {
  // Meetings of other tests are not due in this one.
  await database().update(meetings).set({ status: 'CANCELLED' });
  await takeQueued('remind');
  [client, lawyer] = [await newClient(), await newLawyer()];
});

const start = manilaTime(5, 600);

const meetingAt = (at: number, seed: Parameters<typeof newMeeting>[3] = {}) =>
  newMeeting(client, lawyer, at, { duration: 30, bookedAt: Date.now() - 9 * DAY_MS, ...seed });

/** Runs the jobs of the minute of this instant. */
async function minute(now: number): Promise<void> {
  await queueReminders(now);
  await runQueued(now);
}

async function runQueued(now: number): Promise<void> {
  for (const { meetingId } of await takeQueued('remind')) await remind(meetingId, now);
}

const reminderMails = (id: string) =>
  database()
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `meeting-%:_:${id}:%`))
    .orderBy(mails.createdAt, mails.template);

/** Kind and start of the reminders of a meeting that wait or were sent. */
const mailed = async (id: string) =>
  (await reminderMails(id))
    .filter(({ template }) => !template.startsWith('meeting-moved'))
    .map(({ template, content }) => [template, content?.subject.match(/\d+:\d\d [AP]M/)?.[0]]);

const listed = async (id: string) =>
  (
    await database()
      .select()
      .from(notifications)
      .where(
        and(like(notifications.dedupeKey, `%${id}`), eq(notifications.icon, 'meeting-reminder')),
      )
  ).map(({ title, userId }) => [title, userId === client.id ? 'client' : 'lawyer']);

describe('a meeting that is moved', () => {
  it('has reminders of its new time, and none that wait for the old one', async () => {
    const meeting = await meetingAt(start);
    await minute(start - DAY_MS);
    await meeting.move(client, start + 2 * DAY_MS);
    expect([await mailed(meeting.id), await listed(meeting.id)]).toEqual([[], []]);
    await minute(start - MINUTE_MS);
    expect(await mailed(meeting.id)).toEqual([]);
    await minute(start + DAY_MS);
    await minute(start + 2 * DAY_MS - 10 * MINUTE_MS);
    expect(await mailed(meeting.id)).toEqual([
      ['meeting-day-before-client', '10:00 AM'],
      ['meeting-day-before-lawyer', '10:00 AM'],
      ['meeting-soon-client', '10:00 AM'],
      ['meeting-soon-lawyer', '10:00 AM'],
    ]);
  });

  it('back to where it was is reminded of again; what was sent stays sent', async () => {
    const meeting = await meetingAt(start);
    await minute(start - DAY_MS);
    for (const { id } of await reminderMails(meeting.id)) await sendMail(id, Date.now());
    await meeting.move(lawyer, start + HOUR_MS);
    await meeting.move(lawyer, start);
    await minute(start - DAY_MS);
    const all = (await reminderMails(meeting.id)).filter(({ template }) => /before/.test(template));
    expect(all.map(({ sentAt }) => sentAt !== null)).toEqual([true, true, false, false]);
    expect(await listed(meeting.id)).toHaveLength(2);
  });

  it('to a time within a day is not reminded of a day before', async () => {
    const meeting = await meetingAt(start);
    const moved = manilaTime(2, 600);
    await meeting.move(lawyer, moved);
    await database().execute(
      `update meeting_moves set created_at = to_timestamp(${(moved - DAY_MS) / 1000 + 1})`,
    );
    await minute(moved - HOUR_MS);
    await remind(meeting.id, moved - HOUR_MS);
    expect(await mailed(meeting.id)).toEqual([]);
    await minute(moved - MINUTE_MS);
    expect(await mailed(meeting.id)).toHaveLength(2);
  });

  it('to a time within ten minutes is reminded of at once', async () => {
    const now = Date.now();
    const [soon, later] = [await meetingAt(now + 5 * MINUTE_MS), await meetingAt(now + HOUR_MS)];
    const words = { reason: 'A hearing was set.', details: undefined };
    for (const { id } of [soon, later]) {
      const notification = {
        by: 'lawyer',
        from: new Date(start),
        unconnected: false,
        now,
        ...words,
      } as const;
      await transaction((tx) => notifyMoved(tx, id, notification, movedMail));
    }
    expect(await takeQueued('remind')).toEqual([{ meetingId: soon.id }]);
  });
});

test('a mail that no mail server took in time is not sent after the start', async () => {
  const { id } = await meetingAt(start);
  await takeQueued('send_mail');
  await minute(start - MINUTE_MS);
  const queued = await takeQueued('send_mail');
  expect(queued).toHaveLength(2);
  for (const { mailId, optional } of queued) await sendMail(mailId, start, optional);
  const rows = await reminderMails(id);
  expect(rows.map(({ sentAt, content }) => [sentAt, content])).toEqual([
    [null, null],
    [null, null],
  ]);
});

describe('a meeting that is cancelled', () => {
  it('takes back what waits, and is not reminded of', async () => {
    const meeting = await meetingAt(start);
    await minute(start - DAY_MS);
    expect(await listed(meeting.id)).toHaveLength(2);
    await meeting.cancel(client);
    expect([await mailed(meeting.id), await listed(meeting.id)]).toEqual([[], []]);
    await minute(start - MINUTE_MS);
    expect(await mailed(meeting.id)).toEqual([]);
  });
});

describe('a meeting that is confirmed within ten minutes of its start', () => {
  it('is reminded of at once', async () => {
    const soon = Date.now() + 4 * MINUTE_MS;
    const { id } = await meetingAt(soon, { bookedAt: Date.now() - 3 * MINUTE_MS });
    const confirmed = await confirmationMails(await rowsOf(database(), id));
    await transaction((tx) => notifyConfirmed(tx, id, confirmed));
    await runQueued(Date.now());
    expect((await mailed(id)).map(([template]) => template)).toEqual([
      'meeting-soon-client',
      'meeting-soon-lawyer',
    ]);
  });

  it('and one that begins later is not', async () => {
    const { body } = await book(client, await newLawyer({ freeConsultation: true }), start, {
      free: true,
      expected_total: 0,
      payment_method: undefined,
    });
    expect(body).toMatchObject({ checkout_url: null });
    expect(await takeQueued('remind')).toEqual([]);
  });
});

describe('after the meeting', () => {
  /** The start of a meeting that ended half an hour ago. */
  const over = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - HOUR_MS;

  async function complete(): Promise<void> {
    await completeEnded(Date.now());
    await runQueued(Date.now());
  }

  it('the client is asked for a review, once', async () => {
    const { id } = await meetingAt(over());
    await complete();
    await complete();
    await remind(id, Date.now() + DAY_MS);
    expect((await mailed(id)).map(([template]) => template)).toEqual(['meeting-review-client']);
    expect(await listed(id)).toEqual([['How was your meeting?', 'client']]);
    const [row] = await database()
      .select()
      .from(notifications)
      .where(like(notifications.dedupeKey, `meeting-review:%${id}`));
    expect(row).toMatchObject({ kind: 'review', icon: 'meeting-reminder' });
  });

  it('what waits for that is not late, a reminder of a meeting that has begun is', async () => {
    const now = Date.now();
    await meetingAt(over());
    await completeEnded(now);
    const backlog = async () => {
      const [{ count, late } = { count: 0, late: 0 }] = await reminderBacklog(database(), now, now);
      return { count, late };
    };
    expect(await backlog()).toEqual({ count: 1, late: 0 });
    const { id } = await meetingAt(now - MINUTE_MS);
    await queueReminderJobs(database(), [id]);
    expect(await backlog()).toEqual({ count: 2, late: 1 });
  });

  it('a free one too', async () => {
    const { id } = await meetingAt(over(), { price: 0, platformFee: 0, meeting: { free: true } });
    await complete();
    expect(await mailed(id)).toHaveLength(1);
  });

  it('nobody is asked who wrote one, whose money went back, or who cancelled', async () => {
    const reviewed = await meetingAt(over());
    const [row] = await database().select().from(meetings).where(eq(meetings.id, reviewed.id));
    if (row) await seedReview(database(), { meeting: row });
    const refunded = await meetingAt(over() - HOUR_MS);
    await database()
      .update(payments)
      .set({ status: 'REFUNDED' })
      .where(eq(payments.id, refunded.paymentId));
    const cancelled = await meetingAt(over() - 2 * HOUR_MS);
    await database()
      .update(meetings)
      .set({ status: 'CANCELLED' })
      .where(eq(meetings.id, cancelled.id));
    await complete();
    for (const { id } of [reviewed, refunded, cancelled]) expect(await mailed(id)).toEqual([]);
  });
});
