import zlib from 'node:zlib';
import { sourceHash } from './inline-scripts.mjs';
import { createPageStore } from './page-store.mjs';

const page = (text) => Buffer.from(`<script>${text}</script>`);

it('keeps a page by its content, apart for each encoding', async () => {
  const prepare = createPageStore();
  const first = await prepare(page('a'), 'br');
  expect(await prepare(page('a'), 'br')).toBe(first);
  expect((await prepare(page('a'), 'gzip')).body).toEqual(zlib.gzipSync(page('a'), { level: 7 }));
  expect((await prepare(page('a'), null)).body).toEqual(page('a'));
  expect((await prepare(page('b'), 'br')).policy).toContain(`'${sourceHash('b')}'`);
});

it('compresses what is asked for again as well as it goes', async () => {
  const prepare = createPageStore();
  const html = Buffer.from(
    zlib
      .brotliCompressSync(page('a'.repeat(99)))
      .toString('hex')
      .repeat(9),
  );
  const { length } = (await prepare(html, 'br')).body;
  await prepare(html, 'br');
  const sizes = new Set();
  for (let tries = 0; tries < 200 && sizes.size < 2; tries += 1) {
    const { body } = await prepare(html, 'br');
    expect(zlib.brotliDecompressSync(body)).toEqual(html);
    sizes.add(body.length);
    await new Promise(setImmediate);
  }
  expect(Math.min(...sizes)).toBeLessThan(length);
});

it('lets the page unused longest go first', async () => {
  const prepare = createPageStore(2 * page('a').length);
  const [a, b] = [await prepare(page('a'), null), await prepare(page('b'), null)];
  expect(await prepare(page('a'), null)).toBe(a);
  await prepare(page('c'), null);
  expect(await prepare(page('a'), null)).toBe(a);
  expect(await prepare(page('b'), null)).not.toBe(b);
});
