import 'server-only';
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** The embedding level of each UTF-16 unit (odd is right to left), and whether the paragraph runs right to left. */
export interface Levels {
  readonly levels: Uint8Array;
  readonly isRtl: boolean;
}

const FROM_THE_RIGHT =
  /[\u0590-\u08FF\u200F\u2067\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Applies the Unicode Bidirectional Algorithm (UAX #9); the first strong letter outside of isolates decides for the
 * paragraph.
 */
export function levelsOf(text: string): Levels {
  if (!FROM_THE_RIGHT.test(text)) return { levels: new Uint8Array(text.length), isRtl: false };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  return { levels, isRtl: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

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

/** Reverses right-to-left clusters and mirrors brackets, which fonts do not do. */
export function turned(clusters: readonly string[], isRtl: boolean): string {
  const mirrored = (sign: string) => (isRtl ? (bidi.getMirroredCharacter(sign) ?? sign) : sign);
  return clusters.toReversed().map(mirrored).join('');
}
