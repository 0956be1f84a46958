import sharp from 'sharp';
import { storage } from '@/lib/server/adapters/storage/storage';
import { servePicture } from './operations';
import { pictureUrl, storePicture } from './service';

const WEBP = new TextEncoder().encode('RIFF....WEBP, as far as the shop window knows');
let name: string;

beforeAll(async () => {
  name = await storePicture(WEBP);
});
afterAll(() => storage().delete(`pictures/${name}`));

test('a picture is served for ever under the name of its content', async () => {
  expect(name).toMatch(/^[a-f0-9]{32}\.webp$/);
  expect(await storePicture(WEBP)).toBe(name);
  expect(pictureUrl(name)).toBe(`/pictures/${name}`);
  const response = await servePicture(name);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(WEBP);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(WEBP.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

describe('the small version', () => {
  let full: string;
  let small: string;
  beforeAll(async () => {
    const drawing = {
      create: { width: 512, height: 512, channels: 3 as const, background: 'teal' },
    };
    full = await storePicture(await sharp(drawing).webp().toBuffer());
    small = full.replace('.webp', '-192.webp');
  });
  afterAll(async () => {
    for (const key of [full, small]) await storage().delete(`pictures/${key}`);
  });

  test('is made when it is first asked for, by however many, and stored', async () => {
    expect(await storage().get(`pictures/${small}`)).toBeNull();
    const answers = await Promise.all([1, 2, 3].map(() => servePicture(small)));
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    for (const [i, body] of bodies.entries()) {
      expect(answers[i]?.status).toBe(200);
      expect(answers[i]?.headers.get('content-length')).toBe(String(body.byteLength));
      expect(await sharp(body).metadata()).toMatchObject({
        format: 'webp',
        width: 192,
        height: 192,
      });
    }
    const stored = await storage().get(`pictures/${small}`);
    expect(await new Response(stored?.body).arrayBuffer()).toEqual(bodies[0]);
    const again = await servePicture(small);
    expect(await again.arrayBuffer()).toEqual(bodies[0]);
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['is not there without an original', () => `${'0'.repeat(32)}-192.webp`],
    ['comes in no other size', () => full.replace('.webp', '-96.webp')],
    ['has no small version itself', () => small.replace('.webp', '-192.webp')],
    ['ends where its name ends', () => `${small}\n`],
    ['is no way out of the folder', () => `../pictures/${small}`],
  ])('%s', async (_what, wanted) => {
    expect((await servePicture(wanted())).status).toBe(404);
  });
});

test.each([
  ['no picture of this name', () => `${'0'.repeat(32)}.webp`],
  ['another ending', () => name.replace('.webp', '.png')],
  ['no ending', () => name.replace('.webp', '')],
  ['capital letters', () => name.toUpperCase()],
  ['a way out of the folder', () => `../pictures/${name}`],
  ['something behind the name', () => `${name}/x`],
  ['a line break', () => `${name}\n`],
])('%s is not found, and that is not stored', async (_what, wanted) => {
  const response = await servePicture(wanted());
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});
