import 'server-only';
import { inVisualOrder, levelsOf, turned } from './bidi';
import { languageHint, languageOf } from './families';
import { type Face, faceFont } from './fonts';
import { lineEnds } from './line-breaks';
import type { Sheet } from './paper-fonts';
import { clustersOf } from './paper-text';
import { type Shaped, shape } from './shaping';

const NON_JOINER = '\u200C';

export interface FaceRun {
  readonly text: string;
  readonly face: Face;
}

interface Fragment {
  readonly text: string;
  readonly font: string;
  readonly width: number;
  readonly features?: Shaped['features'];
  readonly actual?: string;
  readonly lang?: string;
}

export interface Line {
  readonly fragments: readonly Fragment[];
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly isRtl: boolean;
}

interface Cluster {
  readonly text: string;
  readonly font: string;
  readonly face: Face;
  readonly level: number;
  readonly start: number;
  readonly isApart: boolean;
}

/** Breaks a paragraph into lines no wider than `width`, except for a single cluster that is wider. */
export function linesOfParagraph(
  sheet: Sheet,
  runs: readonly FaceRun[],
  size: number,
  width: number,
): Line[] {
  const text = runs.map((run) => run.text).join('');
  const { levels, isRtl } = levelsOf(text);
  const clusters = clustersOfRuns(sheet, runs, levels);
  const face = runs[0]?.face ?? 'regular';
  const lines = brokenLines(sheet, clusters, lineEnds(text), { size, width });
  return (lines.length > 0 ? lines : [[]]).map((line) =>
    lineOf(sheet, line, { face, size, isRtl }),
  );
}

function clustersOfRuns(sheet: Sheet, runs: readonly FaceRun[], levels: Uint8Array): Cluster[] {
  const clusters: Cluster[] = [];
  let start = 0;
  for (const { text, face } of runs) {
    const hint = languageHint(text);
    for (const cluster of clustersOf(text)) {
      const drawn = sheet.fonts.drawn(cluster, hint, face);
      const isApart = cluster.includes(NON_JOINER) && !drawn?.text.includes(NON_JOINER);
      if (drawn) clusters.push({ ...drawn, face, level: levels[start] ?? 0, start, isApart });
      start += cluster.length;
    }
  }
  return clusters;
}

interface Room {
  readonly size: number;
  readonly width: number;
}

