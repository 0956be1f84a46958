import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import config from '@/tailwind.config';

/** Words of the product, over which the widths below are averaged: figures and names break lines here as much as prose. */
const SAMPLES = {
  text: 'Who, when and how much. Fri, Nov 27 · 9:00 AM 10:30 AM 1:00 PM ₱1,500 for 30 minutes. Book a consultation with a lawyer whose IBP ID was checked. Pay by GCash, Maya or card; cancel up to 24 hours before and the whole amount comes back. Illegal dismissal, annulment, child support, land title, estafa, cyber libel. Atty. Maria Santos, Quezon City, Metro Manila. Speaks Filipino, English, Cebuano, Ilocano. Where a dismissal had no valid reason, the Labor Code speaks of reinstatement without loss of seniority and full back wages. Find lawyers, Sign in, Create an account, Legal Insights, Terms, Privacy. The lawyer reads what you wrote before the meeting. Times are Manila time. 4.9 (12 reviews) Admitted to the bar in 2011.',
  heading:
    'Talk to a lawyer today. Labor lawyers in Quezon City. Atty. Maria Cristina Santos. When can you meet? How booking works. What clients say. Questions and answers. Choose a time for your consultation. Family and marriage lawyers online. Next open times. Prices from ₱1,200 for 30 minutes.',
};

/** Our faces, and in each the system's with the average width of a character of the sample, in em. */
const STAND_INS = [
  { family: 'Text stand-in', local: 'Arial', width: 0.44865, weight: 400 },
  { family: 'Text stand-in', local: 'Arial Bold', width: 0.47847, weight: 600 },
  { family: 'Text stand-in Android', local: 'Roboto', width: 0.44477, weight: 400 },
  { family: 'Text stand-in Android', local: 'Roboto Bold', width: 0.45258, weight: 600 },
  { family: 'Heading stand-in', local: 'Times New Roman', width: 0.41281, weight: 500 },
  { family: 'Heading stand-in Android', local: 'Noto Serif', width: 0.48423, weight: 500 },
] as const;

const css = readFileSync(path.join('app', 'fonts', 'fallbacks.css'), 'utf8');

interface Measures {
  width: number;
  ascent: number;
  descent: number;
}

/** Measures text drawn in one of our fonts, in em. */
async function measure(file: string, sample: string, axes: object): Promise<Measures> {
  const source = readFileSync(path.join('app', 'fonts', file));
  const options = { targetFormat: 'sfnt', variationAxes: axes } as const;
  const font = create(await subsetFont(source, sample, options));
  if (!('layout' in font)) throw new Error(`${file} is a collection`);
  // Word by word: kerning over a space is not what all systems do.
  const words = sample.split(' ');
  const space = font.glyphForCodePoint(32).advanceWidth * (words.length - 1);
  const drawn = words.reduce((sum, word) => sum + font.layout(word).advanceWidth, space);
  const em = font.unitsPerEm;
  return {
    width: drawn / em / sample.length,
    ascent: font.ascent / em,
    descent: -font.descent / em,
  };
}

/** The declaration that draws `family` with the system's `local`, its first. */
function faceOf(family: string, local: string): string {
  const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
  const found = faces.find(
    (face) =>
      face.includes(`font-family: "${family}";`) && /local\("([^"]*)"\)/.exec(face)?.[1] === local,
  );
  return found ?? `no ${family} with ${local}`;
}

function percentOf(face: string, property: string): number {
  return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]);
}

test.each(STAND_INS)('$family draws $local with our measures', async (standIn) => {
  const heading = standIn.family.startsWith('Heading');
  const ours = await (heading
    ? measure('newsreader.woff2', SAMPLES.heading, {})
    : measure('commissioner.woff2', SAMPLES.text, { wght: standIn.weight }));
  const size = ours.width / standIn.width;
  const face = faceOf(standIn.family, standIn.local);
  expect(percentOf(face, 'size-adjust')).toBeCloseTo(100 * size, 1);
  expect(percentOf(face, 'ascent-override')).toBeCloseTo((100 * ours.ascent) / size, 1);
  expect(percentOf(face, 'descent-override')).toBeCloseTo((100 * ours.descent) / size, 1);
  expect(percentOf(face, 'line-gap-override')).toBe(0);
});

test('each stands after our own faces and before what the system would choose', () => {
  for (const { family } of STAND_INS) {
    const list: string[] = config.theme.fontFamily[family.startsWith('Text') ? 'sans' : 'serif'];
    const at = list.indexOf(family);
    expect(list.slice(0, at).filter((name) => name.startsWith('var(')).length).toBe(3);
    expect(list.at(at + 1)).toMatch(/stand-in|^ui-/);
  }
});
