import 'server-only';
import type { Font } from 'fontkit';
import type PDFKit from 'pdfkit';
import { familiesFor, type LanguageHint, languageHint } from './families';
import { FACE_NAMES, type Face, faceFont, fontFile, hasAll, openFont } from './fonts';
import {
  clustersOf,
  isShapeless,
  preparedText,
  UNKNOWN,
  withoutJoiners,
  withoutMarks,
} from './paper-text';
import { cutSlice, type Slice, sliceFor } from './slices';

export interface Drawn {
  readonly text: string;
  readonly font: string;
}

/** The fonts of one document: the product's faces, and subsets of other fonts. */
export interface PaperFonts {
  /** Returns the text as it can be drawn; `complete` when no character is missing, such as emoji. */
  printable(text: string): { text: string; complete: boolean };
  /** Returns how a cluster is drawn in a face; null for one without a shape. */
  drawn(cluster: string, hint: LanguageHint, face: Face): Drawn | null;
  readonly files: ReadonlyMap<string, Buffer>;
  font(name: string): Font | undefined;
}

/** The document being drawn, with its fonts. */
export type Sheet = PDFKit.PDFDocument & { readonly fonts: PaperFonts };

const WEIGHTS = { regular: 400, strong: 600, title: 600 } as const satisfies Record<Face, number>;
const DOTTED_CIRCLE = '\u25CC';

interface Found {
  readonly text: string;
  readonly slice: Slice;
}

/**
 * Opens the fonts that the texts of a document need. Reads and decompresses 40 to 200 kB for each script, and for
 * about 100 ideographs.
 */
export async function openPaperFonts(texts: readonly string[]): Promise<PaperFonts> {
  const found = await findClusters(texts);
  const files = new Map<string, Buffer>(FACE_NAMES.map((face) => [face, fontFile(face)]));
  for (const [slice, signs] of signsBySlice(found))
    for (const weight of new Set(Object.values(WEIGHTS)))
      files.set(`${slice.name} ${weight}`, await cutSlice(slice, signs, weight));
  const opened = new Map<string, Font>();
  return {
    files,
    printable: (text) => printableText(preparedText(text), found),
    drawn(cluster, hint, face) {
      if (isShapeless(cluster)) return null;
      const ownSign = ownText(cluster);
      if (ownSign) return { text: ownSign, font: face };
      // The letters that told of a language may be among the marked ones.
      const other = found.get(keyOf(cluster, hint)) ?? foundElsewhere(cluster, found);
      if (!other) return { text: UNKNOWN, font: face };
      return { text: other.text, font: `${other.slice.name} ${WEIGHTS[face]}` };
    },
    font(name) {
      const file = FACE_NAMES.some((face) => face === name) ? undefined : files.get(name);
      if (!file) return undefined;
      const font = opened.get(name) ?? openFont(file);
      opened.set(name, font);
      return font;
    },
  };
}

const own = new Map<string, string | null>();
const MAX_OWN = 2000;

function ownText(cluster: string): string | null {
  const known = own.get(cluster);
  if (known !== undefined) return known;
  const text = withoutJoiners(withoutMarks(cluster));
  const answer = hasAll(faceFont('regular'), text) ? text : null;
  if (own.size < MAX_OWN) own.set(cluster, answer);
  return answer;
}

/** Builds a cache key with the language, since the same ideograph may come from another font in another text. */
function keyOf(cluster: string, hint: LanguageHint): string {
  return `${hint} ${cluster}`;
}

function foundElsewhere(cluster: string, found: ReadonlyMap<string, Found>): Found | undefined {
  return [...found].find(([key]) => key.endsWith(` ${cluster}`))?.[1];
}

async function findClusters(texts: readonly string[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const sought = new Set<string>();
  for (const text of texts)
    for (const line of preparedText(text).split('\n')) {
      const hint = languageHint(line);
      for (const cluster of new Set(clustersOf(line))) {
        const key = keyOf(cluster, hint);
        if (sought.has(key) || isShapeless(cluster) || ownText(cluster) !== null) continue;
        sought.add(key);
        const font = await findCluster(cluster, hint);
        if (font) found.set(key, font);
      }
    }
  return found;
}

async function findCluster(cluster: string, hint: LanguageHint): Promise<Found | undefined> {
  const whole = withoutMarks(cluster);
  for (const text of new Set([whole, withoutJoiners(whole)]))
    for (const family of familiesFor(hint)) {
      const slice = await sliceFor(family, text);
      if (slice) return { text, slice };
    }
  return undefined;
}

function signsBySlice(found: ReadonlyMap<string, Found>): Map<Slice, string> {
  const signs = new Map<Slice, string>();
  for (const { slice, text } of found.values())
    signs.set(slice, `${signs.get(slice) ?? DOTTED_CIRCLE}${text}${text.normalize('NFD')}`);
  return signs;
}

function printableText(text: string, found: ReadonlyMap<string, Found>) {
  const lines = text.split('\n').map((line) => {
    const clusters = clustersOf(line);
    const hint = languageHint(line);
    const known = clusters.map(
      (one) => isShapeless(one) || ownText(one) !== null || found.has(keyOf(one, hint)),
    );
    const shown = clusters.map((cluster, i) => {
      if (known[i]) return cluster;
      return i > 0 && !known[i - 1] ? '' : UNKNOWN;
    });
    return { text: shown.join(''), complete: !known.includes(false) };
  });
  return {
    text: lines.map((line) => line.text).join('\n'),
    complete: lines.every((line) => line.complete),
  };
}
