import { eq } from 'drizzle-orm';
import { getSession, signin } from '@/lib/contract/accounts/authentication';
import { cancelDeletion, requestDeletion } from '@/lib/contract/accounts/settings';
import { getLawyerProfile as getProfile } from '@/lib/contract/lawyers/lawyers';
import { addMeetingFiles } from '@/lib/contract/meetings/meetings';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { meetingFiles, meetings, reviews } from '@/lib/server/schema/meetings';
import { mails } from '@/lib/server/schema/messages';
import { ledgerPostings } from '@/lib/server/schema/payments';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send, TestBrowser } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { deleteDueAccounts } from '@/lib/testing/jobs';
import { payOut } from '@/lib/testing/payouts';
import { hashPassword } from '../credentials/passwords-service';

const PASSWORD = 'Harbor-42-lamp';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const ask = (user: TestUser, current_password = PASSWORD) =>
  new TestBrowser(user.cookie).call(requestDeletion, { body: { current_password } });
const rowOf = async (user: TestUser) => {
  const [row] = await database().select().from(users).where(eq(users.id, user.id));
  return row;
};

test('an account goes after 14 days, and its meeting stays in the books without a name', async () => {
  const [client, lawyer] = [
    await newClient({ passwordHash, phone: '+639171234567' }),
    await newLawyer(),
  ];
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() + DAY_MS,
  });
  const id = meeting.id ?? '';
  const form = new FormData();
  form.append('files', new Blob([SAMPLES.pdf]), 'own.pdf');
  await send(addMeetingFiles, { params: { id }, cookie: client.cookie, body: form });
  await database().insert(reviews).values({
    meetingId: id,
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    rating: 5,
    comment: 'Clear.',
    showName: true,
  });
  await database().update(meetings).set({ status: 'COMPLETED' }).where(eq(meetings.id, id));
  const postings = await database().select().from(ledgerPostings);

  const elsewhere = new TestBrowser();
  await elsewhere.call(signin, { body: { email: client.email, password: PASSWORD } });
  const asked = Date.now();
  const answer = await ask(client);
  expect(answer.status).toBe(201);
  const due = Date.parse((answer.body as { deletes_at: string }).deletes_at);
  expect(Math.abs(due - asked - 14 * DAY_MS)).toBeLessThan(60_000);
  expect((await elsewhere.call(getSession)).status).toBe(401);
  expect((await new TestBrowser(client.cookie).call(getSession)).status).toBe(200);

  await deleteDueAccounts(due - 1000);
  expect((await rowOf(client))?.email).toBe(client.email);
  await deleteDueAccounts(due + 1000);
  expect(await rowOf(client)).toMatchObject({
    firstName: 'Deleted',
    phone: null,
    passwordHash: null,
    picture: null,
    email: `${client.id}@deleted.invalid`,
    deletedAt: expect.any(Date),
  });
  expect((await new TestBrowser(client.cookie).call(getSession)).status).toBe(401);
  const again = { email: client.email, password: PASSWORD };
  expect((await new TestBrowser().call(signin, { body: again })).status).toBe(401);

  const [remaining] = await database().select().from(meetings).where(eq(meetings.id, id));
  expect(remaining).toMatchObject({
    subject: 'Deleted',
    description: 'Deleted',
    status: 'COMPLETED',
  });
  expect(
    await database().select().from(meetingFiles).where(eq(meetingFiles.meetingId, id)),
  ).toEqual([]);
  expect(await database().select().from(reviews).where(eq(reviews.meetingId, id))).toMatchObject([
    { comment: 'Clear.', showName: false },
  ]);
  expect(await database().select().from(ledgerPostings)).toEqual(postings);
  // Nothing else waits to be sent there; sending it erases the address (erasure.db.test.ts).
  const waiting = await database().select().from(mails).where(eq(mails.recipient, client.email));
  expect(waiting.map(({ template }) => template)).toEqual(['account-deleted']);
});

test('asked again the first date stands, and the account can be kept', async () => {
  const client = await newClient({ passwordHash });
  const [first, second] = [await ask(client), await ask(client)];
  expect(second.body).toEqual(first.body);
  expect((await new TestBrowser(client.cookie).call(cancelDeletion)).status).toBe(204);
  await deleteDueAccounts(Date.now() + 30 * DAY_MS);
  expect(await rowOf(client)).toMatchObject({ email: client.email, deletedAt: null });
});

test('it needs the password', async () => {
  const client = await newClient({ passwordHash });
  expect(await ask(client, 'Wrong-pass1')).toMatchObject({
    status: 400,
    body: { key: 'wrong_password' },
  });
  expect((await rowOf(client))?.deletionDueAt).toBeNull();
});

test.each(['client', 'lawyer'] as const)('it waits for the meetings ahead of a %s', async (who) => {
  const [client, lawyer] = [
    await newClient({ passwordHash }),
    await newLawyer({}, { passwordHash }),
  ];
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() + 3 * DAY_MS,
  });
  const user = who === 'client' ? client : lawyer;
  expect(await ask(user)).toMatchObject({ status: 409, body: { key: 'bad_transition' } });
  // Also when they were booked within the 14 days.
  await database().update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, user.id));
  await deleteDueAccounts(Date.now() + 1000);
  expect((await rowOf(user))?.deletedAt).toBeNull();
  await database()
    .update(meetings)
    .set({ status: 'COMPLETED' })
    .where(eq(meetings.id, meeting.id ?? ''));
  if (who === 'lawyer') {
    // The lawyer's, and not paid out.
    await deleteDueAccounts(Date.now() + 1000);
    expect((await rowOf(user))?.deletedAt).toBeNull();
    await payOut(lawyer, meeting.id);
  }
  await deleteDueAccounts(Date.now() + 1000);
  expect((await rowOf(user))?.deletedAt).toBeInstanceOf(Date);
});

test('a lawyer is off the site at once', async () => {
  const lawyer = await newLawyer({}, { passwordHash });
  const params = { id: lawyer.lawyerId };
  expect((await new TestBrowser().call(getProfile, { params })).status).toBe(200);
  expect((await ask(lawyer)).status).toBe(201);
  expect((await new TestBrowser().call(getProfile, { params })).status).toBe(404);
});
