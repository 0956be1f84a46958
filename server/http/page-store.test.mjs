import zlib from 'node:zlib';
import { sourceHash } from './inline-scripts.mjs';
import { createPageStore } from './page-store.mjs';

const page = (text) => Buffer.from(`<script>${text}</script>`);

it('keeps a page by its content, apart for each encoding', async () => {
  const prepare = createPageStore();
  const first = await prepare(page('a'), 'br');
  expect(await prepare(page('a'), 'br')).toBe(first);
  expect((await prepare(page('a'), 'gzip')).body).toEqual(zlib.gzipSync(page('a'), { level: 9 }));
  expect((await prepare(page('a'), null)).body).toEqual(page('a'));
  expect((await prepare(page('b'), 'br')).policy).toContain(`'${sourceHash('b')}'`);
});

it('lets the page unused longest go first', async () => {
  const prepare = createPageStore(2 * page('a').length);
  const [a, b] = [await prepare(page('a'), null), await prepare(page('b'), null)];
  expect(await prepare(page('a'), null)).toBe(a);
  await prepare(page('c'), null);
  expect(await prepare(page('a'), null)).toBe(a);
  expect(await prepare(page('b'), null)).not.toBe(b);
});
