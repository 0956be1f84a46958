import 'server-only';

/** What stands for a stretch of signs that the fonts have no letter for. */
export const UNKNOWN = '[?]';

/** Signs without a shape, and orders to write in another direction, which would turn around what stands beside a name. */
const DROPPED = /[\u200B\u2060\uFEFF\u00AD\u202A-\u202E]|\p{Variation_Selector}/gu;
const HYPHENS = /[\u2010\u2011]/gu;
const SPACES = /[\u2000-\u200A\u202F\u205F]/gu;
/** Marks of direction: they place what stands beside them, and have no shape. */
const MARKS = /[\u200E\u200F\u061C\u2066-\u2069]/gu;
/** They join letters of some scripts, or keep them apart. */
const JOINERS = /[\u200C\u200D]/gu;
const MARKS_AND_JOINERS = /^[\u200E\u200F\u061C\u2066-\u2069\u200C\u200D]+$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text as its signs are looked up: composed, with one kind of hyphen and space. */
export function preparedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(/\t/gu, '    ')
    .replace(DROPPED, '')
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ');
}

/** Short stretches between whose ends no sign goes on: Node 20 needs time for each segment by the length of the whole text. */
const STRETCHES = /(?<=\s)|(?=\p{Script=Han})/u;

/** What a reader takes for one sign, with its accents: it is drawn by one font. */
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

/** A name or title within a sentence of ours: letters from right to left in it leave the sentence in order. */
export function isolated(text: string): string {
  return `\u2068${text.replace(/[\u2066-\u2069]/gu, '')}\u2069`;
}
