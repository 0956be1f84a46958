import { storage } from '../adapters/storage/storage';
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

test.each([
  ['no picture of this name', () => `${'0'.repeat(32)}.webp`],
  ['another ending', () => name.replace('.webp', '.png')],
  ['no ending', () => name.replace('.webp', '')],
  ['capital letters', () => name.toUpperCase()],
  ['a way out of the folder', () => `../pictures/${name}`],
  ['something behind the name', () => `${name}/x`],
  ['a line break', () => `${name}\n`],
])('%s is not found, and that is not kept', async (_what, wanted) => {
  const response = await servePicture(wanted());
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});
