import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import {
  DELETE as deleteMeetingFile,
  GET as getMeetingFile,
} from '@/app/api/v1/meeting/[id]/file/[childId]/route';
import { PUT as addMeetingFiles } from '@/app/api/v1/meeting/[id]/files/route';
import type { MeetingFile } from '@/lib/contract/meetings';
import type { MeetingStatus } from '@/lib/domain/meeting';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/time';
import { database } from '@/lib/server/db/pool';
import { meetingFiles, meetings } from '@/lib/server/db/schema/meetings';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { send, type TestResponse } from '@/lib/testing/requests';
import { SAMPLES } from '@/lib/testing/sample-files';

const MB = 1024 * 1024;
const FOLDER = mkdtempSync(path.join(tmpdir(), 'meeting-files-'));
applySettings({ STORAGE_DIR: FOLDER });
afterAll(() => rm(FOLDER, { recursive: true, force: true }));

let client: TestUser;
let lawyer: TestLawyer;
let day = 1;
beforeAll(async () => {
  client = await newClient();
  lawyer = await newLawyer();
});

/** A meeting of the two; each on a day of its own unless a start is given. */
async function newMeeting(status: MeetingStatus = 'CONFIRMED', start?: number): Promise<string> {
  day += 1;
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: start ?? Date.now() + day * 24 * HOUR_MS,
    status,
  });
  return meeting.id ?? '';
}

const pdf = (bytes = 1_000) =>
  Buffer.concat([SAMPLES.pdf, Buffer.alloc(bytes - SAMPLES.pdf.length)]);

type Upload = readonly [name: string, content: Uint8Array<ArrayBuffer>];

function upload(id: string, uploads: readonly Upload[], user: TestUser = client) {
  const body = new FormData();
  for (const [name, content] of uploads) body.append('files', new Blob([content]), name);
  return send(addMeetingFiles, { params: { id }, cookie: user.cookie, body });
}

const filesIn = (answer: TestResponse) => (answer.body as { files: MeetingFile[] }).files;

/** Uploads one PDF and returns its entry. */
async function attach(id: string, user: TestUser = client): Promise<MeetingFile> {
  const files = filesIn(await upload(id, [['deed.pdf', pdf()]], user));
  const file = files.at(-1);
  if (!file) throw new Error('nothing was attached');
  return file;
}

const request = (id: string, childId: string, user?: TestUser) => ({
  params: { id, childId },
  cookie: user?.cookie,
});
const download = (id: string, childId: string, user?: TestUser) =>
  send(getMeetingFile, request(id, childId, user));
const remove = (id: string, childId: string, user?: TestUser) =>
  send(deleteMeetingFile, request(id, childId, user));

const rowsOf = (id: string) =>
  database().select().from(meetingFiles).where(eq(meetingFiles.meetingId, id));

/** Names of everything in storage. */
async function stored(): Promise<string[]> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const NOT_FOUND = { status: 404, body: { key: 'not_found' } };
const REFUSED = { status: 409, body: { key: 'bad_transition' } };

