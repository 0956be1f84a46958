import 'server-only';
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Of each UTF-16 unit how deep it is embedded, odd from right to left, and whether the paragraph runs from right to left. */
export interface Levels {
  readonly levels: Uint8Array;
  readonly isRtl: boolean;
}

/** Blocks of scripts that are written from right to left, and marks of that direction. */
const FROM_THE_RIGHT =
  /[\u0590-\u08FF\u200F\u2067\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The Unicode Bidirectional Algorithm (UAX #9); the first strong letter outside of isolates decides for the paragraph. */
export function levelsOf(text: string): Levels {
  if (!FROM_THE_RIGHT.test(text)) return { levels: new Uint8Array(text.length), isRtl: false };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  return { levels, isRtl: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

/** The parts of one line from left to right (UAX #9, L2). */
export function inVisualOrder<T extends { readonly level: number }>(parts: readonly T[]): T[] {
  const order = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      if (end === start) continue;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  return order;
}

/** Signs that no font turns around by itself, from right to left: brackets look the other way. */
export function turned(clusters: readonly string[], isRtl: boolean): string {
  const mirrored = (sign: string) => (isRtl ? (bidi.getMirroredCharacter(sign) ?? sign) : sign);
  return clusters.toReversed().map(mirrored).join('');
}