function brokenLines(
  sheet: Sheet,
  clusters: readonly Cluster[],
  ends: readonly number[],
  { size, width }: Room,
): Cluster[][] {
  const lines: Cluster[][] = [];
  let line: Cluster[] = [];
  let used = 0;
  const add = ({ piece, inked, whole }: Measured) => {
    if (line.length > 0 && used + inked > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    line.push(...piece);
    used += whole;
  };
  for (const piece of piecesOf(clusters, ends)) {
    const measured = measure(sheet, piece, size);
    if (measured.inked <= width) add(measured);
    else for (const cluster of piece) add(measure(sheet, [cluster], size));
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

interface Measured {
  readonly piece: readonly Cluster[];
  /** Points without trailing blanks, and with them. */
  readonly inked: number;
  readonly whole: number;
}

function measure(sheet: Sheet, piece: readonly Cluster[], size: number): Measured {
  const inked = trimmed(piece);
  const whole = widthOfClusters(sheet, piece, size);
  return {
    piece,
    whole,
    inked: inked.length === piece.length ? whole : widthOfClusters(sheet, inked, size),
  };
}

function piecesOf(clusters: readonly Cluster[], ends: readonly number[]): Cluster[][] {
  const pieces: Cluster[][] = [];
  let at = 0;
  for (const end of ends) {
    const piece: Cluster[] = [];
    for (let one = clusters[at]; one && one.start < end; one = clusters[at]) {
      piece.push(one);
      at += 1;
    }
    if (piece.length > 0) pieces.push(piece);
  }
  return pieces;
}

function trimmed(clusters: readonly Cluster[]): readonly Cluster[] {
  const last = clusters.findLastIndex(({ text }) => text.trim() !== '');
  return clusters.slice(0, last + 1);
}

function widthOfClusters(sheet: Sheet, clusters: readonly Cluster[], size: number): number {
  const widths = groupsOf(sheet, clusters).map((group) => fragmentOf(sheet, group, size).width);
  return widths.reduce((sum, width) => sum + width, 0);
}

interface Group {
  readonly font: string;
  readonly level: number;
  readonly clusters: Cluster[];
}

function groupsOf(sheet: Sheet, clusters: readonly Cluster[]): Group[] {
  const groups: Group[] = [];
  for (const cluster of clusters) {
    const { font, level } = cluster;
    const last = groups.at(-1);
    // A face of the product has only brackets and blanks from right to left, and says of each what it stands for.
    const isAlone = level % 2 === 1 && !sheet.fonts.font(font);
    const isNeighbour = last?.font === font && last.level === level && !isAlone;
    if (isNeighbour && !last.clusters.at(-1)?.isApart) last.clusters.push(cluster);
    else groups.push({ font, level, clusters: [cluster] });
  }
  return groups;
}

function fragmentOf(sheet: Sheet, { font, level, clusters }: Group, size: number): Fragment {
  const signs = clusters.map(({ text }) => text);
  const logical = signs.join('');
  const isRtl = level % 2 === 1;
  const other = sheet.fonts.font(font);
  const shaped = other && shape(other, logical);
  // A font turns around letters of such scripts, and their figures too, which are written from left to right.
  const text = isRtl === (shaped?.run.direction === 'rtl') ? logical : turned(signs, isRtl);
  const features = shaped?.features;
  const width = sheet.font(font).fontSize(size).widthOfString(text, { features });
  const fragment = { text, font, width, features, lang: shaped && languageOf(logical) };
  const isSaid = isRtl ? shaped !== undefined || text === logical : isSaidByGlyphs(shaped, logical);
  return isSaid ? fragment : { ...fragment, actual: logical };
}

/**
 * Whether copying the glyphs yields the text: no displaced marks, and each glyph maps to its characters in order. For
 * right-to-left text, PDF readers reorder glyphs themselves and would reverse an explicit text.
 */
function isSaidByGlyphs(shaped: Shaped | undefined, text: string): boolean {
  if (!shaped) return true;
  const points = shaped.run.glyphs.flatMap((glyph) => glyph.codePoints);
  return !/\p{Mark}/u.test(text) && String.fromCodePoint(...points) === text;
}

interface LineStyle {
  readonly face: Face;
  readonly size: number;
  readonly isRtl: boolean;
}

function lineOf(sheet: Sheet, clusters: readonly Cluster[], style: LineStyle): Line {
  const { face, size, isRtl } = style;
  const inked = trimmed(clusters);
  // Blanks at the end stay for what copies the text; from right to left they would stand at the left.
  const shown = isRtl ? inked : clusters;
  const faces = new Set([face, ...clusters.map((cluster) => cluster.face)]);
  const bounds = [
    ...[...faces].map((one) => faceBounds(one, size)),
    ...groupsOf(sheet, inked).map((group) => inkBounds(sheet, group, size)),
  ];
  return {
    fragments: inVisualOrder(groupsOf(sheet, shown)).map((group) => fragmentOf(sheet, group, size)),
    width: widthOfClusters(sheet, inked, size),
    ascent: Math.max(...bounds.map(({ ascent }) => ascent)),
    descent: Math.max(...bounds.map(({ descent }) => descent)),
    isRtl,
  };
}

function faceBounds(face: Face, size: number) {
  const { ascent, descent, unitsPerEm } = faceFont(face);
  return { ascent: (ascent / unitsPerEm) * size, descent: (-descent / unitsPerEm) * size };
}

/** Measures the glyphs, since the bounds stated by other fonts are twice the height of a line. */
function inkBounds(sheet: Sheet, { font, clusters }: Group, size: number) {
  const other = sheet.fonts.font(font);
  if (!other) return { ascent: 0, descent: 0 };
  const { bbox } = shape(other, clusters.map(({ text }) => text).join('')).run;
  const scale = size / other.unitsPerEm;
  return { ascent: bbox.maxY * scale, descent: -bbox.minY * scale };
}