describe('attaching', () => {
  test('adds to what is there and answers with all files, own and not', async () => {
    const id = await newMeeting();
    const first = await upload(id, [['Deed.PDF', pdf(1_234)]]);
    expect(first).toMatchObject({ status: 200 });
    const second = await upload(id, [['notes.txt', SAMPLES.text]], lawyer);
    expect(filesIn(second)).toEqual([
      {
        _id: expect.any(String),
        name: 'Deed.PDF',
        size: 1_234,
        content_type: 'application/pdf',
        url: expect.stringMatching(new RegExp(`^/api/v1/meeting/${id}/file/[0-9a-f-]{36}$`)),
        mine: false,
      },
      expect.objectContaining({ name: 'notes.txt', content_type: 'text/plain', mine: true }),
    ]);
  });

  test('while the time is held and not paid yet', async () => {
    expect((await upload(await newMeeting('PAYMENT_PENDING'), [['a.pdf', pdf()]])).status).toBe(
      200,
    );
  });

  test('keeps a name that is safe to show', async () => {
    const answer = await upload(await newMeeting(), [['../../\u202Edeed\u0007.pdf', pdf()]]);
    expect(filesIn(answer)[0]?.name).toBe('deed.pdf');
  });

  test('takes 30 files in all and not one more', async () => {
    const id = await newMeeting();
    const some = (number: number): Upload[] =>
      Array.from({ length: number }, (_, i) => [`${i}.pdf`, pdf()]);
    expect((await upload(id, some(20))).status).toBe(200);
    expect(await upload(id, some(11))).toMatchObject({
      status: 413,
      body: { key: 'too_large', fields: { files: 'At most 30 files.' } },
    });
    expect((await upload(id, some(10), lawyer)).status).toBe(200);
    expect((await upload(id, some(1))).status).toBe(413);
    expect(await rowsOf(id)).toHaveLength(30);
  });

  test('takes 20 MB in all and not one byte more', async () => {
    const id = await newMeeting();
    expect((await upload(id, [['a.pdf', pdf(12 * MB)]])).status).toBe(200);
    expect(await upload(id, [['b.pdf', pdf(8 * MB + 1)]])).toMatchObject({
      status: 413,
      body: { key: 'too_large', message: 'Maximum size is 20 mb.' },
    });
    expect((await upload(id, [['b.pdf', pdf(8 * MB)]], lawyer)).status).toBe(200);
    expect((await upload(id, [['c.txt', Buffer.from('c')]])).status).toBe(413);
  });

  test('of two uploads at once that fit only alone, one succeeds', async () => {
    const id = await newMeeting();
    const answers = await Promise.all([
      upload(id, [['a.pdf', pdf(12 * MB)]]),
      upload(id, [['b.pdf', pdf(12 * MB)]], lawyer),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413]);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('of two uploads at once that together are too many, one succeeds', async () => {
    const id = await newMeeting();
    const many: Upload[] = Array.from({ length: 16 }, (_, i) => [`${i}.pdf`, pdf()]);
    const answers = await Promise.all([upload(id, many), upload(id, many)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413]);
    expect(await rowsOf(id)).toHaveLength(16);
  });

  test.each<[string, readonly Upload[], number]>([
    [
      'one that is no document',
      [
        ['a.pdf', pdf()],
        ['b.pdf', SAMPLES.exe],
        ['c.pdf', pdf()],
      ],
      415,
    ],
    [
      'one that lies about itself',
      [
        ['a.pdf', pdf()],
        ['b.png', SAMPLES.html],
      ],
      415,
    ],
    [
      'one that is empty',
      [
        ['a.pdf', pdf()],
        ['b.txt', new Uint8Array()],
      ],
      400,
    ],
    [
      'together too large',
      [
        ['a.pdf', pdf(10 * MB)],
        ['b.pdf', pdf(10 * MB + 1)],
      ],
      413,
    ],
  ])('with %s leaves nothing behind, neither row nor file', async (_what, uploads, status) => {
    const [id, before] = [await newMeeting(), await stored()];
    expect((await upload(id, uploads)).status).toBe(status);
    expect(await rowsOf(id)).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('needs a file', async () => {
    const id = await newMeeting();
    expect((await upload(id, [])).status).toBe(400);
    const other = await send(addMeetingFiles, {
      params: { id },
      cookie: client.cookie,
      body: { files: [] },
    });
    expect(other.status).toBe(415);
  });
});

describe('other people', () => {
  test('find nothing to attach to, to download or to remove', async () => {
    const id = await newMeeting();
    const { _id } = await attach(id);
    for (const stranger of [await newClient(), await newLawyer()]) {
      expect(await upload(id, [['a.pdf', pdf()]], stranger)).toMatchObject(NOT_FOUND);
      expect(await download(id, _id, stranger)).toMatchObject(NOT_FOUND);
      expect(await remove(id, _id, stranger)).toMatchObject(NOT_FOUND);
    }
    expect(await download(id, _id)).toMatchObject({ status: 401, body: { key: 'no_session' } });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('cannot reach a file by way of a meeting of their own', async () => {
    const [stranger, theirs] = [await newClient(), await newLawyer()];
    const { meeting } = await seedMeeting(database(), {
      lawyerId: theirs.lawyerId,
      clientId: stranger.id,
      start: Date.now() + HOUR_MS,
    });
    const { _id } = await attach(await newMeeting());
    expect(await download(meeting.id ?? '', _id, stranger)).toMatchObject(NOT_FOUND);
    expect(await remove(meeting.id ?? '', _id, stranger)).toMatchObject(NOT_FOUND);
  });

  test.each(['1', 'x', '00000000-0000-0000-0000-000000000000', "'; drop table meetings --"])(
    'get the same answer for an id that is none, %s',
    async (none) => {
      const id = await newMeeting();
      const { _id } = await attach(id);
      expect(await download(id, none, client)).toMatchObject(NOT_FOUND);
      expect(await download(none, _id, client)).toMatchObject(NOT_FOUND);
      expect(await remove(id, none, client)).toMatchObject(NOT_FOUND);
      expect(await remove(none, _id, client)).toMatchObject(NOT_FOUND);
      expect(await upload(none, [['a.pdf', pdf()]])).toMatchObject(NOT_FOUND);
    },
  );
});

test('both people download it, as a file and nothing else', async () => {
  const id = await newMeeting();
  const content = Buffer.concat([SAMPLES.pdf, Buffer.from('₱'.repeat(50_000))]);
  const [file] = filesIn(await upload(id, [['Kasunduan "ñ".pdf', content]]));
  for (const user of [client, lawyer]) {
    const answer = await download(id, file?._id ?? '', user);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(content.toString());
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': "attachment; filename*=UTF-8''Kasunduan%20%22%C3%B1%22.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  }
});

describe('removing', () => {
  test('takes the own file away, row and content', async () => {
    const [id, before] = [await newMeeting(), await stored()];
    const { _id } = await attach(id);
    expect((await remove(id, _id, client)).status).toBe(204);
    expect(await rowsOf(id)).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(await download(id, _id, client)).toMatchObject(NOT_FOUND);
    expect(await remove(id, _id, client)).toMatchObject(NOT_FOUND);
  });

  test('leaves the file of the other person', async () => {
    const id = await newMeeting();
    const { _id } = await attach(id, client);
    expect(await remove(id, _id, lawyer)).toMatchObject(NOT_FOUND);
    expect((await download(id, _id, lawyer)).status).toBe(200);
  });

  test('makes room again', async () => {
    const id = await newMeeting();
    const [big] = filesIn(await upload(id, [['a.pdf', pdf(20 * MB)]]));
    expect((await upload(id, [['b.pdf', pdf()]])).status).toBe(413);
    await remove(id, big?._id ?? '', client);
    expect((await upload(id, [['b.pdf', pdf()]])).status).toBe(200);
  });
});

describe('once the meeting is', () => {
  test('over, files are read and not changed', async () => {
    const id = await newMeeting();
    const { _id } = await attach(id);
    const [startsAt, endsAt] = [new Date(Date.now() - 2 * HOUR_MS), new Date(Date.now() - HOUR_MS)];
    await database()
      .update(meetings)
      .set({ startsAt, endsAt, earliestStart: startsAt })
      .where(eq(meetings.id, id));
    expect(await upload(id, [['a.pdf', pdf()]])).toMatchObject(REFUSED);
    expect(await remove(id, _id, client)).toMatchObject(REFUSED);
    expect((await download(id, _id, client)).status).toBe(200);
  });

  test('a minute before its end, they still can be', async () => {
    const id = await newMeeting('CONFIRMED', Date.now() - 29 * MINUTE_MS);
    const { _id } = await attach(id);
    expect((await remove(id, _id, client)).status).toBe(204);
  });

  test.each(['CANCELLED', 'EXPIRED', 'COMPLETED'] as const)('%s, neither', async (status) => {
    expect(await upload(await newMeeting(status), [['a.pdf', pdf()]])).toMatchObject(REFUSED);
  });
});
