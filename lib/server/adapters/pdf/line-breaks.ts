import 'server-only';
import LineBreaker from 'linebreak';

/** Scripts without blanks between words, which break only between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Returns the positions where the lines of a paragraph may end (UAX #14), in UTF-16 units and in order; the last is
 * its end.
 */
export function lineEnds(text: string): number[] {
  const ends = new Set<number>([text.length]);
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.add(next.position);
  for (const { 0: stretch, index: start } of text.matchAll(UNSPACED))
    for (const { index } of thaiWords.segment(stretch)) if (index > 0) ends.add(start + index);
  return [...ends].toSorted((a, b) => a - b);
}
