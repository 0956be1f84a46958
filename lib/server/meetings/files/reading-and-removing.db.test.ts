import { eq } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { meetings } from '@/lib/server/schema/meetings';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import {
  attach,
  download,
  filesIn,
  newMeeting,
  pdf,
  remove,
  rowsOf,
  storedFiles,
  upload,
} from '@/lib/testing/files/attachments';
import { SAMPLES } from '@/lib/testing/files/sample-files';

const MB = 1024 * 1024;
const NOT_FOUND = { status: 404, body: { key: 'not_found' } };
const REFUSED = { status: 409, body: { key: 'bad_transition' } };

let client: TestUser;
let lawyer: TestLawyer;
let id: string;
beforeAll(async () => {
  client = await newClient();
  lawyer = await newLawyer();
});
beforeEach(async () => {
  id = await newMeeting({ client, lawyer });
});

describe('other people', () => {
  test('find nothing to attach to, to download or to remove', async () => {
    const { _id } = await attach(client, id);
    for (const stranger of [await newClient(), await newLawyer()]) {
      expect(await upload(stranger, id, [['a.pdf', pdf()]])).toMatchObject(NOT_FOUND);
      expect(await download(stranger, id, _id)).toMatchObject(NOT_FOUND);
      expect(await remove(stranger, id, _id)).toMatchObject(NOT_FOUND);
    }
    expect(await download(null, id, _id)).toMatchObject({
      status: 401,
      body: { key: 'no_session' },
    });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('cannot reach a file by way of a meeting of their own', async () => {
    const stranger = await newClient();
    const theirs = await newMeeting({ client: stranger, lawyer: await newLawyer() });
    const { _id } = await attach(client, id);
    expect(await download(stranger, theirs, _id)).toMatchObject(NOT_FOUND);
    expect(await remove(stranger, theirs, _id)).toMatchObject(NOT_FOUND);
  });
});

test.each(['1', 'x', '00000000-0000-0000-0000-000000000000', "'; drop table meetings --"])(
  'an id that is none, %s, is not there',
  async (none) => {
    const { _id } = await attach(client, id);
    expect(await download(client, id, none)).toMatchObject(NOT_FOUND);
    expect(await download(client, none, _id)).toMatchObject(NOT_FOUND);
    expect(await remove(client, id, none)).toMatchObject(NOT_FOUND);
    expect(await remove(client, none, _id)).toMatchObject(NOT_FOUND);
    expect(await upload(client, none, [['a.pdf', pdf()]])).toMatchObject(NOT_FOUND);
  },
);

test('both people download it, as a file and nothing else', async () => {
  const content = Buffer.concat([SAMPLES.pdf, Buffer.from('₱'.repeat(50_000))]);
  const [file] = filesIn(await upload(client, id, [['Kasunduan "ñ".pdf', content]]));
  for (const user of [client, lawyer]) {
    const answer = await download(user, id, file?._id ?? '');
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
    const before = await storedFiles();
    const { _id } = await attach(client, id);
    expect((await remove(client, id, _id)).status).toBe(204);
    expect(await rowsOf(id)).toEqual([]);
    expect(await storedFiles()).toEqual(before);
    expect(await download(client, id, _id)).toMatchObject(NOT_FOUND);
    expect(await remove(client, id, _id)).toMatchObject(NOT_FOUND);
  });

  test('leaves the file of the other person', async () => {
    const { _id } = await attach(client, id);
    expect(await remove(lawyer, id, _id)).toMatchObject(NOT_FOUND);
    expect((await download(lawyer, id, _id)).status).toBe(200);
  });

  test('makes room again', async () => {
    const [big] = filesIn(await upload(client, id, [['a.pdf', pdf(20 * MB)]]));
    expect((await upload(client, id, [['b.pdf', pdf()]])).status).toBe(413);
    await remove(client, id, big?._id ?? '');
    expect((await upload(client, id, [['b.pdf', pdf()]])).status).toBe(200);
  });
});

describe('once the meeting is over', () => {
  test('files are read and not changed', async () => {
    const { _id } = await attach(client, id);
    const [startsAt, endsAt] = [new Date(Date.now() - 2 * HOUR_MS), new Date(Date.now() - HOUR_MS)];
    await database()
      .update(meetings)
      .set({ startsAt, endsAt, earliestStart: startsAt })
      .where(eq(meetings.id, id));
    expect(await upload(client, id, [['a.pdf', pdf()]])).toMatchObject(REFUSED);
    expect(await remove(client, id, _id)).toMatchObject(REFUSED);
    expect((await download(client, id, _id)).status).toBe(200);
  });

  test('and not a minute before its end', async () => {
    const running = await newMeeting({ client, lawyer }, 'CONFIRMED', Date.now() - 29 * MINUTE_MS);
    const { _id } = await attach(client, running);
    expect((await remove(client, running, _id)).status).toBe(204);
  });
});
