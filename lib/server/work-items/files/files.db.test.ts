import { eq } from 'drizzle-orm';
import type { NotificationList } from '@/lib/contract/notifications/notifications';
import { listNotifications } from '@/lib/contract/notifications/notifications';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { workItemFiles } from '@/lib/server/schema/work-item-records';
import { workItems } from '@/lib/server/schema/work-items';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import {
  filesIn,
  ofAgreement,
  pdf,
  storedFiles,
  type Upload,
} from '@/lib/testing/files/attachments';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { takeQueued } from '@/lib/testing/jobs';
import { newWorkItem } from '@/lib/testing/work-items';
import { eraseFiles, exportedFiles, removeFilesOf } from './service';

const MB = 1024 * 1024;

const { upload, download, remove } = ofAgreement;
let client: TestUser;
let lawyer: TestLawyer;
let id: string;
beforeEach(async () => {
  [client, lawyer] = [await newClient({ firstName: 'Anna' }), await newLawyer()];
  id = await newWorkItem({ client, lawyer }, 'PROPOSAL');
});

const some = (number: number): Upload[] =>
  Array.from({ length: number }, (_, i) => [`${i}.pdf`, pdf()]);
const rows = (of = id) =>
  database().select().from(workItemFiles).where(eq(workItemFiles.workItemId, of));

async function attach(user: TestUser, of = id): Promise<string> {
  const answer = await upload(user, of, some(1));
  expect(answer.status).toBe(200);
  return filesIn(answer).at(-1)?._id ?? '';
}

async function notified({ cookie }: TestUser) {
  return ((await send(listNotifications, { cookie })).body as NotificationList).results;
}

test('adds to what is there and answers with all files, own and not', async () => {
  expect((await upload(client, id, [['Deed.PDF', pdf(1_234)]])).status).toBe(200);
  const second = await upload(lawyer, id, [['notes.txt', SAMPLES.text]]);
  expect(filesIn(second)).toEqual([
    {
      _id: expect.any(String),
      name: 'Deed.PDF',
      size: 1_234,
      content_type: 'application/pdf',
      url: expect.stringMatching(new RegExp(`^/api/v1/work-items/${id}/file/[0-9a-f-]{36}$`)),
      mine: false,
      can_remove: false,
    },
    expect.objectContaining({ name: 'notes.txt', content_type: 'text/plain', mine: true }),
  ]);
});

test('both download them, nobody else', async () => {
  const file = await attach(client);
  for (const who of [client, lawyer]) {
    const { status, headers } = await download(who, id, file);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }
  for (const who of [await newClient(), await newLawyer()]) {
    expect((await download(who, id, file)).status).toBe(404);
    expect((await upload(who, id, some(1))).status).toBe(404);
    expect((await remove(who, id, file)).status).toBe(404);
  }
  const other = await newWorkItem({ client, lawyer }, 'PROPOSAL');
  expect((await download(client, other, file)).status).toBe(404);
  expect(await rows()).toHaveLength(1);
});

test('each removes own ones, with their content', async () => {
  const file = await attach(client);
  const [row] = await rows();
  const name = row?.storageKey.split('/').at(-1);
  expect(await storedFiles()).toContain(name);
  expect((await remove(lawyer, id, file)).status).toBe(404);
  expect((await remove(client, id, file)).status).toBe(204);
  expect(await storedFiles()).not.toContain(name);
});

test.each([
  ['DRAFT', 404, 200],
  ['PROPOSAL', 200, 200],
  ['PAYMENT_PENDING', 200, 200],
  ['PAID', 200, 200],
  ['COMPLETED', 409, 409],
  ['REJECTED', 409, 409],
] as const)(
  'while it is %s, the client gets %d and the lawyer %d',
  async (status, ofClient, ofLawyer) => {
    const item = await newWorkItem({ client, lawyer }, status);
    expect((await upload(client, item, some(1))).status).toBe(ofClient);
    expect((await upload(lawyer, item, some(1))).status).toBe(ofLawyer);
    const added = [ofClient, ofLawyer].filter((answer) => answer === 200).length;
    expect(await rows(item)).toHaveLength(added);
  },
);

test('stay where they are once it is completed', async () => {
  const file = await attach(client);
  const ended = { rejectedBy: 'CLIENT', rejectedAt: new Date() } as const;
  await database()
    .update(workItems)
    .set({ status: 'REJECTED', ...ended })
    .where(eq(workItems.id, id));
  expect((await remove(client, id, file)).status).toBe(409);
  expect((await download(lawyer, id, file)).status).toBe(200);
});

test('takes 30 files and 20 MB in all, whoever added them', async () => {
  expect((await upload(client, id, some(20))).status).toBe(200);
  expect(await upload(lawyer, id, some(11))).toMatchObject({
    status: 413,
    body: { key: 'too_many_files' },
  });
  expect((await upload(lawyer, id, some(10))).status).toBe(200);
  expect((await upload(client, id, some(1))).status).toBe(413);
  const other = await newWorkItem({ client, lawyer }, 'PAID');
  expect((await upload(client, other, [['a.pdf', pdf(15 * MB)]])).status).toBe(200);
  expect(await upload(lawyer, other, [['b.pdf', pdf(6 * MB)]])).toMatchObject({
    status: 413,
    body: { key: 'too_large' },
  });
});

test('uploads at the same time do not pass the limit together', async () => {
  await upload(client, id, some(20));
  const answers = await Promise.all([upload(client, id, some(8)), upload(lawyer, id, some(8))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413]);
  expect(await rows()).toHaveLength(28);
  expect((await storedFiles()).length).toBeGreaterThan(0);
});

test('content and ending must agree, and nothing of what was refused is stored', async () => {
  const before = (await storedFiles()).length;
  expect((await upload(client, id, [...some(1), ['b.pdf', SAMPLES.text]])).status).toBe(415);
  expect(await rows()).toEqual([]);
  expect(await storedFiles()).toHaveLength(before);
});

test('the other one is told once while it is not seen, of a draft nobody', async () => {
  await attach(client);
  await attach(client);
  expect(await notified(lawyer)).toEqual([
    expect.objectContaining({
      title: 'New file',
      body: 'Anna Reyes',
      icon: 'meeting-comment',
      url: `/lawyer-portal/work-items/${id}#files`,
    }),
  ]);
  await attach(lawyer, await newWorkItem({ client, lawyer }, 'DRAFT'));
  expect(await notified(client)).toEqual([]);
});

test('go with a draft that is deleted', async () => {
  const draft = await newWorkItem({ client, lawyer }, 'DRAFT');
  await attach(lawyer, draft);
  const [row] = await rows(draft);
  await takeQueued('remove_file');
  await transaction((tx) => removeFilesOf(tx, draft));
  expect(await rows(draft)).toEqual([]);
  expect(await takeQueued('remove_file')).toEqual([{ storageKey: row?.storageKey }]);
});

test('are exported with the account of who added them, and go with it', async () => {
  await attach(client);
  await attach(lawyer);
  const section = await exportedFiles(database(), client.id);
  expect(section).toMatchObject({
    name: 'agreement_files',
    data: [expect.objectContaining({ name: '0.pdf', agreement: id })],
  });
  expect(section.files).toHaveLength(1);
  const keys = await transaction((tx) => eraseFiles(tx, { id: client.id, email: client.email }));
  expect(keys).toHaveLength(1);
  expect((await rows()).map(({ ownerId }) => ownerId)).toEqual([lawyer.id]);
});
