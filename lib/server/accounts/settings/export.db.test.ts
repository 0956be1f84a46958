import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { downloadExport, requestExport } from '@/lib/contract/accounts/settings';
import { addMeetingFiles } from '@/lib/contract/meetings/meetings';
import { DAY_MS } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { database } from '@/lib/server/platform/db/pool';
import { accountExports } from '@/lib/server/schema/accounts';
import { mails } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { linkIdentity } from '../credentials/identities';
import { hashPassword } from '../credentials/passwords-service';
import { purgeExports, writeExport } from './export-service';

const requestOf = async (user: TestUser) => {
  const [row] = await database()
    .select()
    .from(accountExports)
    .where(eq(accountExports.userId, user.id));
  return row;
};
const ask = (user: TestUser) => send(requestExport, { cookie: user.cookie });
const download = (user: TestUser) => send(downloadExport, { cookie: user.cookie });

async function written(user: TestUser): Promise<void> {
  expect((await ask(user)).status).toBe(204);
  await writeExport(user.id, (await requestOf(user))?.requestId ?? '', Date.now());
}

const textOf = (files: Record<string, Uint8Array>) => new TextDecoder().decode(files['data.json']);

test('holds what there is about a client, with the files, and no secret', async () => {
  const passwordHash = await hashPassword('Harbor-42-lamp');
  const [client, lawyer] = [await newClient({ passwordHash }), await newLawyer()];
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() + DAY_MS,
  });
  for (const cookie of [client.cookie, lawyer.cookie]) {
    const form = new FormData();
    form.append(
      'files',
      new Blob([SAMPLES.pdf]),
      cookie === client.cookie ? 'title.pdf' : 'notes.pdf',
    );
    await send(addMeetingFiles, { params: { id: meeting.id ?? '' }, cookie, body: form });
  }
  await linkIdentity(database(), client.id, 'google', '1098');
  await written(client);
  const answer = await download(client);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''Sangguni%20\d{4}-/,
  );

  const files = unzipSync(answer.bytes);
  const names = Object.keys(files);
  expect(names).toContain('data.json');
  const own = names.filter((name) => name.startsWith('files/'));
  expect(own).toEqual([expect.stringMatching(/ title\.pdf$/)]);
  expect(Buffer.from(files[own[0] ?? ''] ?? [])).toEqual(Buffer.from(SAMPLES.pdf));
  const text = textOf(files);
  expect(JSON.parse(text)).toMatchObject({
    account: { email: client.email, type: 'CUSTOMER' },
    signs_in_with: [{ service: 'google', id_there: '1098' }],
    meetings: [
      {
        subject: meeting.subject,
        lawyer: lawyer.lawyerId,
        cancelled_by: null,
        price_centavos: meeting.price,
        payment: { received_centavos: meeting.price },
      },
    ],
    files: [{ name: 'title.pdf', in_this_archive: own[0] }],
  });
  expect(JSON.parse(text).profile).toBeUndefined();
  expect(text).not.toContain(passwordHash);
  expect(text).not.toMatch(/token|hash/i);
  expect(text).not.toContain('notes.pdf');
});

test('of a lawyer holds the profile, with the end of the account number alone', async () => {
  const lawyer = await newLawyer();
  await written(lawyer);
  const text = textOf(unzipSync((await download(lawyer)).bytes));
  expect(JSON.parse(text).profile).toMatchObject({
    address: lawyer.lawyerId,
    education: [{ school: 'UP' }],
    work_experience: [{ organisation: 'Firm' }],
    bank_account_number: '••••7890',
  });
  expect(text).not.toMatch(/001234567890|v1\./);
});

test('is announced by one mail that holds no way in, and is the owner’s alone', async () => {
  const client = await newClient();
  await written(client);
  await writeExport(client.id, (await requestOf(client))?.requestId ?? '', Date.now());
  const sent = await database().select().from(mails).where(eq(mails.recipient, client.email));
  expect(sent.map(({ template }) => template)).toEqual(['export-ready']);
  expect(sent[0]?.content?.text).toContain('/customer-portal/account-settings/data');
  expect((await download(await newClient())).status).toBe(404);
});

test('asked for twice is written once, and a new one replaces the old', async () => {
  const client = await newClient();
  await ask(client);
  const first = await requestOf(client);
  await ask(client);
  expect((await requestOf(client))?.requestId).toBe(first?.requestId);
  await written(client);
  const before = await requestOf(client);
  await ask(client);
  expect((await download(client)).status).toBe(404);
  await writeExport(client.id, before?.requestId ?? '', Date.now());
  expect((await download(client)).status).toBe(404);
  await writeExport(client.id, (await requestOf(client))?.requestId ?? '', Date.now());
  expect((await download(client)).status).toBe(200);
});

test.each([
  ['cannot be opened', () => Promise.reject(new Error('no answer'))],
  [
    'breaks off',
    () => {
      const chunks = [new Uint8Array(100_000)];
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const chunk = chunks.pop();
          if (chunk) controller.enqueue(chunk);
          else controller.error(new Error('no answer'));
        },
      });
      return Promise.resolve({ size: 200_000, body });
    },
  ],
])('a file that %s fails the job, and the next try writes all of it', async (_how, opened) => {
  const client = await newClient();
  const lawyer = await newLawyer();
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: Date.now() + DAY_MS,
  });
  const form = new FormData();
  form.append('files', new Blob([SAMPLES.pdf]), 'title.pdf');
  await send(addMeetingFiles, {
    params: { id: meeting.id ?? '' },
    cookie: client.cookie,
    body: form,
  });
  await ask(client);
  const requestId = (await requestOf(client))?.requestId ?? '';
  jest.spyOn(storage(), 'get').mockImplementationOnce(opened);
  await expect(writeExport(client.id, requestId, Date.now())).rejects.toThrow('no answer');
  expect((await download(client)).status).toBe(404);
  await writeExport(client.id, requestId, Date.now());
  const files = unzipSync((await download(client)).bytes);
  expect(Object.keys(files).filter((name) => name.endsWith('title.pdf'))).toHaveLength(1);
});

test('is gone after seven days', async () => {
  const client = await newClient();
  await written(client);
  await purgeExports(Date.now() + 6 * DAY_MS);
  expect((await download(client)).status).toBe(200);
  await purgeExports(Date.now() + 8 * DAY_MS);
  expect((await download(client)).status).toBe(404);
  expect(await requestOf(client)).toBeUndefined();
});
