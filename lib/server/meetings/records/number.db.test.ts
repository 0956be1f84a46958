import { listClientMeetings as getClientMeetings } from '@/lib/contract/meetings/clients';
import { getDashboard } from '@/lib/contract/meetings/dashboard';
import { getMeeting, listMeetings } from '@/lib/contract/meetings/meetings';
import { DAY_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { mails, notifications } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { bodyOf, newMeeting } from '@/lib/testing/meeting-changes';
import { confirmationMails, notifyConfirmed } from '../booking/confirmation-service';
import { exportedMeetings } from './personal-data-service';
import { rowsOf } from './service';

const NUMBER = '+639185550123';

let client: TestUser;
let lawyer: TestLawyer;

beforeEach(async () => {
  [client, lawyer] = [await newClient(), await newLawyer({ phone: '+639185559999' })];
});

/** A meeting by phone that begins in so many minutes, a negative number of them ago. */
function call(minutes: number, seed: Parameters<typeof newMeeting>[3] = {}) {
  // To the millisecond: cut to a minute, a limit one minute away is sometimes passed.
  const start = Date.now() + minutes * MINUTE_MS;
  const meeting = { type: 'PHONE', phone: NUMBER } as const;
  return newMeeting(client, lawyer, start, { duration: 30, meeting, ...seed });
}

/** Everything that is answered about the meeting to this person, as text. */
async function everything(who: TestUser, id: string): Promise<string> {
  const { cookie } = who;
  const span = { from: isoInstant(Date.now() - DAY_MS), to: isoInstant(Date.now() + DAY_MS) };
  const answers = [
    await send(getMeeting, { params: { id }, cookie }),
    await send(listMeetings, { query: span, cookie }),
    ...(who === lawyer
      ? [
          await send(getClientMeetings, { params: { id: client.id }, cookie }),
          await send(getDashboard, { cookie }),
        ]
      : []),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return JSON.stringify(answers.map(({ body }) => body));
}

test.each([
  [11, false],
  [9, true],
  [-20, true],
  [-59, true],
  [-61, false],
])('a call in %i minutes: the lawyer sees the number, %s', async (minutes, seen) => {
  const { id } = await call(minutes);
  const { body } = await send(getMeeting, { params: { id }, cookie: lawyer.cookie });
  expect(body).toMatchObject({ type: 'PHONE', phone: seen ? NUMBER : null });
  expect((await everything(lawyer, id)).includes(NUMBER)).toBe(seen);
  const own = await send(getMeeting, { params: { id }, cookie: client.cookie });
  expect(bodyOf(own).phone).toBe(NUMBER);
  expect(await everything(client, id)).not.toContain('5559999');
});

test('of a cancelled call the lawyer sees no number', async () => {
  const meeting = await call(5);
  expect((await meeting.cancel(lawyer)).body).toMatchObject({ status: 'CANCELLED', phone: null });
});

test('a number is in no mail, no notification and not in the data of the other side', async () => {
  const { id } = await call(2 * 24 * 60);
  const mailsOfIt = await confirmationMails(await rowsOf(database(), id));
  await transaction((tx) => notifyConfirmed(tx, id, mailsOfIt));
  for (const rows of [
    await database().select().from(mails),
    await database().select().from(notifications),
  ]) {
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(NUMBER.slice(3));
  }
  const [ofLawyer, ofClient] = [
    await exportedMeetings(database(), lawyer.id),
    await exportedMeetings(database(), client.id),
  ];
  expect(ofLawyer.data).toMatchObject([{ id, phone: null }]);
  expect(ofClient.data).toMatchObject([{ id, phone: NUMBER }]);
});
