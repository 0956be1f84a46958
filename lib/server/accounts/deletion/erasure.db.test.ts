import { randomBytes, randomInt } from 'node:crypto';
import { eq, inArray, isNull } from 'drizzle-orm';
import { requestDeletion, requestExport } from '@/lib/contract/accounts/settings';
import { getLawyerProfile as getProfile } from '@/lib/contract/lawyers/lawyers';
import { testSessions } from '@/lib/server/adapters/payment/local-gateway';
import { sendMail } from '@/lib/server/notifications/mails/service';
import { database } from '@/lib/server/platform/db/pool';
import { purgePages } from '@/lib/server/platform/page-cache/service';
import { accountExports } from '@/lib/server/schema/accounts';
import { meetings } from '@/lib/server/schema/meetings';
import { mails, notifications } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { type Held, hold } from '@/lib/testing/bookings';
import {
  manilaTime,
  newClient,
  newLawyer,
  type TestLawyer,
  type TestUser,
} from '@/lib/testing/factories';
import { attach, storedFiles } from '@/lib/testing/files/attachments';
import { newRequest } from '@/lib/testing/files/identity';
import { deleteDueAccounts, removeQueuedFiles } from '@/lib/testing/jobs';
import { startMailServer } from '@/lib/testing/mail-server';
import { deliver, paidEvent } from '@/lib/testing/payments';
import { payOut } from '@/lib/testing/payouts';
import { tablesHolding } from '@/lib/testing/whole-database';
import { writeExport } from '../settings/export-service';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());

/** First and last name, telephone and address of a person whom no other row names. */
function newPerson(first: string, last: string) {
  const mark = randomBytes(4).toString('hex');
  const phone = `+639${randomInt(1e8, 1e9)}`;
  return [`${first}${mark}`, `${last}${mark}`, phone, `${first}@${mark}.example`] as const;
}

/** The test gateway plays another company, whose database this is not. */
const NOT_OURS = ['public.test_gateway_sessions'];

let clientWords: ReturnType<typeof newPerson>;
let lawyerWords: ReturnType<typeof newPerson>;
let client: TestUser;
let lawyer: TestLawyer;
let held: Held;

/** A paid meeting of the two that is over, with files, notifications, mails, an export of each and IDs. */
beforeEach(async () => {
  clientWords = newPerson('Zoraida', 'Quimpo');
  lawyerWords = newPerson('Benigno', 'Dimaculangan');
  const [firstName, lastName, phone, email] = clientWords;
  const [given, family, number, address] = lawyerWords;
  client = await newClient({ firstName, lastName, phone, email });
  lawyer = await newLawyer(
    {
      id: `${given}-${family}`.toLowerCase(),
      displayName: `${given} ${family}`,
      phone: number,
      bankAccountName: `${given} ${family}`,
    },
    { firstName: given, lastName: family, phone: number, email: address },
  );
  held = await hold(client, lawyer, manilaTime(3, 600));
  await attach(client, held.meetingId);
  await attach(lawyer, held.meetingId);
  await testSessions.pay(held.sessionId);
  await deliver(paidEvent(held));
  await newRequest(lawyer.lawyerId);
  for (const { id, cookie } of [client, lawyer]) {
    await send(requestExport, { cookie });
    const [row] = await database()
      .select()
      .from(accountExports)
      .where(eq(accountExports.userId, id));
    await writeExport(id, row?.requestId ?? '', Date.now());
  }
  await database()
    .update(meetings)
    .set({ status: 'COMPLETED', cancelReason: `Said ${firstName} to ${given}` })
    .where(eq(meetings.id, held.meetingId));
  await sendAll();
});

async function sendAll(): Promise<void> {
  const waiting = await database().select().from(mails).where(isNull(mails.sentAt));
  for (const { id } of waiting) await sendMail(id, Date.now());
}

/** Deletes an account: its profile is hidden at once, and the account goes on its day. */
async function remove({ cookie }: TestUser): Promise<void> {
  const answer = await send(requestDeletion, { cookie, body: {} });
  const due = Date.parse((answer.body as { deletes_at: string }).deletes_at);
  await sendAll();
  await purgePages(due);
  await deleteDueAccounts(due);
}

async function whereStands(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const word of words) {
    for (const table of await tablesHolding(word)) {
      if (!NOT_OURS.includes(table)) found.push(`${word} in ${table}`);
    }
  }
  return found;
}

test('nothing names a client any more once the farewell is sent', async () => {
  expect(await whereStands(clientWords)).toContain(`${clientWords[0]} in public.notifications`);
  await remove(client);
  const [farewell, ...others] = await database().select().from(mails).where(isNull(mails.sentAt));
  expect([farewell?.recipient, farewell?.template, others]).toEqual([
    client.email,
    'account-deleted',
    [],
  ]);
  await sendAll();
  expect(await whereStands(clientWords)).toEqual([]);
  const left = await database()
    .select()
    .from(notifications)
    .where(inArray(notifications.userId, [client.id, lawyer.id]));
  expect(left).toEqual([]);
});

test('nothing names a lawyer any more, the address of the profile included', async () => {
  const before = await tablesHolding(lawyer.lawyerId);
  expect(before).toEqual(expect.arrayContaining(['public.lawyers', 'public.meetings']));
  await payOut(lawyer, held.meetingId);
  expect(await tablesHolding(lawyer.lawyerId)).toContain('public.payouts');
  await remove(lawyer);
  await sendAll();
  expect(await whereStands([...lawyerWords, lawyer.lawyerId])).toEqual([]);
  expect((await send(getProfile, { params: { id: lawyer.lawyerId } })).status).toBe(404);
  const [remaining] = await database()
    .select()
    .from(meetings)
    .where(eq(meetings.id, held.meetingId));
  expect(remaining).toMatchObject({
    lawyerId: expect.stringMatching(/^deleted-/),
    status: 'COMPLETED',
  });
});

test('the copy of the data goes at once, row and file, also one that is being written', async () => {
  await send(requestExport, { cookie: client.cookie });
  const [row] = await database()
    .select()
    .from(accountExports)
    .where(eq(accountExports.userId, client.id));
  await writeExport(client.id, row?.requestId ?? '', Date.now());
  await removeQueuedFiles();
  const before = await storedFiles();
  await remove(client);
  await writeExport(client.id, row?.requestId ?? '', Date.now());
  expect(
    await database().select().from(accountExports).where(eq(accountExports.userId, client.id)),
  ).toEqual([]);
  // The export and the attached file.
  expect(await storedFiles()).toHaveLength(before.length - 2);
});
