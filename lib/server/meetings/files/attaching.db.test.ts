import sharp from 'sharp';
import { addMeetingFiles } from '@/lib/contract/meetings/meetings';
import { storage as storageOfProcess } from '@/lib/server/adapters/storage/storage';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestLawyer, type TestUser } from '@/lib/testing/factories';
import {
  download,
  filesIn,
  newMeeting,
  pdf,
  rowsOf,
  storedFiles,
  type Upload,
  upload,
} from '@/lib/testing/files/attachments';
import { SAMPLES } from '@/lib/testing/files/sample-files';

const MB = 1024 * 1024;

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

const some = (number: number): Upload[] =>
  Array.from({ length: number }, (_, i) => [`${i}.pdf`, pdf()]);

test('adds to what is there and answers with all files, own and not', async () => {
  expect((await upload(client, id, [['Deed.PDF', pdf(1_234)]])).status).toBe(200);
  const second = await upload(lawyer, id, [['notes.txt', SAMPLES.text]]);
  expect(filesIn(second)).toEqual([
    {
      _id: expect.any(String),
      name: 'Deed.PDF',
      size: 1_234,
      content_type: 'application/pdf',
      url: expect.stringMatching(new RegExp(`^/api/v1/meeting/${id}/file/[0-9a-f-]{36}$`)),
      mine: false,
      can_remove: false,
    },
    expect.objectContaining({ name: 'notes.txt', content_type: 'text/plain', mine: true }),
  ]);
});

test('is open while the time is held and not paid yet', async () => {
  const held = await newMeeting({ client, lawyer }, 'PAYMENT_PENDING');
  expect((await upload(client, held, some(1))).status).toBe(200);
});

test('keeps a name that is safe to show', async () => {
  const answer = await upload(client, id, [['../../\u202Edeed\u0007.pdf', pdf()]]);
  expect(filesIn(answer)[0]?.name).toBe('deed.pdf');
});

test('takes 30 files in all and not one more', async () => {
  expect((await upload(client, id, some(20))).status).toBe(200);
  expect(await upload(client, id, some(11))).toMatchObject({
    status: 413,
    body: { key: 'too_many_files', fields: { files: 'At most 30 files.' } },
  });
  expect((await upload(lawyer, id, some(10))).status).toBe(200);
  expect((await upload(client, id, some(1))).status).toBe(413);
  expect(await rowsOf(id)).toHaveLength(30);
});

test.each<[string, number, number]>([
  ['too many', 29, 2],
  ['too many at once', 0, 31],
])('of files that are %s not one is written', async (_what, before, more) => {
  if (before > 0) expect((await upload(client, id, some(before))).status).toBe(200);
  const put = jest.spyOn(storageOfProcess(), 'put');
  expect(await upload(client, id, some(more))).toMatchObject({
    status: 413,
    body: { key: 'too_many_files' },
  });
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
  expect(await rowsOf(id)).toHaveLength(before);
});

test('takes 20 MB in all and not one byte more', async () => {
  expect((await upload(client, id, [['a.pdf', pdf(12 * MB)]])).status).toBe(200);
  expect(await upload(client, id, [['b.pdf', pdf(8 * MB + 1)]])).toMatchObject({
    status: 413,
    body: { key: 'too_large', message: 'Maximum size is 20 mb.' },
  });
  expect((await upload(lawyer, id, [['b.pdf', pdf(8 * MB)]])).status).toBe(200);
  expect((await upload(client, id, [['c.txt', Buffer.from('c')]])).status).toBe(413);
});

test('of two uploads at once that fit only alone, one succeeds', async () => {
  const answers = await Promise.all([
    upload(client, id, [['a.pdf', pdf(12 * MB)]]),
    upload(lawyer, id, [['b.pdf', pdf(12 * MB)]]),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413]);
  expect(await rowsOf(id)).toHaveLength(1);
});

test('of two uploads at once that together are too many, one succeeds', async () => {
  const answers = await Promise.all([upload(client, id, some(16)), upload(client, id, some(16))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413]);
  expect(await rowsOf(id)).toHaveLength(16);
});

test.each<[string, readonly Upload[], number]>([
  ['no document among them', [...some(1), ['b.pdf', SAMPLES.exe], ['c.pdf', pdf()]], 415],
  ['one that lies about itself', [...some(1), ['b.png', SAMPLES.html]], 415],
  ['an empty one', [...some(1), ['b.txt', new Uint8Array()]], 400],
  [
    'too much together',
    [
      ['a.pdf', pdf(10 * MB)],
      ['b.pdf', pdf(10 * MB + 1)],
    ],
    413,
  ],
])('with %s nothing is left behind, neither row nor file', async (_what, uploads, status) => {
  const before = await storedFiles();
  expect((await upload(client, id, uploads)).status).toBe(status);
  expect(await rowsOf(id)).toEqual([]);
  expect(await storedFiles()).toEqual(before);
});

test('needs a file, and multipart', async () => {
  expect((await upload(client, id, [])).status).toBe(400);
  const json = { params: { id }, cookie: client.cookie, body: { files: [] } };
  expect((await send(addMeetingFiles, json)).status).toBe(415);
});

test.each(['CANCELLED', 'EXPIRED', 'COMPLETED'] as const)(
  'is refused on a meeting that is %s',
  async (status) => {
    const ended = await newMeeting({ client, lawyer }, status);
    expect(await upload(client, ended, some(1))).toMatchObject({
      status: 409,
      body: { key: 'bad_transition' },
    });
  },
);

describe('a photo', () => {
  const PLACE = 'MARK-OF-THE-PLACE';
  const photo = async () =>
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
        .withExif({ IFD0: { Copyright: PLACE }, IFD3: { GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer(),
    );
  const stored = async (fields: Readonly<Record<string, string>>) => {
    const answer = await upload(client, id, [['IMG_0001.jpg', await photo()]], fields);
    const [file] = filesIn(answer);
    const { bytes } = await download(client, id, file?._id ?? '');
    expect(bytes).toHaveLength(file?.size ?? 0);
    return Buffer.from(bytes);
  };

  test.each<Readonly<Record<string, string>>>([{}, { keep_original: 'false' }])(
    'loses its place and time with %j',
    async (fields) => {
      const bytes = await stored(fields);
      expect(bytes.includes(PLACE)).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    },
  );

  test('keeps them when its client chooses to keep the original', async () => {
    expect((await stored({ keep_original: 'true' })).equals(await photo())).toBe(true);
  });

  test('that cannot be taken apart is refused, unless it is to stay as it is', async () => {
    const odd: readonly Upload[] = [['odd.jpg', SAMPLES.jpeg]];
    expect(await upload(client, id, odd)).toMatchObject({
      status: 415,
      body: { fields: { files: expect.stringContaining('keep the original') } },
    });
    expect((await upload(client, id, odd, { keep_original: 'true' })).status).toBe(200);
    expect((await upload(client, id, odd, { keep_original: 'yes' })).status).toBe(400);
  });
});
