import { pageKinds } from './support/page-kinds';
import { fetchAddress, fetchPage, pathOf } from './support/site-pages';
import { expect, test } from './support/test';

const MAX_BYTES = 300_000;

test.describe('pictures for sharing', { tag: ['@seo', '@once'] }, () => {
  test('every kind of page has one of its own, and of the size that networks show', {
    tag: '@core',
  }, async ({ visitor }) => {
    const kinds = await pageKinds(visitor);
    const { home, search, area, region, city, profile, blog, post, faq } = kinds;
    const pictures = new Set<string>();
    for (const address of [home, search, area, region, city, profile, blog, post]) {
      const { picture = '' } = await fetchPage(address);
      expect(picture, address).toMatch(/^https?:\/\//);
      pictures.add(picture);
      const answer = await fetchAddress(pathOf(picture));
      expect(answer.status, picture).toBe(200);
      expect(answer.headers.get('cache-control'), picture).toContain('immutable');
      const body = Buffer.from(await answer.arrayBuffer());
      expect(sizeOf(body), picture).toEqual({ width: 1200, height: 630 });
      expect(body.length, picture).toBeLessThan(MAX_BYTES);
    }
    expect(pictures.size).toBe(8);
    expect((await fetchPage(faq)).picture).toContain('/share/site.png');
  });

  test('there is none of what is not there', { tag: '@core' }, async () => {
    const files = ['nowhere.png', 'lawyer/nobody.png', 'lawyers-online/labor/atlantis.png'];
    for (const file of [...files, 'lawyers-online/labor/cebu/x.png', 'blog/none.png', 'home']) {
      const answer = await fetchAddress(`/share/${file}`);
      expect(answer.status, file).toBe(404);
    }
  });
});

/** As the header of a PNG says. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
