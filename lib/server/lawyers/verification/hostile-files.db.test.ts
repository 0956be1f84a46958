import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { lawyerSignup } from '@/lib/contract/lawyers/signup';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import { resubmitDocuments as resubmit } from '@/lib/contract/lawyers/verification';
import { database } from '@/lib/server/platform/db/pool';
import { fetchApi, send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { endOfZip, hostileFiles } from '@/lib/testing/files/hostile-files';
import { ORDINARY_PDFS } from '@/lib/testing/files/hostile-pdfs';
import { fileOf, idForm, picture, signupForm } from '@/lib/testing/files/identity';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';
import { everyNth } from '@/lib/testing/jest/tier';

async function rowsAndFiles(): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(sql`
    select (select count(*) from users) + (select count(*) from identity_documents) as count`);
  const files = readdirSync(STORAGE_FOLDER, { recursive: true }).filter((name) =>
    /\.\w+$/.test(`${name}`),
  );
  return Number(rows[0]?.count) + files.length;
}

/** The type is the opposite of the truth: the browser's word does not matter. */
const WAYS = [
  { kind: 'ibp_id', other: 'government_id', type: 'image/jpeg' },
  { kind: 'government_id', other: 'ibp_id', type: 'application/pdf' },
] as const;

test('more than forty hostile files: none is accepted, and none leaves a trace', async () => {
  const all = await hostileFiles();
  expect(all.length).toBeGreaterThanOrEqual(40);
  const files = everyNth(6, all);
  // More than anyone may send.
  const lawyers: TestLawyer[] = [];
  // One at a time: as many transactions at once would wait too long for a connection on a slow machine.
  for (const _file of files) lawyers.push(await newLawyer({ ibpVerifiedAt: null }));
  const before = await rowsAndFiles();
  const accepted: string[] = [];
  for (const [i, [name, bytes]] of files.entries()) {
    const refusal = name.startsWith('pixels') ? 413 : 415;
    for (const { kind, other, type } of WAYS) {
      const fine = fileOf(await picture(), 'fine.jpg');
      const changes = { [kind]: fileOf(bytes, name, type), [other]: fine };
      const answers = [
        await send(lawyerSignup, { body: await signupForm(changes) }),
        await send(resubmit, { body: await idForm(changes), cookie: lawyers[i]?.cookie }),
      ];
      for (const { status, body } of answers) {
        const fields = Object.keys((body as { fields?: object }).fields ?? {});
        if (status !== refusal || fields.join() !== kind)
          accepted.push(`${name}: ${status} ${fields}`);
      }
    }
  }
  expect(accepted).toEqual([]);
  expect(await rowsAndFiles()).toBe(before);
});

/** Hands a file in as IBP ID and gets it back as its lawyer does. */
async function storedAs(file: File) {
  const { cookie } = await newLawyer({ ibpVerifiedAt: null });
  const answer = await send(resubmit, { cookie, body: await idForm({ ibp_id: file }) });
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  const [document] = (answer.body as OwnVerification).documents;
  const url = new URL(`http://127.0.0.1:3000${document?.url}`);
  const response = await fetchApi(
    new Request(url, { headers: { cookie, 'sec-fetch-site': 'same-origin' } }),
  );
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const MARK = 'EVIL-MARK';

test.each([
  ['an archive behind it', async () => [await picture(), SAMPLES.zip, endOfZip(MARK)]],
  ['a page behind it', async () => [await picture('png'), Buffer.from(`<script>${MARK}</script>`)]],
  ['a script in its metadata', async () => [await withMetadata('jpeg')]],
  ['a place in its metadata', async () => [await withMetadata('png')]],
])('a picture with %s is re-encoded: only the picture is left', async (_what, parts) => {
  const sent = Buffer.concat(await parts());
  expect(sent.includes(MARK)).toBe(true);
  const { bytes, headers } = await storedAs(fileOf(sent, 'id.jpg', 'text/html'));
  expect(bytes.includes(MARK)).toBe(false);
  expect(headers.get('content-type')).toBe('image/jpeg');
  const about = await sharp(bytes).metadata();
  expect(about).toMatchObject({ format: 'jpeg', width: 24, height: 24 });
  expect([about.exif, about.xmp, about.iptc, about.comments]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

async function withMetadata(format: 'jpeg' | 'png'): Promise<Buffer> {
  return sharp(await picture(format))
    .withExif({
      IFD0: { Copyright: MARK },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 33/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>${MARK}</script></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();
}

test('a picture keeps upright and readable, and is not larger than needed', async () => {
  const tall = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'white' },
  })
    .withExif({ IFD0: { Orientation: '6' } })
    .jpeg()
    .toBuffer();
  const turned = await sharp(tall).withMetadata({ orientation: 6 }).toBuffer();
  const { bytes } = await storedAs(fileOf(turned, 'id.jpg'));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1800, height: 2400 });
});

const PLAIN: readonly [string, Buffer] = ['that is plain', SAMPLES.pdf];

test.each([PLAIN, ...ORDINARY_PDFS])(
  'a PDF %s is stored byte by byte, as a download',
  async (_what, content) => {
    const { bytes, headers } = await storedAs(fileOf(content, 'passport.pdf'));
    expect(bytes.equals(content)).toBe(true);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
  },
);

test.each([
  ['../../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\me\\id.jpeg', 'id.jpg'],
  ['id.jpg.exe', 'id.jpg.jpg'],
  ['id.html', 'id.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['photo\u202egpj.exe', 'photogpj.jpg'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.jpg'],
  ['id"; filename="evil.html.jpg', 'id"; filename="evil.html.jpg'],
  ['two\r\nlines.jpg', 'twolines.jpg'],
  [`${'a'.repeat(300)}.jpg`, `${'a'.repeat(120)}.jpg`],
  ['id/', 'file.jpg'],
])('the name %j becomes %j', async (name, stored) => {
  const { headers } = await storedAs(fileOf(await picture(), name, 'text/html'));
  expect(headers.get('content-type')).toBe('image/jpeg');
  const disposition = headers.get('content-disposition') ?? '';
  const [, encoded = ''] =
    /^attachment; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(disposition) ?? [];
  expect(decodeURIComponent(encoded)).toBe(stored);
});
