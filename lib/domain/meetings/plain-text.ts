/** Control characters except the line feed, and those that change the text direction. */
const UNSEEN = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Normalizes free text to harmless lines and paragraphs: one kind of line break, no consecutive empty lines. */
export function plainText(raw: string): string {
  return raw
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}
