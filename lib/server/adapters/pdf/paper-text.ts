import 'server-only';

/** Replacement for a run of characters without a glyph in any font. */
export const UNKNOWN = '[?]';

/** Characters without a shape, and direction overrides, which would reorder the text beside a name. */
const DROPPED = /[\u200B\u2060\uFEFF\u00AD\u202A-\u202E]|\p{Variation_Selector}/gu;
const HYPHENS = /[\u2010\u2011]/gu;
const SPACES = /[\u2000-\u200A\u202F\u205F]/gu;
const MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/gu;
const JOINERS = /[\u200C\u200D]/gu;
const MARKS_AND_JOINERS = /^[\u200E\u200F\u061C\u2066-\u2069\u200C\u200D]+$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Normalises a text for the look-up of glyphs: composed, with one kind of hyphen and space. */
export function preparedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(/\t/gu, '    ')
    .replace(DROPPED, '')
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ');
}

/**
 * Boundaries that no cluster spans, to split long texts: Node 20 takes time for each segment in proportion to the
 * whole text.
 */
const STRETCHES = /(?<=\s)|(?=\p{Script=Han})/u;

export function clustersOf(text: string): string[] {
  return text
    .split(STRETCHES)
    .flatMap((stretch) => Array.from(graphemes.segment(stretch), ({ segment }) => segment));
}

export function isShapeless(cluster: string): boolean {
  return MARKS_AND_JOINERS.test(cluster);
}

export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

export function withoutJoiners(text: string): string {
  return text.replace(JOINERS, '');
}

/** Isolates a name or title within a sentence, so that right-to-left letters in it do not reorder the sentence. */
export function isolated(text: string): string {
  return `\u2068${text.replace(/[\u2066-\u2069]/gu, '')}\u2069`;
}
