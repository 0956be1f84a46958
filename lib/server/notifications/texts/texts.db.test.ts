import { and, eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { twilio } from '@/lib/server/adapters/texts/twilio';
import { queueReminders, remind } from '@/lib/server/meetings/reminders/service';
import { deletePreferences } from '@/lib/server/notifications/preferences/preferences';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { notificationPreferences } from '@/lib/server/schema/push';
import { textNumbers, texts } from '@/lib/server/schema/texts';
import { TestPage } from '@/lib/testing/calls';
import { startTwilio } from '@/lib/testing/carriers/twilio-server';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { deleteDueAccounts, takeQueued } from '@/lib/testing/jobs';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { sendTexts, testCarrier, turnTextsOn } from '@/lib/testing/texts';
import { stopTexts } from './numbers-service';
import { exportedTexts, giveUpTexts, purgeTexts, sendText, textBacklog } from './service';

let client: TestUser;
let lawyer: TestLawyer;
let carrier: ReturnType<typeof testCarrier>;

beforeEach(async () => {
  // Meetings of other tests are not due in this one.
  await database().update(meetings).set({ status: 'CANCELLED' });
  await takeQueued('remind');
  await takeQueued('send_text');
  [client, lawyer] = [await newClient(), await newLawyer()];
  carrier = testCarrier();
});

/** 10 AM in Manila, five days ahead. */
const start = manilaTime(5, 600);

const meetingAt = (at: number, seed: Parameters<typeof newMeeting>[3] = {}) =>
  newMeeting(client, lawyer, at, { duration: 30, bookedAt: Date.now() - 9 * DAY_MS, ...seed });

/** A meeting whose client takes texts, and the number. */
async function texted(at = start) {
  const meeting = await meetingAt(at);
  return { ...meeting, number: await turnTextsOn(client.id) };
}

/** Runs the jobs of the minute of this instant, except the sending. */
async function minute(now: number): Promise<void> {
  await queueReminders(now);
  for (const { meetingId } of await takeQueued('remind')) await remind(meetingId, now);
}

const rowsOf = (meetingId: string) =>
  database().select().from(texts).where(eq(texts.meetingId, meetingId)).orderBy(texts.createdAt);
const statesOf = async (meetingId: string) =>
  (await rowsOf(meetingId)).map(({ kind, side, state }) => `${kind} ${side} ${state}`);

describe('a meeting', () => {
  it('is told of a day before and ten minutes before, to those who asked, once', async () => {
    const { id, number } = await texted();
    await minute(start - DAY_MS);
    await minute(start - DAY_MS + MINUTE_MS);
    await sendTexts(carrier.port, start - DAY_MS);
    await minute(start - 10 * MINUTE_MS);
    await sendTexts(carrier.port, start - 10 * MINUTE_MS);
    expect(await statesOf(id)).toEqual(['tomorrow client sent', 'soon client sent']);
    expect(carrier.handed.map(({ to }) => to)).toEqual([number, number]);
    const [tomorrow, soon] = carrier.handed;
    expect(tomorrow?.body).toMatch(/your meeting is tomorrow, \w+, \w+ \d+, 10:00 AM\./);
    expect(soon?.body).toContain('your meeting starts at 10:00 AM.');
    // 11 hours until 9 PM of the day before, and the start.
    expect([tomorrow?.validFor, soon?.validFor]).toEqual([11 * 3600, 600]);
  });

  it('is told of to its lawyer, too, without a word of the case', async () => {
    const { id } = await meetingAt(start, {
      meeting: { subject: 'Secret subject', description: 'Secret words' },
    });
    await turnTextsOn(lawyer.id);
    await minute(start - 10 * MINUTE_MS);
    await sendTexts(carrier.port, start - 10 * MINUTE_MS);
    expect(await statesOf(id)).toEqual(['soon lawyer sent']);
    const [{ body } = { body: '' }] = carrier.handed;
    expect(body).toContain('/lawyer-portal Reply STOP');
    for (const word of ['Secret', id, 'Ana', 'Reyes', 'Test', 'Lawyer'])
      expect(body).not.toContain(word);
  });

  it('is told of by name without a word to answer', async () => {
    const byName = testCarrier('name');
    await texted();
    await minute(start - 10 * MINUTE_MS);
    await sendTexts(byName.port, start - 10 * MINUTE_MS);
    const [{ body } = { body: '' }] = byName.handed;
    expect(body).toMatch(/ Texts off: 127\.0\.0\.1:\d+\/texts-off$/);
    expect(body).not.toMatch(/STOP|START/);
  });

  it('is not told of by text without a confirmed number', async () => {
    const { id } = await meetingAt(start);
    await minute(start - 10 * MINUTE_MS);
    expect([await statesOf(id), await takeQueued('send_text')]).toEqual([[], []]);
  });

  it('is not told of in what a person switched off', async () => {
    const { id } = await texted();
    const off = (switchedOff: ('tomorrow' | 'soon')[]) =>
      database().update(textNumbers).set({ switchedOff }).where(eq(textNumbers.userId, client.id));
    await off(['tomorrow']);
    await minute(start - DAY_MS);
    await minute(start - 10 * MINUTE_MS);
    await off(['tomorrow', 'soon']);
    await sendTexts(carrier.port, start - 10 * MINUTE_MS);
    expect(await statesOf(id)).toEqual(['soon client dropped']);
    expect(carrier.handed).toEqual([]);
  });
});

describe('at night', () => {
  it('nothing is said of tomorrow: a meeting at 6 AM is told of at 7 AM of the day before', async () => {
    const early = manilaTime(5, 6 * 60);
    const { id } = await texted(early);
    await minute(early - DAY_MS);
    const jobs = await database().execute<{ run_at: string }>(
      `select run_at from graphile_worker.jobs where task_identifier = 'send_text'`,
    );
    expect(jobs.rows.map(({ run_at }) => new Date(run_at).getTime())).toEqual([
      early - 23 * HOUR_MS,
    ]);
    await sendTexts(carrier.port, early - 23 * HOUR_MS);
    expect(await statesOf(id)).toEqual(['tomorrow client sent']);
  });

  it('one at 10 PM is not told of by text before its ten minutes', async () => {
    const late = manilaTime(5, 22 * 60);
    const { id } = await texted(late);
    await minute(late - DAY_MS);
    expect(await statesOf(id)).toEqual([]);
    await minute(late - 10 * MINUTE_MS);
    await sendTexts(carrier.port, late - 10 * MINUTE_MS);
    expect(await statesOf(id)).toEqual(['soon client sent']);
  });

  it('and in the own quiet hours tomorrow waits until they end, ten minutes do not', async () => {
    const { id } = await texted();
    const quiet = { quietFrom: 9 * 60, quietTo: 12 * 60, quietZone: 'Asia/Manila' };
    await database()
      .insert(notificationPreferences)
      .values({ userId: client.id, ...quiet });
    await minute(start - DAY_MS);
    await sendTexts(carrier.port, start - DAY_MS);
    expect(await statesOf(id)).toEqual(['tomorrow client waiting']);
    await sendTexts(carrier.port, start - 22 * HOUR_MS);
    await minute(start - 10 * MINUTE_MS);
    await sendTexts(carrier.port, start - 10 * MINUTE_MS);
    expect(await statesOf(id)).toEqual(['tomorrow client sent', 'soon client sent']);
    await deletePreferences(database(), client.id);
  });

  it('and in own quiet hours that last beyond 9 PM nothing is said of tomorrow', async () => {
    const evening = manilaTime(5, 20 * 60 + 30);
    const { id } = await texted(evening);
    const quiet = { quietFrom: 20 * 60, quietTo: 7 * 60, quietZone: 'Asia/Manila' };
    await database()
      .insert(notificationPreferences)
      .values({ userId: client.id, ...quiet });
    await minute(evening - DAY_MS);
    await sendTexts(carrier.port, evening - DAY_MS);
    expect(await statesOf(id)).toEqual(['tomorrow client dropped']);
    expect([carrier.handed, await takeQueued('send_text')]).toEqual([[], []]);
    await deletePreferences(database(), client.id);
  });
});

describe('at most once', () => {
  const ready = async () => {
    const { id, number } = await texted();
    const now = start - 10 * MINUTE_MS;
    await minute(now);
    const [job] = await takeQueued('send_text');
    if (!job) throw new Error('nothing queued');
    return { id, number, now, textId: job.textId };
  };

  it('however many workers take it', async () => {
    const { id, now, textId } = await ready();
    await Promise.all(Array.from({ length: 5 }, () => sendText(textId, now, carrier.port)));
    await sendText(textId, now, carrier.port);
    expect([carrier.handed.length, await statesOf(id)]).toEqual([1, ['soon client sent']]);
  });

  it('with a lost answer: Twilio has it, and it is never sent again', async () => {
    const { id, now, textId } = await ready();
    const server = await startTwilio();
    const sid = `AC${'0'.repeat(32)}`;
    const port = twilio({
      api: server.url,
      sid,
      token: 'f'.repeat(32),
      from: '+15005550006',
      sender: 'number',
      inbound: '',
    });
    server.answers.push('lose_answer');
    await sendText(textId, now, port);
    await sendText(textId, now + MINUTE_MS, port);
    expect([server.taken.length, await statesOf(id)]).toEqual([1, ['soon client unknown']]);
    expect(await takeQueued('send_text')).toEqual([]);
    server.close();
  });

  it('when a process dies in between', async () => {
    const { id, now, textId } = await ready();
    let die: (error: Error) => void = () => {};
    carrier.answers.push(
      () =>
        new Promise((_, reject) => {
          die = reject;
        }),
    );
    const dying = sendText(textId, now, carrier.port).catch(() => 'died');
    while (carrier.handed.length === 0) await new Promise(setImmediate);
    await sendText(textId, now, carrier.port);
    expect(await statesOf(id)).toEqual(['soon client sending']);
    die(new Error('killed'));
    expect(await dying).toBe('died');
    await giveUpTexts(now + 2 * MINUTE_MS);
    expect(await statesOf(id)).toEqual(['soon client sending']);
    await giveUpTexts(now + 2 * MINUTE_MS + 1);
    await sendText(textId, now, carrier.port);
    expect([carrier.handed.length, await statesOf(id)]).toEqual([1, ['soon client unknown']]);
  });

  it('but what was certainly not taken is tried again until it is of no use', async () => {
    const { id, now, textId } = await ready();
    carrier.answers.push({ outcome: 'not_taken', retryAfterMs: 30_000 });
    await sendText(textId, now, carrier.port);
    expect(await statesOf(id)).toEqual(['soon client waiting']);
    carrier.answers.push({ outcome: 'not_taken', retryAfterMs: 30_000 });
    expect(await sendTexts(carrier.port, start - 20_000)).toBe(1);
    expect(await statesOf(id)).toEqual(['soon client dropped']);
    expect([carrier.handed.length, await takeQueued('send_text')]).toEqual([2, []]);
  });

  it('and a refusal is for good; that the number wants none ends texts to it', async () => {
    const { id, now, textId } = await ready();
    carrier.answers.push({ outcome: 'stopped' });
    await sendText(textId, now, carrier.port);
    await sendText(textId, now, carrier.port);
    expect([carrier.handed.length, await statesOf(id)]).toEqual([1, ['soon client refused']]);
    const [row] = await database()
      .select()
      .from(textNumbers)
      .where(eq(textNumbers.userId, client.id));
    expect(row?.stoppedAt).toEqual(new Date(now));
  });
});

describe('a text that waits is not sent', () => {
  it('after a STOP', async () => {
    const { id, number } = await texted();
    await minute(start - 10 * MINUTE_MS);
    await stopTexts(database(), number, Date.now());
    await sendTexts(carrier.port, start - 10 * MINUTE_MS);
    expect([carrier.handed, await statesOf(id)]).toEqual([[], ['soon client dropped']]);
  });

  it('once it is late', async () => {
    const { id } = await texted();
    await minute(start - MINUTE_MS);
    await sendTexts(carrier.port, start);
    expect([carrier.handed, await statesOf(id)]).toEqual([[], ['soon client dropped']]);
  });

  it('where no worker came in time, and it says so', async () => {
    const { id } = await texted();
    await minute(start - MINUTE_MS);
    expect(await textBacklog(database(), start, start)).toMatchObject({
      count: 1,
      old: 1,
      late: 1,
    });
    await giveUpTexts(start - 1);
    expect(await statesOf(id)).toEqual(['soon client waiting']);
    await giveUpTexts(start);
    expect(await statesOf(id)).toEqual(['soon client dropped']);
  });

  it('of a meeting that is cancelled', async () => {
    const meeting = await texted();
    await minute(start - DAY_MS);
    await meeting.cancel(client);
    await sendTexts(carrier.port, start - DAY_MS);
    expect([carrier.handed, await statesOf(meeting.id)]).toEqual([[], []]);
  });

  it('of a meeting that was cancelled behind its back, as it asks in the moment of sending', async () => {
    const { id } = await texted();
    await minute(start - 10 * MINUTE_MS);
    await database().update(meetings).set({ status: 'CANCELLED' }).where(eq(meetings.id, id));
    await sendTexts(carrier.port, start - 10 * MINUTE_MS);
    expect([carrier.handed, await statesOf(id)]).toEqual([[], ['soon client dropped']]);
  });

  it('of a meeting that is moved, which has texts of its new time', async () => {
    const meeting = await texted();
    await minute(start - DAY_MS);
    await meeting.move(lawyer, start + 2 * DAY_MS);
    await sendTexts(carrier.port, start - DAY_MS);
    expect(carrier.handed).toEqual([]);
    await minute(start + DAY_MS);
    await sendTexts(carrier.port, start + DAY_MS);
    expect(await statesOf(meeting.id)).toEqual(['tomorrow client sent']);
  });

  it('to an account that was deleted', async () => {
    const { id } = await texted();
    await minute(start - 10 * MINUTE_MS);
    await database().update(meetings).set({ status: 'COMPLETED' }).where(eq(meetings.id, id));
    await database().execute(
      `update users set deletion_due_at = now() - interval '1 day' where id = '${client.id}'`,
    );
    await deleteDueAccounts(Date.now());
    await sendTexts(carrier.port, start - 10 * MINUTE_MS);
    expect([carrier.handed, await statesOf(id)]).toEqual([[], []]);
    expect(await database().$count(textNumbers, eq(textNumbers.userId, client.id))).toBe(0);
  });
});

describe('who waits in the call', () => {
  const begun = async (minutesAgo = 1) => {
    const at = Date.now() - minutesAgo * MINUTE_MS;
    const { id } = await meetingAt(at);
    await turnTextsOn(client.id);
    await turnTextsOn(lawyer.id);
    const page = (who: TestUser) => new TestPage({ id }, who);
    return { id, at, pages: { client: page(client), lawyer: page(lawyer) } };
  };

  it('is told to the other side after two minutes, once', async () => {
    const { id, pages } = await begun();
    await pages.lawyer.hello();
    await pages.lawyer.hello();
    const [row] = await rowsOf(id);
    expect(row?.usefulUntil.getTime()).toBeGreaterThan(Date.now() + 11 * MINUTE_MS);
    await sendTexts(carrier.port, Date.now());
    expect(await statesOf(id)).toEqual(['waits client sent']);
    expect(carrier.handed[0]?.body).toContain('your lawyer waits for you.');
  });

  it('is not told where the other side came meanwhile', async () => {
    const { id, pages } = await begun();
    await pages.client.hello();
    await pages.lawyer.hello();
    await sendTexts(carrier.port, Date.now());
    expect(carrier.handed).toEqual([]);
    expect((await statesOf(id)).toSorted()).toEqual([
      'waits client dropped',
      'waits lawyer dropped',
    ]);
  });

  it('is told again later where they left, and not at all where they stay away', async () => {
    const { id, pages } = await begun();
    await pages.client.hello();
    await pages.client.leave({ sid: pages.client.sid });
    await sendTexts(carrier.port, Date.now());
    expect(await statesOf(id)).toEqual(['waits lawyer waiting']);
    await pages.client.hello();
    expect(await sendTexts(carrier.port, Date.now())).toBe(1);
    expect(carrier.handed[0]?.body).toContain('your client waits for you.');
    expect(await statesOf(id)).toEqual(['waits lawyer sent']);
  });

  it('is not told before the meeting begins', async () => {
    const { id, at, pages } = await begun(-5);
    await pages.lawyer.hello();
    const [row] = await rowsOf(id);
    expect(row?.usefulUntil.getTime()).toBe(at + 12 * MINUTE_MS);
    const { rows } = await database().execute<{ run_at: string }>(
      `select run_at from graphile_worker.jobs where task_identifier = 'send_text'`,
    );
    expect(rows.map(({ run_at }) => new Date(run_at).getTime())).toEqual([at + 2 * MINUTE_MS]);
  });
});

test('the export names kind, time and state, and rows go after ninety days', async () => {
  const { id } = await texted();
  const now = start - 10 * MINUTE_MS;
  await minute(now);
  await sendTexts(carrier.port, now);
  expect(await exportedTexts(database(), client.id)).toEqual([
    { about: 'soon', meeting: id, state: 'sent', queued_at: new Date(now), sent_at: new Date(now) },
  ]);
  const own = and(eq(texts.meetingId, id), eq(texts.userId, client.id));
  await purgeTexts(now + 90 * DAY_MS);
  expect(await database().$count(texts, own)).toBe(1);
  await purgeTexts(now + 90 * DAY_MS + 1);
  expect(await database().$count(texts, own)).toBe(0);
});
