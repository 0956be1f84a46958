import { eq, inArray } from 'drizzle-orm';
import { answerAbsence as answer, reportAbsence as report } from '@/lib/contract/meetings/absences';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { registeredClientZone } from '@/lib/server/registry/registry';
import { mails, notifications } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { newMeeting } from '@/lib/testing/meeting-changes';
import { followUpOffered } from '../follow-ups/mails';
import { timeIsFree } from '../waitlist/mails';

const ZONE = 'America/Los_Angeles';
const ABROAD = { meeting: { clientZone: ZONE } } as const;
/** A time in the Philippines without the one there. */
const ALONE = /PHT(?! \([^)]*Los Angeles\))/;

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer()];
});

/** Every mail and notification of a person, as text. */
async function notificationsOf({ id, email }: TestUser): Promise<string[]> {
  const mailed = await database().select().from(mails).where(eq(mails.recipient, email));
  const notified = await database()
    .select()
    .from(notifications)
    .where(inArray(notifications.userId, [id]));
  const texts = mailed.map(({ content }) => `${content?.subject} ${content?.text}`);
  return [...texts, ...notified.map(({ title, body }) => `${title} ${body}`)].map((text) =>
    text.replace(/\s+/g, ' '),
  );
}

async function expectBoth(least: number) {
  const [client_, lawyer_] = [await notificationsOf(client), await notificationsOf(lawyer)];
  const timed = client_.filter((text) => text.includes('PHT'));
  expect(timed.length).toBeGreaterThanOrEqual(least);
  expect(timed.filter((text) => ALONE.test(text))).toEqual([]);
  expect(lawyer_.filter((text) => text.includes('Los Angeles'))).toEqual([]);
}

test('a move and a cancellation by the lawyer: mails and notices to a client abroad give both times', async () => {
  const meeting = await newMeeting(client, lawyer, manilaTime(5, 600), ABROAD);
  expect((await meeting.move(lawyer, manilaTime(6, 600))).status).toBe(200);
  expect((await meeting.cancel(lawyer, { reason: 'Ill.' })).status).toBe(200);
  await expectBoth(4);
});

test('so do those of a report and of its answer', async () => {
  const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 2 * HOUR_MS;
  const { id } = await newMeeting(client, lawyer, start, {
    meeting: { clientZone: ZONE, type: 'PHONE', phone: '+639170000001' },
  });
  const params = { id };
  const reported = { params, cookie: client.cookie, body: { details: 'Nobody called.' } };
  expect((await send(report, reported)).status).toBe(200);
  const body = { contest: true, details: 'I called.' };
  expect((await send(answer, { params, cookie: lawyer.cookie, body })).status).toBe(200);
  await expectBoth(3);
});

test('what is about no meeting goes by the zone of the last booking', async () => {
  expect(await registeredClientZone(database(), client.id)).toBeNull();
  await newMeeting(client, lawyer, manilaTime(5, 600), ABROAD);
  const zone = await registeredClientZone(database(), client.id);
  expect(zone).toBe(ZONE);
  const start = manilaTime(6, 600);
  const offered = await followUpOffered({
    lawyerName: 'Maria Santos',
    clientName: 'Ana',
    starts: [start, start + HOUR_MS],
    duration: 30,
    total: 0,
    expiresAt: start - HOUR_MS,
    zone,
    url: 'https://x.example/',
  });
  const free = await timeIsFree({
    lawyerName: 'Maria Santos',
    start,
    length: 30,
    total: 0,
    zone,
    bookUrl: 'https://x.example/',
    leaveUrl: 'https://x.example/',
  });
  for (const { subject, text } of [offered, free]) {
    expect(`${subject} ${text}`.replace(/\s+/g, ' ')).not.toMatch(ALONE);
    expect(text).toContain('Los Angeles');
  }
  const later = new Date(Date.now() + MINUTE_MS);
  await newMeeting(client, lawyer, manilaTime(7, 600), { meeting: { createdAt: later } });
  expect(await registeredClientZone(database(), client.id)).toBeNull();
});
