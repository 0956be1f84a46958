import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import manifest from '@/app/manifest';

/** Bounds of Chrome for pictures beside its question whether to install (web.dev, "Richer PWA installation UI"). */
const SHORTEST = 320;
const LONGEST = 3840;
const WIDEST_RATIO = 2.3;

const { screenshots = [] } = manifest();

test.each(screenshots)('$src is what the manifest says of it', async ({ src, sizes, type }) => {
  const { width, height, format } = await sharp(`public${src}`).metadata();
  expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type });
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  expect(short).toBeGreaterThanOrEqual(SHORTEST);
  expect(long).toBeLessThanOrEqual(LONGEST);
  expect(long / short).toBeLessThanOrEqual(WIDEST_RATIO);
});

test('there are some for computers and some for phones, each with a text, and no file beside them', () => {
  for (const form of ['wide', 'narrow'] as const) {
    const shown = screenshots.filter(({ form_factor }) => form_factor === form);
    expect(shown.length).toBeGreaterThanOrEqual(2);
    // Browsers show those of one form only where all have one size.
    expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1);
  }
  expect(screenshots.every(({ label }) => label)).toBe(true);
  const files = readdirSync('public/screenshots').map((name) => `/screenshots/${name}`);
  expect(files.sort()).toEqual(screenshots.map(({ src }) => src).sort());
});
