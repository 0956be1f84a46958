// Makes the files in app/fonts: node scripts/cut-fonts.ts <Commissioner.ttf> <Newsreader.ttf>
// from the variable fonts of their makers (both under the SIL Open Font License):
//   github.com/kosbarts/Commissioner   fonts/variable/Commissioner[FLAR,VOLM,slnt,wght].ttf
//   github.com/productiontype/Newsreader   fonts/variable/ttf/Newsreader[opsz,wght].ttf
// Run it again when a text needs a letter or weight that is missing, and keep the ranges of app/fonts/faces.ts in step.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { inRoot } from '../server/paths.ts';

/** Characters of each file, in the form of `unicode-range`. */
const RANGES = {
  // English, Filipino and Spanish, with the signs of our texts: comes with every page.
  '': '20-7E, A0, A7, A9, AE, B0-B2, B7, BD, C1, C9, CD, D1, D3, D7, DA, DC, E1, E9, ED, F1, F3, FA, FC, 2013-2014, 2018-2019, 201C-201D, 2022, 2026, 20AC, 20B1, 2122',
  // The rest of Latin-1.
  '-rest':
    'A1-A6, A8, AA-AD, AF, B3-B6, B8-BC, BE-C0, C2-C8, CA-CC, CE-D0, D2, D4-D6, D8-D9, DB, DD-E0, E2-E8, EA-EC, EE-F0, F2, F4-F9, FB, FD-FF, 131, 152-153, 2039-203A, 2212',
  // Latin Extended-A.
  '-ext': '100-130, 132-151, 154-17F, 218-21B',
};

interface Font {
  readonly name: string;
  readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  readonly keepFeatures: readonly string[];
}

const FONTS: readonly Font[] = [
  {
    name: 'commissioner',
    variationAxes: { wght: { min: 400, max: 700 }, slnt: 0, FLAR: 0, VOLM: 0 },
    keepFeatures: ['kern', 'liga', 'calt', 'locl', 'rvrn'],
  },
  {
    // Headings and quotes have one weight, and sizes of 18 to 56 px.
    name: 'newsreader',
    variationAxes: { wght: 500, opsz: 32 },
    keepFeatures: ['kern', 'liga', 'tnum'],
  },
];

function textOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

const sources = process.argv.slice(2);
if (sources.length !== FONTS.length) {
  throw new Error('Usage: node scripts/cut-fonts.ts <Commissioner.ttf> <Newsreader.ttf>');
}
for (const [at, { name, ...options }] of FONTS.entries()) {
  const source = await readFile(sources[at] ?? '');
  for (const [suffix, ranges] of Object.entries(RANGES)) {
    const file = `app/fonts/${name}${suffix}.woff2`;
    const font = await subsetFont(source, textOf(ranges), {
      targetFormat: 'woff2',
      noHinting: true,
      ...options,
    });
    await writeFile(inRoot(file), font);
    console.log(`${file} ${font.length} bytes`);
  }
}
