import 'server-only';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Family } from './families';
import { hasAll, openFont } from './fonts';

/** A part of a family: 40 to 200 kB, about a hundred parts for families with ideographs. */
export interface Slice {
  readonly name: string;
  readonly file: (weight: number) => string;
  readonly isVariable: boolean;
  readonly ranges: Ranges;
}

interface OpenSlice {
  readonly sfnt: Buffer;
  readonly font: Font;
}

type Ranges = readonly (readonly [first: number, last: number])[];

const REGULAR = 400;
const MAX_OPEN = 24;

const slicesOf = new Map<Family, readonly Slice[]>();
const openSlices = new Map<string, Promise<OpenSlice>>();

const inPackage = (family: Family, ...names: string[]) =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', family, ...names);

/** Finds the first slice of a family that has a glyph for every character of a cluster. */
export async function sliceFor(family: Family, cluster: string): Promise<Slice | undefined> {
  const points = Array.from(cluster, (sign) => sign.codePointAt(0) ?? 0);
  for (const slice of readSlices(family)) {
    const isClaimed = (point: number) =>
      slice.ranges.some(([first, last]) => point >= first && point <= last);
    // The ranges are those of the script: files lack up to a quarter of them.
    if (points.every(isClaimed) && hasAll((await openSlice(slice.file(REGULAR))).font, cluster))
      return slice;
  }
  return undefined;
}

/** Subsets a slice to the characters of a text, in one weight. */
export async function cutSlice(slice: Slice, text: string, weight: number): Promise<Buffer> {
  const { sfnt } = await openSlice(slice.file(weight));
  return subsetFont(sfnt, text, {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: slice.isVariable ? { wght: weight } : {},
  });
}

function readSlices(family: Family) {
  const known = slicesOf.get(family);
  if (known) return known;
  const list: Record<string, string> = JSON.parse(
    readFileSync(inPackage(family, 'unicode.json'), 'utf8'),
  );
  const isVariable = family.startsWith('@fontsource-variable/');
  const slices = Object.entries(list).map(([key, ranges]): Slice => {
    const name = `${path.basename(family)}-${key.replace(/[[\]]/g, '')}`;
    const file = (weight: number) =>
      inPackage(
        family,
        'files',
        `${name}-${isVariable ? 'wght' : staticWeight(weight)}-normal.woff2`,
      );
    return { name, file, isVariable, ranges: rangesOf(ranges) };
  });
  slicesOf.set(family, slices);
  return slices;
}

function staticWeight(weight: number): number {
  return weight > 500 ? 700 : REGULAR;
}

function rangesOf(list: string): Ranges {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function openSlice(file: string): Promise<OpenSlice> {
  const open = openSlices.get(file) ?? decompress(file);
  // The one used last stands last.
  openSlices.delete(file);
  openSlices.set(file, open);
  const [oldest] = openSlices.keys();
  if (openSlices.size > MAX_OPEN && oldest) openSlices.delete(oldest);
  open.catch(() => openSlices.delete(file));
  return open;
}

async function decompress(file: string): Promise<OpenSlice> {
  const sfnt = await convert(await readFile(/* turbopackIgnore: true */ file), 'sfnt');
  return { sfnt, font: openFont(sfnt) };
}
