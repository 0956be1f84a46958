/** Metadata computed from the text of a post. Pure functions. */

const WORDS_PER_MINUTE = 200;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

interface PostSource {
  frontMatter: string;
  body: string;
}

export interface PostHeading {
  id: string;
  text: string;
}

/**
 * Splits a file of the blog into front matter and body.
 * @throws Error when it does not begin with front matter
 */
export function splitPost(file: string): PostSource {
  const found = FRONT_MATTER.exec(file);
  if (!found?.[1]) throw new Error('A post begins with its front matter');
  return { frontMatter: found[1], body: file.slice(found[0].length) };
}

/** Returns the readable text: without markup and without the addresses of links. */
export function plainText(body: string): string {
  return body
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*]|\d+\.)\s+/gm, '')
    .replace(/^\s*\|?[\s:|-]+\|\s*$/gm, '')
    .replace(/[*_`|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Counts words; a lone punctuation mark is none. */
export function countWords(body: string): number {
  return plainText(body)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns whole minutes at 200 words a minute, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Returns the id of a heading: `final-pay-and-13th-month` for `Final pay, and 13th month`. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function outlineOf(body: string): PostHeading[] {
  return [...body.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: headingId(text), text }));
}
