import sharp from 'sharp';
import { type HeicItem, heic, otherBox } from '@/lib/testing/files/heic';
import { stripMetadata } from './strip';

const PLACE = '14/1 33/1 0/1';
const MARK = 'MARK-OF-THE-PLACE';
const FORMATS = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof FORMATS)[number];

/** A picture of a phone that was held upright: turned by its metadata, which say where it was. */
async function photo(format: Format): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 64, height: 40, channels: 3, noise, background: 'white' } })
    .withExif({
      IFD0: { Copyright: MARK, Make: MARK },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: PLACE },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${MARK}</p></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .toFormat(format, { progressive: true })
    .toBuffer();
}

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

test.each(FORMATS)('of a %s stay the pixels, the colours and the way up', async (format) => {
  const sent = await photo(format);
  expect(sent.includes(MARK)).toBe(true);
  const stripped = stripMetadata(`image/${format}`, sent);
  expect(stripped.includes(MARK)).toBe(false);
  const about = await sharp(stripped).metadata();
  expect(about).toMatchObject({ format, width: 64, height: 40, orientation: 6 });
  expect([about.xmp, about.iptc, about.comments]).toEqual([undefined, undefined, undefined]);
  expect(about.icc?.equals((await sharp(sent).metadata()).icc ?? Buffer.alloc(0))).toBe(true);
  // The orientation and nothing else.
  expect(about.exif?.length).toBeLessThanOrEqual(32);
  expect((await pixels(stripped)).equals(await pixels(sent))).toBe(true);
  expect(stripMetadata(`image/${format}`, stripped).equals(stripped)).toBe(true);
});

test.each(FORMATS)('a %s without metadata stays as it is', async (format) => {
  const plain = await sharp(await photo(format))
    .toFormat(format)
    .toBuffer();
  expect(stripMetadata(`image/${format}`, plain).equals(plain)).toBe(true);
});

test.each(FORMATS)('what stands behind a %s goes: films and second pictures', async (format) => {
  const sent = await photo(format);
  const stripped = stripMetadata(`image/${format}`, Buffer.concat([sent, sent, Buffer.from(MARK)]));
  expect(stripped.equals(stripMetadata(`image/${format}`, sent))).toBe(true);
});

const segment = (marker: number, text: string) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
};

test.each([
  ['IPTC', segment(0xed, `Photoshop 3.0\0${MARK}`)],
  ['a comment', segment(0xfe, MARK)],
  ['a list of further pictures', segment(0xe2, `MPF\0${MARK}`)],
  ['a thumbnail', segment(0xe0, `JFXX\0${MARK}`)],
  ['a record of its making', segment(0xeb, `JP${MARK}`)],
  ['fill bytes before it', Buffer.concat([Buffer.from([0xff, 0xff]), segment(0xe1, MARK)])],
])('of a JPEG goes %s', async (_what, extra) => {
  const sent = await photo('jpeg');
  const at = 2;
  const more = Buffer.concat([sent.subarray(0, at), extra, sent.subarray(at)]);
  expect(stripMetadata('image/jpeg', more).equals(stripMetadata('image/jpeg', sent))).toBe(true);
});

const PICTURE: HeicItem = { type: 'hvc1', bytes: Buffer.from('PICTURE-DATA') };

test('of a HEIC every item that is no picture holds zeros, and nothing has moved', () => {
  const sent = heic(
    [
      PICTURE,
      { type: 'Exif', bytes: Buffer.from(`Exif${MARK}`) },
      { type: 'grid', bytes: Buffer.from('GRID'), inside: true },
      { type: 'mime', bytes: Buffer.from(`<x>${MARK}</x>`), inside: true },
      { type: 'uri ', bytes: Buffer.from(MARK) },
    ],
    [otherBox('mpvd', MARK), otherBox('uuid', MARK), otherBox('moov', MARK)],
  );
  const stripped = stripMetadata('image/heic', sent);
  expect(stripped.includes(MARK)).toBe(false);
  expect(stripped).toHaveLength(sent.length);
  for (const text of ['PICTURE-DATA', 'GRID', 'iloc']) {
    expect(stripped.indexOf(text)).toBe(sent.indexOf(text));
  }
  expect(stripMetadata('image/heif', stripped).equals(stripped)).toBe(true);
});

test.each([
  ['jpeg', 'cut off', (file: Buffer) => file.subarray(0, file.length - 40)],
  ['jpeg', 'broken', (file: Buffer) => Buffer.concat([file.subarray(0, 20), file.subarray(25)])],
  ['png', 'cut off', (file: Buffer) => file.subarray(0, file.length - 5)],
  ['webp', 'cut off', (file: Buffer) => file.subarray(0, file.length - 5)],
] as const)('a %s that is %s is refused', async (format, _how, change) => {
  const file = change(await photo(format));
  expect(() => stripMetadata(`image/${format}`, file)).toThrow();
});

test.each([
  ['jpeg', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(4_000_000, 'ffe00002', 'hex')])],
  ['png', Buffer.alloc(4_000_000)],
  ['heic', Buffer.alloc(4_000_000, otherBox('free', ''))],
])('a %s of very many parts is refused', (format, file) => {
  expect(() => stripMetadata(`image/${format}`, file)).toThrow();
});

test.each([
  ['whose parts break off', heic([PICTURE]).subarray(0, -3)],
  ['without a description', Buffer.concat([otherBox('ftyp', 'heic'), otherBox('mdat', MARK)])],
  ['with two', Buffer.concat([heic([PICTURE]), heic([PICTURE])])],
])('a HEIC %s is refused', (_what, file) => {
  expect(() => stripMetadata('image/heic', file)).toThrow();
});

test('bytes of any kind end in a result or a refusal, soon', async () => {
  const files = [...(await Promise.all(FORMATS.map(photo))), heic([PICTURE])];
  const types = [...FORMATS, 'heic'];
  for (const [i, file] of files.entries()) {
    for (let at = 0; at < file.length; at += Math.ceil(file.length / 200)) {
      const changed = Buffer.from(file);
      changed.fill(0xff, at, Math.min(at + 4, file.length));
      try {
        stripMetadata(`image/${types[i]}`, changed);
      } catch (error) {
        // Errors of Node itself are of another realm than the test's `Error`.
        expect(error).toHaveProperty('message', expect.any(String));
      }
    }
  }
});
